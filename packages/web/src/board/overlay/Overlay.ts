import type { HitTarget } from '../board.ts';
import { project } from '../camera.ts';
import { easeInOut } from '../easing.ts';
import { faceOf } from '../faces.ts';
import { SLIM } from '../labels.ts';
import { TILE_HEIGHT } from '../layout.ts';
import { type Pip, supportPips } from '../pips.ts';
import type { BoardStage, Frame } from '../stage.ts';
import { hasSmallTiles } from '../targets.ts';
import { add } from '../vector.ts';
import { arrowHead, type Chip, makeCaption, makeChip, makeMote, makePip, makeQuery, makeStem } from './makers.ts';
import { type Caption, collectCaptions, collectMarks, type Mark, pathOf } from './marks.ts';
import { KeyedNodes, setAttributes, svgNode } from './nodes.ts';

/** The marks drawn over the picture: chips, pins, pips, rings, motes. Plain DOM, so that moving the camera renders no React. */
export class Overlay {
  readonly #stage: BoardStage;
  readonly #lines: SVGSVGElement;
  readonly #chips: KeyedNodes<Chip, HTMLElement>;
  readonly #stems: KeyedNodes<Chip, SVGGElement>;
  readonly #pips: KeyedNodes<Pip, HTMLElement>;
  readonly #marks: KeyedNodes<Mark, SVGPolygonElement>;
  readonly #captions: KeyedNodes<Caption, SVGTextElement>;
  readonly #arrow: SVGPathElement;
  readonly #queries: KeyedNodes<number, HTMLElement>;
  readonly #motes: KeyedNodes<Frame['effects']['motes'][number], HTMLElement>;

