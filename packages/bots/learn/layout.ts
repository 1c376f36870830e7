/** Writes what the trainer needs to know about the net's inputs: node layout.ts PLAYERS FOLDER */
import { writeFileSync } from 'node:fs';
import { CELLS, COLUMN_OF, LEVEL_OF, LEVEL_SIZE, type PlayerCount, ROW_OF } from '@nunatak/engine';
import { TYPE_COUNT } from '@nunatak/engine/fast';
import { LAYOUT_VERSION, type Layout, layoutFor } from '../src/net/layout.ts';
import * as scales from '../src/net/scales.ts';
import { CHANCE_STEPS, POINT_STEPS, RECORD_FEATURES, recordWidth } from './records.ts';

const SYMMETRIES = 8;

/**
 * Maps each feature to its index after rotating or mirroring the temple, for each of the eight symmetries. The padding
 * index maps to itself.
 */
export function symmetries(layout: Layout): Uint16Array {
  const width = layout.features + 1;
  const maps = Uint16Array.from({ length: SYMMETRIES * width }, (_, i) => i % width);
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    for (let cell = 0; cell < CELLS; cell++) {
      const image = imageOf(cell, symmetry);
      const put = (block: number, size: number) => {
        for (let i = 0; i < size; i++) maps[symmetry * width + block + cell * size + i] = block + image * size + i;
      };
      put(layout.owner, layout.seats);
      put(layout.open, TYPE_COUNT);
      put(layout.hiddenCell, 1);
    }
  }
  return maps;
}

function imageOf(cell: number, symmetry: number): number {
  const level = LEVEL_OF[cell];
  const last = LEVEL_SIZE[level] - 1;
  const row = (symmetry & 1) === 0 ? ROW_OF[cell] : last - ROW_OF[cell];
  const column = (symmetry & 2) === 0 ? COLUMN_OF[cell] : last - COLUMN_OF[cell];
  const [r, c] = (symmetry & 4) === 0 ? [row, column] : [column, row];
  return LEVEL_OF.findIndex((other, i) => other === level && ROW_OF[i] === r && COLUMN_OF[i] === c);
}

if (import.meta.main) {
  const [players, folder] = process.argv.slice(2);
  const layout = layoutFor(Number(players) as PlayerCount);
  const description = {
    version: LAYOUT_VERSION,
    players: layout.players,
    cells: CELLS,
    features: layout.features,
    figures: layout.figures,
    figureScales: layout.figureScales,
    recordFeatures: RECORD_FEATURES,
    recordWidth: recordWidth(layout),
    chanceSteps: CHANCE_STEPS,
    pointSteps: POINT_STEPS,
    scales: { ...scales },
  };
  writeFileSync(`${folder}/layout${players}.json`, JSON.stringify(description));
  writeFileSync(`${folder}/symmetries${players}.bin`, new Uint8Array(symmetries(layout).buffer));
}
