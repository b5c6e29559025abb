import * as fc from 'fast-check';
import {
  type Actor,
  bestCarFor,
  type Car,
  EMPTY_LIBRARY,
  type GameAction,
  type GameSetup,
  type GameState,
  type HostAction,
  isOpen,
  type Library,
  type LogEntry,
  newGame,
  type Order,
  parkingsAhead,
  type PlayerUser,
  runEntry,
  type SettingKey,
  shownSituation,
} from '@fracht/engine';
import { spend } from '../runs/costs.ts';
import { DAY, aSetup } from './a-setup.ts';

/** One step of random play: some seconds pass, then somebody acts. The numbers choose among what is possible then. */
export type Deed = { readonly wait: number; readonly who: number; readonly what: number; readonly which: number };

export type Play = { readonly seed: string; readonly students: number; readonly deeds: readonly Deed[] };

/** A recorded game: what it began with, its log, and every state it went through. */
export type Recorded = { readonly setup: GameSetup; readonly log: readonly LogEntry[]; readonly state: GameState };

/** Called after every action with the state before and after; `refused` when the action was. */
export type Watch = (before: GameState, after: GameState, refused: string | null) => void;

/** Settings under which trouble comes soon: little work time, many checks, thefts and crashes. */
export const HARD: Partial<Record<SettingKey, number>> = {
  orders_per_player_per_round: 4,
  car_worktime: 300,
  rest_minutes: 300,
  crash_after_minutes: 60,
  crash_chance: 10,
  theft_unguarded_home: 40,
  max_eu_courses: 1,
};

const deed = fc.record({
  wait: fc.oneof(
    { weight: 4, arbitrary: fc.nat(900) },
    { weight: 3, arbitrary: fc.nat(5_000) },
    fc.nat(20_000),
    fc.constant(0),
  ),
  who: fc.nat(11),
  what: fc.nat(39),
  which: fc.nat(9_999),
});

/** A game for one to three students with up to 160 steps, most of them sensible, some foolish, some impossible. */
export const anyPlay: fc.Arbitrary<Play> = fc.record({
  seed: fc.string({ maxLength: 8 }),
  students: fc.integer({ min: 1, max: 3 }),
  deeds: fc.array(deed, { minLength: 20, maxLength: 160, size: 'max' }),
});

/** Plays a game from the first player's arrival; refused actions leave no entry in the log. */
export function play(
  { seed, students, deeds }: Play,
  watch: Watch = () => {},
  settings: Partial<Record<SettingKey, number>> = HARD,
  library: Library = EMPTY_LIBRARY,
): Recorded {
  spend('game');
  const setup = aSetup({ seed, settings, library });
  const log: LogEntry[] = [];
  let state = newGame(setup);
  const run = (action: GameAction | HostAction, actor: Actor | null, at: number) => {
    const entry: LogEntry = {
      seq: log.length + 1,
      at,
      player: actor?.player ?? null,
      type: actor?.type ?? 'STUDENT',
      day: DAY,
      action,
      id: null,
    };
    const before = state;
    const result = runEntry(state, entry);
    if (result.ok) {
      log.push(entry);
      state = result.value;
    }
    watch(before, state, result.ok ? null : result.error);
  };
  for (const action of arrivals(students)) run(action, null, 0);
  for (let index = 0; index < students; index += 1) run({ action: 'USER_JOIN' }, student(index), 0);
  run({ action: 'START' }, TEACHER, 0);
  for (const step of deeds) {
    const { action, actor } = wish(state, step, students);
    run(action, actor, state.now + step.wait);
  }
  return { setup, log, state };
}

const TEACHER: Actor = { player: 'teacher', type: 'TEACHER', day: DAY };

function student(index: number): Actor {
  return { player: `s${index}`, type: 'STUDENT', day: DAY };
}

function user(id: string): PlayerUser {
  return { id, first_name: 'Jan', last_name: 'Kowalski', num_games: 0 };
}

function arrivals(students: number): readonly HostAction[] {
  return [
    { action: 'CONNECT', user: user('teacher'), type: 'TEACHER' },
    { action: 'RUN' },
    ...Array.from({ length: students }, (_, index) => ({
      action: 'CONNECT' as const,
      user: user(`s${index}`),
      type: 'STUDENT' as const,
    })),
  ];
}