  constructor(root: HTMLElement, stage: BoardStage) {
    this.#stage = stage;
    this.#lines = svgNode('svg', { class: 'nk-board-lines', 'aria-hidden': 'true' });
    const pips = document.createElement('div');
    const chips = document.createElement('div');
    const motes = document.createElement('div');
    root.replaceChildren(pips, this.#lines, chips, motes);
    this.#lines.append(svgNode('defs'));
    this.#lines.firstElementChild?.append(arrowHead());
    this.#marks = new KeyedNodes(this.#lines, (mark) =>
      svgNode('polygon', { class: mark.className, 'stroke-linejoin': 'round' }),
    );
    this.#captions = new KeyedNodes(this.#lines, makeCaption);
    this.#stems = new KeyedNodes(this.#lines, makeStem);
    this.#arrow = svgNode('path', {
      class: 'nk-board-arrow',
      'marker-end': 'url(#nk-board-arrowhead)',
      'marker-start': 'url(#nk-board-arrowhead)',
    });
    this.#lines.append(this.#arrow);
    this.#chips = new KeyedNodes(chips, makeChip);
    this.#pips = new KeyedNodes(pips, makePip);
    this.#queries = new KeyedNodes(chips, makeQuery);
    this.#motes = new KeyedNodes(motes, makeMote);
  }

  paint(): void {
    const { frame, size, props } = this.#stage;
    setAttributes(this.#lines, { width: size.width, height: size.height });
    const { hits } = this.#stage.aim();
    this.#paintChips(hits);
    this.#paintPips(frame);
    this.#marks.show(
      collectMarks(this.#stage),
      (mark) => mark.key,
      (node, mark) => {
        setAttributes(node, { points: pathOf(mark.points), opacity: mark.opacity });
        if (mark.dash !== undefined)
          setAttributes(node, { pathLength: 1, 'stroke-dasharray': 1, 'stroke-dashoffset': 1 - mark.dash });
      },
    );
    this.#captions.show(
      collectCaptions(this.#stage),
      (caption) => caption.key,
      (node, { at }) => {
        setAttributes(node, { x: at.x, y: at.y });
      },
    );
    this.#paintArrow(frame);
    this.#paintQuery(frame);
    this.#motes.show(
      frame.effects.motes,
      (mote) => String(mote.index),
      (node, { cue, share }) => {
        const from = project(frame.pose, faceOf(cue.fromCell, { blocks: props.blocks, floors: frame.floors }).middle);
        const t = easeInOut(share);
        const lift = Math.sin(t * Math.PI) * 70;
        const x = from.x + (cue.to.x - from.x) * t;
        const y = from.y + (cue.to.y - from.y) * t - lift;
        node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
        node.style.opacity = String(Math.min(1, (1 - share) * 6, share * 8));
      },
    );
  }

  #paintChips(hits: readonly HitTarget[]): void {
    const { targets, ghost } = this.#stage.props;
    const chips = hits.flatMap((hit): Chip[] => {
      if (hit.cell === ghost?.cell)
        return [{ hit, label: ghost.label, zero: false, step: ghost.step ?? false, large: true }];
      const target = targets.find(({ cell }) => cell === hit.cell);
      return target === undefined
        ? []
        : [{ hit, label: target.label, zero: target.zero, step: target.step, large: false }];
    });
    const keyOf = ({ hit, label, zero, step, large }: Chip) => `${hit.cell} ${label} ${zero} ${step} ${large}`;
    this.#chips.show(chips, keyOf, (node, { hit }) => {
      const { at, width, height } = hit.chip;
      node.dataset.by = hit.by;
      const slim = hasSmallTiles(this.#stage.frame.pose) ? SLIM : 0;
      node.dataset.small = String(slim > 0);
      node.style.width = `${width}px`;
      node.style.height = `${height - slim}px`;
      node.style.transform = `translate(${(at.x - width / 2).toFixed(1)}px, ${(at.y - (height - slim) / 2).toFixed(1)}px)`;
    });
    const pinned = chips.filter(
      ({ hit, large }) =>
        hit.by === 'pin' || (!large && Math.hypot(hit.chip.at.x - hit.foot.x, hit.chip.at.y - hit.foot.y) > 70),
    );
    this.#stems.show(pinned, keyOf, (node, { hit }) => {
      const [line, dot] = node.children;
      if (line !== undefined)
        setAttributes(line, { x1: hit.chip.at.x, y1: hit.chip.at.y, x2: hit.foot.x, y2: hit.foot.y });
      if (dot !== undefined) setAttributes(dot, { cx: hit.foot.x, cy: hit.foot.y });
    });
  }

  #paintPips({ pose, floors, flat, moving }: Frame): void {
    const { props } = this.#stage;
    const pips = flat === 1 && !moving && !props.finale ? supportPips(props) : [];
    const edge = hasSmallTiles(pose) ? Math.max(9, pose.scale * 0.24) : Math.min(22, Math.max(13, pose.scale * 0.2));
    const reach = hasSmallTiles(pose) ? 0.36 : 0.4;
    this.#pips.show(
      pips,
      ({ cell, under, colour }) => `${cell} ${under} ${colour}`,
      (node, { cell, corner: [x, z] }) => {
        const at = project(pose, add(floors[cell] ?? [0, 0, 0], [x * reach, TILE_HEIGHT, z * reach]));
        node.style.width = `${edge}px`;
        node.style.height = `${edge}px`;
        node.style.transform = `translate(${(at.x - edge / 2).toFixed(1)}px, ${(at.y - edge / 2).toFixed(1)}px)`;
      },
    );
  }

  /** A refused cell carries a question mark on its far right corner: a click says why. */
  #paintQuery({ pose, floors, moving }: Frame): void {
    const { refused, blocks } = this.#stage.props;
    const cells = refused === undefined || moving ? [] : [refused];
    this.#queries.show(cells, String, (node, cell) => {
      const at = project(pose, add(faceOf(cell, { blocks, floors }).middle, [0.38, 0, -0.38]));
      node.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
    });
  }

  #paintArrow({ pose, floors, moving }: Frame): void {
    const { swapGhost, blocks } = this.#stage.props;
    this.#arrow.style.display = swapGhost === undefined || moving ? 'none' : '';
    if (swapGhost === undefined) return;
    const a = project(pose, faceOf(swapGhost.a, { blocks, floors }).middle);
    const b = project(pose, faceOf(swapGhost.b, { blocks, floors }).middle);
    const rise = 30 + Math.hypot(a.x - b.x, a.y - b.y) * 0.25;
    const peak = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - rise };
    setAttributes(this.#arrow, { d: `M${a.x} ${a.y} Q${peak.x} ${peak.y} ${b.x} ${b.y}` });
  }
}
