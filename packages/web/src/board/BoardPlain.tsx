import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from './board.ts';
import { CELLS, cellName, placeOf } from './cells.ts';
import { PlainBlock, PlainDefs, PlainTile } from './plain/shapes.tsx';
import type { BoardStage } from './stage.ts';
import { mixVec } from './vector.ts';

interface BoardPlainProps
  extends Pick<
    BoardProps,
    'tiles' | 'blocks' | 'targets' | 'ghost' | 'theme' | 'xray' | 'lastMove' | 'refused' | 'cap'
  > {
  stage: BoardStage;
}

/** Plan and Exploded as a drawing, for machines without WebGL and for the moment before it is there. */
export function BoardPlain({
  stage,
  tiles,
  blocks,
  targets,
  ghost,
  theme,
  xray,
  lastMove,
  refused,
  cap,
}: BoardPlainProps) {
  const id = useId();
  const world = useRef<SVGGElement>(null);
  const legal = new Map(targets.map((target) => [target.cell, target]));

  useLayoutEffect(() => {
    place(world.current, stage);
  });
  useLayoutEffect(() => stage.subscribe(() => place(world.current, stage)), [stage]);

  return (
    <svg aria-hidden="true" className="nk-plain" data-theme={theme}>
      <PlainDefs id={id} theme={theme} />
      <rect width="100%" height="100%" fill={`url(#${id}ground)`} />
      <g ref={world}>
        <g data-part="floor">
          <rect x="-3.12" y="-3.12" width="6.24" height="6.24" rx="0.1" fill={`url(#${id}wood)`} />
          <rect x="-2.88" y="-2.88" width="5.76" height="5.76" rx="0.05" fill={`url(#${id}stone)`} />
          {[-3, 3].flatMap((x) =>
            [-3, 3].map((y) => (
              <rect
                key={`${x} ${y}`}
                x={x - 0.18}
                y={y - 0.18}
                width="0.36"
                height="0.36"
                rx="0.06"
                fill={`url(#${id}brass)`}
              />
            )),
          )}
        </g>
        {CELLS.map((cell) => (
          <PlainCell
            key={cell}
            id={id}
            theme={theme}
            cell={cell}
            face={tiles[cell]}
            colour={blocks[cell]}
            target={legal.get(cell)}
            ghost={ghost?.cell === cell ? ghost.colour : undefined}
            xray={xray}
            isLast={lastMove === cell}
            isRefused={refused === cell}
          />
        ))}
        {cap && (
          <g data-part="cap">
            <rect x="-0.97" y="-0.97" width="1.94" height="1.94" rx="0.05" fill="#2b343d" />
            <rect x="-0.71" y="-0.71" width="1.42" height="1.42" rx="0.04" fill={`url(#${id}brass)`} />
            <polygon points="0,-.62 .54,-.31 .54,.31 0,.62 -.54,.31 -.54,-.31" fill="#cdeaff" opacity=".92" />
            <path d="M0-.62V.62M.54-.31-.54.31M.54.31-.54-.31" stroke="#6fb1d6" strokeWidth=".02" fill="none" />
          </g>
        )}
      </g>
    </svg>
  );
}

interface PlainCellProps extends Pick<BoardProps, 'theme' | 'xray'> {
  id: string;
  cell: number;
  face: BoardProps['tiles'][number] | undefined;
  colour: BoardProps['blocks'][number] | undefined;
  target: BoardProps['targets'][number] | undefined;
  ghost: BoardProps['blocks'][number] | undefined;
  isLast: boolean;
  isRefused: boolean;
}

/** What lies on one tile. A click changes one of them: the others are not drawn again. */
const PlainCell = memo(function PlainCell({
  id,
  theme,
  cell,
  face,
  colour,
  target,
  ghost,
  xray,
  isLast,
  isRefused,
}: PlainCellProps) {
  return (
    <g data-cell={cell} data-name={cellName(cell)} data-level={placeOf(cell).level}>
      {face !== undefined && (
        <g data-part="tile">
          <PlainTile
            id={id}
            theme={theme}
            face={face}
            legal={colour === undefined ? target : undefined}
            refused={isRefused}
          />
        </g>
      )}
      {colour !== undefined && (
        <g data-part="block">
          <PlainBlock id={id} colour={colour} cell={cell} xray={xray} last={isLast} legal={target !== undefined} />
        </g>
      )}
      {ghost !== undefined && <PlainBlock id={id} colour={ghost} cell={cell} ghost />}
    </g>
  );
});

/** Sets an attribute only if it changes: to set it again would paint the whole drawing again. */
function assign(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function placePart(part: Element, cell: number, { blocks, tiles }: BoardStage['frame']['effects']): void {
  if (!(part instanceof SVGGElement)) return;
  if (part.dataset.part === 'block') {
    const { height = 0, hidden = false } = blocks.get(cell) ?? {};
    assign(part, 'opacity', hidden ? '0' : String(1 - Math.min(1, height / 2.6)));
    assign(part, 'transform', `scale(${1 + height * 0.16})`);
  }
  if (part.dataset.part === 'tile') {
    const { turn = 0, hidden = false } = tiles.get(cell) ?? {};
    assign(part, 'opacity', hidden ? '0' : '1');
    assign(part, 'transform', `scale(1 ${Math.max(0.02, Math.cos(Math.min(Math.PI / 2, turn))).toFixed(3)})`);
  }
}

/** Moves every cell to where the stage has it; React draws only what changes in the position. */
function place(world: SVGGElement | null, stage: BoardStage): void {
  if (world === null || stage.frame.flat !== 1) return;
  const { pose, floors, effects } = stage.frame;
  assign(world, 'transform', `translate(${pose.centre.x} ${pose.centre.y}) scale(${pose.scale})`);
  assign(world, 'data-spread', String(stage.view === 'exploded'));
  for (const node of world.children) {
    if (!(node instanceof SVGGElement) || node.dataset.cell === undefined) continue;
    const cell = Number(node.dataset.cell);
    const floor = floors[cell] ?? [0, 0, 0];
    const tile = effects.tiles.get(cell);
    const from = tile?.from === undefined ? floor : mixVec(floors[tile.from] ?? floor, floor, tile.share);
    assign(node, 'transform', `translate(${from[0].toFixed(4)} ${from[2].toFixed(4)})`);
    for (const part of node.children) placePart(part, cell, effects);
  }
}