function wish(state: GameState, { who, what, which }: Deed, students: number) {
  const actor = student(who % students);
  const me = actor.player;
  const step = who > 1 ? nextStep(state, actor) : null;
  if (step !== null) return step;
  if (what > 12 && what < 33) {
    const reply = answerOf(state, me, which);
    if (reply !== null) return { action: reply, actor };
  }
  const pickOf = <Item>(list: readonly Item[]): Item | undefined => list[which % Math.max(1, list.length)];
  const mine = state.cars.filter((car) => car.player === me && !car.gone);
  const action = ((): GameAction | HostAction | null => {
    if (what < 8)
      return bookOrder(
        pickOf(state.orders.filter((order) => order.player === null && !order.expired && order.release <= state.now)),
      );
    if (what < 17) return bookCar(state, me, which);
    if (what < 25)
      return park(state, pickOf(mine.filter((car) => parkingsAhead(state, car, state.now).length > 0)), which);
    if (what < 27)
      return carAction('CONFIRM_RETURN', pickOf(mine.filter(({ state: { action: doing } }) => doing === 'AVAILABLE')));
    if (what < 29) return carAction('CANCEL_CAR_BOOKING', pickOf(mine.filter(({ shipment }) => shipment !== null)));
    if (what === 29) return orderAction('CANCEL_ORDER', pickOf(state.orders.filter(({ player }) => player === me)));
    if (what === 30) return { action: 'ADD_CAR', car: pickOf(state.offers)?.id ?? 'ST-P9' };
    if (what === 31)
      return { action: 'SELECT_PARKING', car: pickOf(mine)?.id ?? '', parking: which % 3 === 0 ? 'HERE' : 'GO' };
    if (what === 32)
      return {
        action: 'SELECT_PARKING',
        car: pickOf(mine)?.id ?? '',
        parking: pickOf(state.setup.world.parkings)?.id ?? '',
      };
    if (what === 33) return foolish(state, which);
    return null;
  })();
  if (action !== null) return { action, actor };
  return official(what, which, actor);
}

/** What has to happen before this player can play: the clock running, the player connected and joined. Null: nothing. */
function nextStep(state: GameState, actor: Actor): { action: GameAction | HostAction; actor: Actor | null } | null {
  if (state.state === 'PAUSED') return { action: { action: 'START' }, actor: TEACHER };
  const status = state.players.find(({ id }) => id === actor.player)?.status;
  if (status === 'LEFT') return official(36, 0, actor);
  if (status === 'CONNECTED') return official(37, 0, actor);
  return status === 'JOINED' ? official(37, 1, actor) : null;
}

function official(what: number, which: number, actor: Actor): { action: GameAction | HostAction; actor: Actor | null } {
  if (what === 34) return { action: { action: which % 2 === 0 ? 'STOP_EVENTS' : 'START_EVENTS' }, actor: TEACHER };
  if (what === 35) return { action: { action: 'LEAVE', player: actor.player }, actor: null };
  if (what === 36) return { action: { action: 'CONNECT', user: user(actor.player), type: 'STUDENT' }, actor: null };
  if (what === 37) return { action: { action: which % 2 === 0 ? 'USER_JOIN' : 'USER_START' }, actor };
  if (which % 40 === 0) return { action: { action: 'START', skip: true }, actor: TEACHER };
  if (which % 400 === 1) return { action: { action: 'FINISH' }, actor: TEACHER };
  return { action: { action: 'START' }, actor: TEACHER };
}

function bookOrder(order: Order | undefined): GameAction | null {
  return orderAction('BOOK_ORDER', order);
}

function orderAction(action: 'BOOK_ORDER' | 'CANCEL_ORDER', order: Order | undefined): GameAction | null {
  return order === undefined ? null : { action, order: order.id };
}

function carAction(action: 'CONFIRM_RETURN' | 'CANCEL_CAR_BOOKING', car: Car | undefined): GameAction | null {
  return car === undefined ? null : { action, car: car.id };
}

