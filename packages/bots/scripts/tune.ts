import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PlayerCount } from '@nunatak/engine';
import { FEATURES, PHASE_COUNT } from '../src/linear/layout.ts';
import { readWeights, type Weights, writeWeights } from '../src/linear/weights.ts';
import { Crew } from './tuning/crew.ts';
import { type DuelResult, leadOf } from './tuning/duel.ts';
import { addEquations, type Equations, emptyEquations, solve } from './tuning/equations.ts';

/**
 * Tunes the linear model by self-play, for each number of players, with blessings.
 *
 * In each round, the guide plays itself with some noise. Least squares then estimate, for each phase, what each feature
 * was worth in final points, and the next round plays with those weights. A round's weights become the champion if they
 * win on fresh deals. Then two parameters that least squares can't estimate, rivalry and refill, are tuned by duels.
 *
 *     node packages/bots/scripts/tune.ts --players 3 --minutes 10 --jobs 2 [--fresh]
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1,2,3,4' },
    minutes: { type: 'string', default: '8' },
    jobs: { type: 'string', default: '2' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'tune' },
    fresh: { type: 'boolean', default: false },
  },
});

const RIDGE = 20;
const NOISE = 0.7;
/** Factor by which the evidence of earlier rounds is multiplied in each round. */
const MEMORY = 0.85;
const DUEL_DEALS = 500;
/** Minimum result of a new champion, in standard errors above an even result. */
const CLEARLY = 0.5;
const FIT_SHARE = 0.7;

const folder = new URL('../src/linear/weights/', import.meta.url);

function fileFor(players: PlayerCount): URL {
  return new URL(`players${players}.json`, folder);
}

function startingWeights(players: PlayerCount): Weights {
  const file = fileFor(players);
  if (!values.fresh && existsSync(file)) return readWeights(JSON.parse(readFileSync(file, 'utf8')));
  const zeros = Array.from({ length: PHASE_COUNT }, () => 0);
  return {
    players,
    rivalry: 0.5,
    refill: 0.3,
    meanPlanWorth: zeros,
    deviation: zeros.map(() => 15),
    phases: zeros.map(() => new Float64Array(FEATURES)),
  };
}

function save(weights: Weights): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileFor(weights.players), `${JSON.stringify(writeWeights(weights), undefined, 2)}\n`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fade({ squares, sums, samples, targets }: Equations): void {
  for (const list of [...squares, ...sums, samples, targets]) for (let i = 0; i < list.length; i++) list[i] *= MEMORY;
}

function deviations({ sums, samples, targets }: Equations, phases: readonly Float64Array[]): number[] {
  return phases.map((weights, phase) => {
    const explained = weights.reduce((sum, weight, i) => sum + weight * sums[phase][i], 0);
    return Math.sqrt(Math.max(0, targets[phase] - explained) / samples[phase]);
  });
}

async function compare(crew: Crew, challenger: Weights, champion: Weights, seed: string): Promise<DuelResult> {
  const deals = Math.ceil(DUEL_DEALS / crew.size);
  const results = await crew.duel(
    Array.from({ length: crew.size }, (_, job) => ({
      kind: 'duel' as const,
      challenger: writeWeights(challenger),
      champion: writeWeights(champion),
      deals,
      seed: `${seed}/${job}`,
    })),
  );
  return results.reduce((a, b) => ({
    games: a.games + b.games,
    score: a.score + b.score,
    squares: a.squares + b.squares,
  }));
}

async function fitRound(crew: Crew, from: Weights, equations: Equations, seed: string): Promise<Weights> {
  const games = Math.ceil(Number(values.games) / crew.size);
  const weights = writeWeights(from);
  const parts = await crew.play(
    Array.from({ length: crew.size }, (_, job) => ({
      kind: 'play' as const,
      weights,
      games,
      seed: `${seed}/${job}`,
      noise: NOISE,
    })),
  );
  fade(equations);
  for (const part of parts) addEquations(equations, part.equations);
  const phases = equations.squares.map((squares, phase) => solve(squares, equations.sums[phase], RIDGE));
  const meanPlanWorth = Array.from({ length: PHASE_COUNT }, (_, phase) => {
    const worth = parts.reduce((sum, part) => sum + part.worth[phase], 0);
    return worth / parts.reduce((sum, part) => sum + part.turns[phase], 0);
  });
  say(`  average points ${(parts.reduce((sum, part) => sum + part.points, 0) / parts.length).toFixed(1)}`);
  return { ...from, meanPlanWorth, deviation: deviations(equations, phases), phases };
}

async function climb(crew: Crew, start: Weights, until: number, seed: string): Promise<Weights> {
  let champion = start;
  for (let round = 0; Date.now() < until; round++) {
    const step = round % 4 < 2 ? 0.15 : 0.05;
    const up = round % 2 === 0 ? step : -step;
    const challenger =
      round % 8 < 4
        ? { ...champion, rivalry: Math.max(0, champion.rivalry + up) }
        : { ...champion, refill: Math.min(1, Math.max(0, champion.refill + up)) };
    const result = await compare(crew, challenger, champion, `${seed}/climb${round}`);
    const lead = leadOf(result, champion.players);
    say(
      `  rivalry ${challenger.rivalry.toFixed(2)} refill ${challenger.refill.toFixed(2)}: ${lead.toFixed(2)} errors ahead`,
    );
    if (lead > 1) {
      champion = challenger;
      save(champion);
    }
  }
  return champion;
}

async function tune(crew: Crew, players: PlayerCount, minutes: number): Promise<void> {
  const begin = Date.now();
  const end = begin + minutes * 60_000;
  const seed = `${values.seed}/${players}/${begin}`;
  say(`${players} players`);
  let champion = startingWeights(players);
  let current = champion;
  const equations = emptyEquations();
  for (let round = 0; Date.now() < begin + (end - begin) * FIT_SHARE; round++) {
    current = await fitRound(crew, current, equations, `${seed}/${round}`);
    const result = await compare(crew, current, champion, `${seed}/duel${round}`);
    const lead = leadOf(result, players);
    say(`  round ${round}: ${(result.score / result.games).toFixed(3)} a game, ${lead.toFixed(2)} errors ahead`);
    if (lead > CLEARLY) {
      champion = current;
      save(champion);
    }
  }
  if (players > 1) champion = await climb(crew, champion, end, seed);
  save(champion);
}

const counts = values.players.split(',').map(Number);
const crew = new Crew(Math.max(1, Number(values.jobs)));
for (const count of counts) {
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4)
    throw new RangeError(`--players ${count}: expected 1, 2, 3 or 4`);
  await tune(crew, count, Number(values.minutes) / counts.length);
}
crew.close();
