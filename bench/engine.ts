// npm run bench:engine - what the engine costs: making a game, re-running one from its log, one event, memory.
import { playGame } from '@fracht/bots';
import {
  type GameSetup,
  type GameState,
  type LogEntry,
  advance,
  gameEndsAt,
  loadState,
  newGame,
  nextEventAt,
  replay,
  runEntry,
  saveState,
} from '@fracht/engine';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { machine, median, quantile, timed } from './lib/timing.ts';

type Recorded = { readonly setup: GameSetup; readonly log: readonly LogEntry[] };

function record(players: number): Recorded {
  const setup = aSetup(`bench-${players}`);
  return { setup, log: playGame(setup, TEACHER, seats(players, 'ordinary'), DAY).log };
}

function rerun({ setup, log }: Recorded): GameState {
  return advance(replay(setup, log), gameEndsAt(setup));
}

/** The game right before START, and the entry that starts it: opening generates fleet, offers and all orders. */
function beforeStart({ setup, log }: Recorded): { readonly state: GameState; readonly start: LogEntry } {
  let state = newGame(setup);
  for (const entry of log) {
    if (entry.action.action === 'START') return { state, start: entry };
    const result = runEntry(state, entry);
    if (result.ok) state = result.value;
  }
  throw new Error('A game that was never started');
}

/** Microseconds of each single next event while a game is re-run. */
function eventSteps({ setup, log }: Recorded): readonly number[] {
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
  return steps.toSorted((a, b) => a - b);
}

function heapUsed(): number {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Bytes that one live game holds, each loaded from its own saved text as after a restart. */
function bytesPerGame(recorded: Recorded): number {
  const { setup } = recorded;
  const middle = advance(replay(setup, recorded.log), gameEndsAt(setup));
  const text = JSON.stringify(saveState(middle));
  const games: GameState[] = [];
  const before = heapUsed();
  for (let count = 0; count < 50; count += 1) games.push(loadState(setup, JSON.parse(text)));
  const bytes = (heapUsed() - before) / games.length;
  return bytes;
}

function row(what: string, value: string): void {
  process.stdout.write(`| ${what} | ${value} |\n`);
}

process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${machine()}\n\n| what | measured |\n|---|---|\n`);
for (const players of [6, 30]) {
  const recorded = record(players);
  const { state, start } = beforeStart(recorded);
  const opening = timed(50, 10, () => runEntry(state, start));
  row(
    `opening a game for ${players} players (fleet, offers, ${players * 24} orders)`,
    `${median(opening).toFixed(2)} ms`,
  );
  const rerunning = timed(30, 10, () => rerun(recorded));
  const events = eventSteps(recorded);
  row(
    `re-running a whole ${players}-player game (${recorded.log.length} actions, ${events.length} events)`,
    `${median(rerunning).toFixed(1)} ms (p90 ${quantile(rerunning, 0.9).toFixed(1)} ms)`,
  );
  row(
    `next event, ${players} players`,
    `p50 ${median(events).toFixed(1)} us, p99 ${quantile(events, 0.99).toFixed(1)} us`,
  );
  row(`memory of one game at its end, ${players} players`, `${(bytesPerGame(recorded) / 1024).toFixed(0)} KiB`);
}
