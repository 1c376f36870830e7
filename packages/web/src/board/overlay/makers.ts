import { TOKENS } from '../../art/tokens.ts';
import type { HitTarget } from '../board.ts';
import type { Pip } from '../pips.ts';
import type { Frame } from '../stage.ts';
import type { Caption } from './marks.ts';
import { iconNode, svgNode } from './nodes.ts';

/** What a chip shows. */
export interface Chip {
  hit: HitTarget;
  label: string;
  zero: boolean;
  step: boolean;
  large: boolean;
}

export function arrowHead(): SVGMarkerElement {
  const marker = svgNode('marker', {
    id: 'nk-board-arrowhead',
    viewBox: '0 0 10 10',
    refX: 7,
    refY: 5,
    markerWidth: 5,
    markerHeight: 5,
    orient: 'auto-start-reverse',
  });
  marker.append(svgNode('path', { d: 'M1 1 9 5 1 9z', class: 'nk-board-arrowtip' }));
  return marker;
}

export function makeCaption({ text, look }: Caption): SVGTextElement {
  const node = svgNode('text', {
    class: {
      cell: 'nk-caption',
      level: 'nk-caption-level',
      plan: 'nk-caption nk-caption-plan',
      frame: 'nk-caption nk-caption-frame',
    }[look],
    'text-anchor': 'middle',
    'dominant-baseline': 'middle',
  });
  node.textContent = text;
  return node;
}

export function makeStem(): SVGGElement {
  const group = svgNode('g', { class: 'nk-stem' });
  group.append(svgNode('line'), svgNode('circle', { r: 5 }));
  return group;
}

export function makeQuery(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'nk-query';
  node.append('?');
  return node;
}

export function makeChip({ hit, label, zero, step, large }: Chip): HTMLElement {
  const node = document.createElement('div');
  node.className = 'nk-chip';
  node.dataset.cell = String(hit.cell);
  node.dataset.zero = String(zero);
  node.dataset.large = String(large);
  node.append(label);
  if (step) node.append(iconNode('step', large ? 20 : 14));
  return node;
}

export function makePip({ colour }: Pip): HTMLElement {
  const node = document.createElement('div');
  const { ice, etch } = TOKENS.color.player[colour];
  node.className = 'nk-pip';
  node.style.background = ice;
  node.style.color = etch;
  node.append(iconNode(`player-${colour}`, 12));
  return node;
}

export function makeMote({ cue }: Frame['effects']['motes'][number]): HTMLElement {
  const node = document.createElement('div');
  const { ice, etch } = TOKENS.color.player[cue.colour];
  node.className = 'nk-mote';
  node.style.background = ice;
  node.style.color = etch;
  node.append(cue.text);
  return node;
}
