// npm run bench:engine - what the engine costs: making a game, re-running one from its log, one event, memory; with situations and,
// in the same run, without any. And what bots cost: a game that they play compared with its re-run, and 1,000 games in a worker.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BotLevel, playGame } from '@fracht/bots';
import {
  EMPTY_LIBRARY,
  type GameSetup,
  type GameState,
  type LogEntry,
  advance,
  gameEndsAt,
  fromSavedState,
  newGame,
  nextEventAt,
  replay,
  runEntry,
  toSavedState,
} from '@fracht/engine';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile, timed } from './lib/timing.ts';

type Recorded = { readonly setup: GameSetup; readonly log: readonly LogEntry[] };

function record(players: number, hasSituations: boolean): Recorded {
  const shipped = aSetup(`bench-${players}`);
  const setup = hasSituations ? shipped : { ...shipped, library: EMPTY_LIBRARY };
  return { setup, log: playGame(setup, TEACHER, seats(players, 'ordinary'), DAY).log };
}

function rerun({ setup, log }: Recorded): GameState {
  return advance(replay(setup, log), gameEndsAt(setup));
}

/** The game right before START, with the log entry that starts it and so generates fleet, offers and all orders. */
function beforeStart({ setup, log }: Recorded): { readonly state: GameState; readonly start: LogEntry } {
  let state = newGame(setup);
  for (const entry of log) {
    if (entry.action.action === 'START') return { state, start: entry };
    const result = runEntry(state, entry);
    if (result.ok) state = result.value;
  }
  throw new Error('A game that was never started');
}

/** Re-runs for one figure, after some that only warm up: a small game is over before the engine has been JIT-compiled. */
const RERUNS = { warm: 60, measured: 61 };
/** Games played by bots, each followed by its re-run. */
const TURNS = { warm: 15, measured: 21 };
const GAMES = 1000;

/** Microseconds of each event, ascending; for each event the median of many re-runs, because a single one depends too much on the machine. */
function eventSteps(recorded: Recorded): readonly number[] {
  const runs = Array.from({ length: RERUNS.warm + RERUNS.measured }, () => stepsOf(recorded)).slice(RERUNS.warm);
  const ofEvent = (event: number) => runs.map((steps) => steps[event] ?? Number.NaN).toSorted((a, b) => a - b);
  return (runs[0] ?? []).map((_, event) => median(ofEvent(event))).toSorted((a, b) => a - b);
}

/** Microseconds of each event of one re-run, in order. */
function stepsOf({ setup, log }: Recorded): readonly number[] {
  const steps: number[] = [];
  let state = newGame(setup);
  const runTo = (at: number) => {
    for (let due = nextEventAt(state); due !== null && due <= at; due = nextEventAt(state)) {
      const start = performance.now();
      state = advance(state, due);
      steps.push((performance.now() - start) * 1000);
    }
  };
  for (const entry of log) {
    runTo(entry.at);
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(result.error);
    state = result.value;
  }
  runTo(gameEndsAt(setup));
  return steps;
}

function heapUsed(): number {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Bytes of memory of one live game; each is loaded from its own saved text, as after a restart. */
function bytesPerGame(recorded: Recorded): number {
  const { setup } = recorded;
  const middle = advance(replay(setup, recorded.log), gameEndsAt(setup));
  const text = JSON.stringify(toSavedState(middle));
  const games: GameState[] = [];
  const before = heapUsed();
  for (let count = 0; count < 50; count += 1) games.push(fromSavedState(setup, JSON.parse(text)));
  const bytes = (heapUsed() - before) / games.length;
  return bytes;
}

type Measured = { readonly what: string; readonly value: string };

function measure(players: number, hasSituations: boolean): readonly Measured[] {
  const recorded = record(players, hasSituations);
  const { state, start } = beforeStart(recorded);
  const opening = timed(50, 10, () => runEntry(state, start));
  const rerunning = timed(RERUNS.measured, RERUNS.warm, () => rerun(recorded));
  const events = eventSteps(recorded);
  const size = `${recorded.log.length} actions, ${events.length} events`;
  const each = (median(rerunning) / (recorded.log.length + events.length)) * 1000;
  return [
    {
      what: `opening a game for ${players} players (fleet, offers, ${players * 24} orders)`,
      value: `${median(opening).toFixed(2)} ms`,
    },
    {
      what: `re-running a whole ${players}-player game`,
      value: `${median(rerunning).toFixed(1)} ms (p90 ${quantile(rerunning, 0.9).toFixed(1)} ms; ${size})`,
    },
    { what: `of that each action or event, ${players} players`, value: `${each.toFixed(1)} us` },
    {
      what: `next event, ${players} players`,
      value: `p50 ${median(events).toFixed(1)} us, p99 ${quantile(events, 0.99).toFixed(1)} us`,
    },
    {
      what: `memory of one game at its end, ${players} players`,
      value: `${(bytesPerGame(recorded) / 1024).toFixed(0)} KiB`,
    },
  ];
}

/** Measures games of bots and their re-runs in turn, so that a slow phase of the machine affects both. */
function measureBots(players: number, level: BotLevel & string): Measured {
  const setup = aSetup(`bench-${players}`);
  const play = (): readonly LogEntry[] => playGame(setup, TEACHER, seats(players, level), DAY).log;
  const recorded = { setup, log: play() };
  const [playing, rerunning]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS.warm + TURNS.measured; turn += 1) {
    const [played] = timed(1, 0, play);
    const [rerunIn] = timed(1, 0, () => rerun(recorded));
    if (turn < TURNS.warm || played === undefined || rerunIn === undefined) continue;
    playing.push(played);
    rerunning.push(rerunIn);
  }
  const [play50, rerun50] = [playing, rerunning].map((times) => median(times.toSorted((a, b) => a - b)));
  const times = ((play50 ?? 0) / (rerun50 ?? 1)).toFixed(2);
  return {
    what: `a whole game played by ${players} ${level} bots`,
    value: `${(play50 ?? 0).toFixed(1)} ms, its re-run ${(rerun50 ?? 0).toFixed(1)} ms: ${times} times as long`,
  };
}

/** A thousand games of four players in a worker, as in the trial of settings; the time without the worker's start. */
async function thousandGames(): Promise<Measured> {
  const worker = new Worker(new URL('./lib/games-worker.ts', import.meta.url), { workerData: GAMES });
  const [seconds] = await once(worker, 'message');
  return {
    what: `${GAMES} games of 4 ordinary bots in a worker (goal 10 s)`,
    value: `${Number(seconds).toFixed(1)} s`,
  };
}

heading();
row('what', 'with situations', 'without');
row('---', '---', '---');
for (const players of [6, 30]) {
  const without = measure(players, false);
  measure(players, true).forEach(({ what, value }, index) => row(what, value, without[index]?.value ?? ''));
}
process.stdout.write('\n');
row('what', 'measured');
row('---', '---');
for (const players of [6, 30])
  for (const level of ['ordinary', 'good'] as const) {
    const { what, value } = measureBots(players, level);
    row(what, value);
  }
const games = await thousandGames();
row(games.what, games.value);
footing();
