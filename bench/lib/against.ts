// Compares this engine with that of another checkout: both replay the same recorded game, alternately, in one process.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playGame } from '@fracht/bots';
import * as today from '@fracht/engine';
import { row } from './report.ts';
import { aSetup, DAY, seats, TEACHER } from './setup.ts';
import { median, quantile } from './timing.ts';

type Engine = Pick<typeof today, 'advance' | 'gameEndsAt' | 'replay'>;
type Turn = { readonly now: number; readonly then: number };

/** The rules version of the compared games: the last one before luck was drawn for each player separately, which older checkouts know too. */
const COMMON_RULES = 2;
const TURNS = { warm: 25, measured: 81 };
/** How many replays one sample consists of, by the number of players: a single replay of a small game is too short to be measured. */
const RERUNS: Readonly<Record<number, number>> = { 6: 8, 30: 1 };

/** Prints a table of the replay times of this engine and of that in `folder`, another checkout of this repository. Throws where they play differently. */
export async function reportAgainst(folder: string): Promise<void> {
  const file = join(resolve(folder), 'packages/engine/src/index.ts');
  const other: Engine = await import(pathToFileURL(file).href);
  row('re-running a game of rules version 2', 'this engine', 'the other', 'by turns, this to the other');
  row('---', '---', '---', '---');
  for (const [players, reruns] of Object.entries(RERUNS)) {
    const turns = turnsOf(Number(players), reruns, other);
    const ratios = turns.map(({ now, then }) => now / then).toSorted((a, b) => a - b);
    const times = (of: keyof Turn) =>
      `${median(turns.map((turn) => turn[of]).toSorted((a, b) => a - b)).toFixed(1)} ms`;
    const quarters = `quarter to quarter ${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`;
    row(`${players} players`, times('now'), times('then'), `${median(ratios).toFixed(2)} times (${quarters})`);
  }
}

function turnsOf(players: number, reruns: number, other: Engine): readonly Turn[] {
  const setup = { ...aSetup(`bench-${players}`), rulesVersion: COMMON_RULES };
  const { log } = playGame(setup, TEACHER, seats(players, 'ordinary'), DAY);
  const rerun = (engine: Engine) => engine.advance(engine.replay(setup, log), engine.gameEndsAt(setup));
  if (moneyOf(rerun(today)) !== moneyOf(rerun(other))) throw new Error('The other engine plays another game');
  const turn = (): Turn => {
    // The second of two replays pays for garbage of the first, so the order is this, other, other, this: each engine is second once.
    const nowFirst = spent(() => rerun(today), reruns);
    const then = spent(() => rerun(other), reruns) + spent(() => rerun(other), reruns);
    return { now: (nowFirst + spent(() => rerun(today), reruns)) / 2, then: then / 2 };
  };
  const turns = Array.from({ length: TURNS.warm + TURNS.measured }, turn);
  return turns.slice(TURNS.warm);
}

function moneyOf({ players }: today.GameState): string {
  return players.map(({ money, points }) => `${money} ${points}`).join();
}

/** CPU time of this thread for one call, in ms, as the mean of `calls`; what other processes use meanwhile is not in it. */
function spent(work: () => void, calls: number): number {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / calls;
}