function bookCar(state: GameState, me: string, which: number): GameAction | null {
  const orders = state.orders.filter(
    (order) => order.player === me && order.car === null && !order.expired && !order.delivered,
  );
  const order = orders[which % Math.max(1, orders.length)];
  if (order === undefined) return null;
  const best = which % 4 === 0 ? null : bestCarFor(state, order, me, state.now);
  const cars = state.cars.filter((car) => car.type === order.type && !car.gone && car.shipment === null);
  const car = best?.car ?? cars[(which >> 3) % Math.max(1, cars.length)];
  return car === undefined ? null : { action: 'BOOK_CAR', order: order.id, car: car.id };
}

function park(state: GameState, car: Car | undefined, which: number): GameAction | null {
  if (car === undefined) return null;
  const ahead = parkingsAhead(state, car, state.now);
  const stop = ahead[which % Math.max(1, ahead.length)];
  return stop === undefined ? null : { action: 'SELECT_PARKING', car: car.id, parking: stop.parking.id };
}

function foolish(state: GameState, which: number): GameAction {
  const order = state.orders[which % Math.max(1, state.orders.length)]?.id ?? 'X/1/10';
  const car = state.cars[which % Math.max(1, state.cars.length)]?.id ?? 'ST-99';
  const wishes: readonly GameAction[] = [
    { action: 'BOOK_ORDER', order },
    { action: 'CANCEL_ORDER', order },
    { action: 'BOOK_CAR', order, car },
    { action: 'CONFIRM_RETURN', car },
    { action: 'CANCEL_CAR_BOOKING', car },
    { action: 'SELECT_PARKING', car, parking: 'toString' },
    { action: 'BOOK_ORDER', order: '__proto__' },
    { action: 'CONFIRM_RETURN', car: 'constructor' },
    { action: 'ADD_CAR', car: 'valueOf' },
    { action: 'RESOLVE_EMERGENCY', order, emergency: 'K01', tree: 'situation', answer: 0 },
    { action: 'RESOLVE_CHANGE_EVENT', order, event: 'Z01', text: '' },
    { action: 'FINISH' },
  ];
  return wishes[which % wishes.length] ?? { action: 'USER_START' };
}

/** The games to play, and after how many steps a state is kept each time. */
export type Sampled = { readonly seed: number; readonly games: number; readonly step: number };

/** States of random games, by `seed`, in which somebody plays. */
export function sampledStates(
  { seed, games, step }: Sampled,
  settings: Parameters<typeof play>[2],
  library: Parameters<typeof play>[3],
): readonly GameState[] {
  const seen: GameState[] = [];
  for (const made of fc.sample(anyPlay, { numRuns: games, seed })) {
    let count = 0;
    const watch: Watch = (_, after) => {
      count += 1;
      if (count % step === 0 && after.state === 'IN_PROGRESS') seen.push(after);
    };
    play(made, watch, settings, library);
  }
  return seen;
}

/** The ids of those who play. */
export function studentsIn({ players }: GameState): readonly string[] {
  return players.filter(({ type }) => type === 'STUDENT').map(({ id }) => id);
}

/** An answer to the first open situation of the player; null if there is none. */
function answerOf(state: GameState, me: string, which: number): GameAction | null {
  for (const order of state.orders) {
    if (order.player !== me || !isOpen(order)) continue;
    for (const list of ['emergencies', 'changes'] as const) {
      const open = order[list].find(({ done }) => !done);
      const shown = open === undefined ? null : shownSituation(state, list, open);
      if (open === undefined || shown === null || shown.node === null) continue;
      const typed = which % 2 === 0 ? (shown.case_number ?? '112') : 'nie wiem';
      const reply = {
        ...(shown.node.textInput ? { text: typed } : { answer: which % shown.node.answers.length, input: which % 481 }),
        ...(which % 3 === 0 ? {} : { step: open.decisions.length - (which % 7 === 0 ? 1 : 0) }),
      };
      if (list === 'changes') return { action: 'RESOLVE_CHANGE_EVENT', order: order.id, event: open.id, ...reply };
      const emergency = { action: 'RESOLVE_EMERGENCY', order: order.id, emergency: open.id } as const;
      const tree = shown.tree ?? 'situation';
      return which % 5 === 0 ? { ...emergency, tree, call: 'driver' } : { ...emergency, tree, ...reply };
    }
  }
  return null;
}
