import {
  type Car,
  type GameSeconds,
  type GameState,
  type LogEntry,
  type PlayerId,
  advance,
  carLand,
  findCar,
  findPlayer,
  nextEventAt,
  runEntry,
  theftChance,
} from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';

/** The draws whose chance is known: a theft in a night, a roadside check, a crash past the limit. */
export const DRAWN = ['THEFT', 'CHECK', 'CRASH'] as const;
export type Drawn = (typeof DRAWN)[number];

/** When something was drawn. */
type DrawMoment = {
  readonly at: GameSeconds;
  /** The log entry that caused it; null if it happened by itself. */
  readonly entry: LogEntry | null;
  /** How many log entries had been applied when it was drawn, including that one. */
  readonly entries: number;
};

/** A draw for one player: what, about which car, with which chance (percent), and the game around it. */
export type Draw = DrawMoment & {
  readonly what: Drawn;
  readonly car: Car;
  readonly chance: number;
  /** The game before the draw (at `at` or earlier) and after it. */
  readonly before: GameState;
  readonly after: GameState;
};

/** All draws of a player in a game, in order. (LCK-1) */
export function drawsOf(recording: Recording, player: PlayerId): readonly Draw[] {
  const { log, before, after, end } = recording;
  const found: Draw[] = [];
  for (let index = 0; index <= log.length; index += 1) {
    const to = before[index] ?? end;
    const from = index === 0 ? to : (after[index - 1] ?? to);
    if (countOf(from, player) !== countOf(to, player)) found.push(...drawsBetween(recording, player, index, to));
    const [entry, done] = [log[index], after[index]];
    if (entry !== undefined && done !== undefined && countOf(to, player) !== countOf(done, player)) {
      found.push(...drawIn(player, to, done, { at: to.now, entry, entries: index + 1 }));
    }
  }
  return found;
}

/** Steps through the events before an entry. */
function drawsBetween(recording: Recording, player: PlayerId, index: number, end: GameState): readonly Draw[] {
  const found: Draw[] = [];
  let state = stateBetween(recording, index, 0);
  for (let at = nextEventAt(state); at !== null && at <= end.now; at = nextEventAt(state)) {
    const later = advance(state, at);
    found.push(...drawIn(player, state, later, { at, entry: null, entries: index }));
    state = later;
  }
  return found;
}

function countOf(state: GameState, player: PlayerId): number {
  const counts = Object.values(findPlayer(state, player)?.draws ?? {});
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The draws for a player by which two states of a game differ; `moment`: when that was. (LCK-1) */
export function drawIn(player: PlayerId, before: GameState, after: GameState, moment: DrawMoment): readonly Draw[] {
  const earlier = findPlayer(before, player)?.draws ?? {};
  const later = findPlayer(after, player)?.draws ?? {};
  if (earlier === later) return [];
  return Object.keys(later)
    .filter((key) => later[key] !== earlier[key])
    .flatMap((key) => {
      const [purpose = '', about = ''] = key.split(' ');
      const what = DRAWN.find((one) => one === purpose);
      const car = findCar(before, about) ?? before.cars.find(({ shipment }) => shipment === about) ?? null;
      if (what === undefined || car === null) return [];
      return [{ ...moment, what, car, chance: chanceOf({ ...before, now: moment.at }, what, car), before, after }];
    });
}

function chanceOf(state: GameState, what: Drawn, car: Car): number {
  const { settings } = state.setup;
  if (what === 'CRASH') return settings.crash_chance;
  if (what === 'CHECK') return carLand(state, car) === 'PL' ? settings.check_chance_home : settings.check_chance_abroad;
  if (!('parking' in car.state) || !('since' in car.state)) return 0;
  return Math.min(100, theftChance(state, car, car.state.parking, state.now - car.state.since));
}

/** The game after a draw if it had come out this way. Only the settings of this chance are changed, and only for this moment. (LCK-1) */
export function drawnAs({ before, what, at, entry }: Draw, isDrawn: boolean): GameState {
  const { setup } = before;
  const sure = { ...before, setup: { ...setup, settings: { ...setup.settings, ...certain(what, isDrawn) } } };
  if (entry === null) return { ...advance(sure, at), setup };
  const result = runEntry(sure, entry);
  if (!result.ok) throw new Error(`Entry ${entry.seq} is no entry of this game`);
  return { ...result.value, setup };
}

/** A percentage so large that no factor brings it below a hundred. */
const SURELY = 1_000_000_000;

function certain(what: Drawn, isDrawn: boolean): Partial<GameState['setup']['settings']> {
  const chance = isDrawn ? SURELY : 0;
  if (what === 'CRASH') return { crash_chance: chance };
  if (what === 'CHECK') return { check_chance_home: chance, check_chance_abroad: chance };
  return { theft_guarded: chance, theft_unguarded_home: chance, theft_unguarded_abroad: chance };
}
