import { expect, test } from 'vitest';
import { playGame } from '@fracht/bots';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { spend } from '@fracht/testing/runs/costs.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import type { GameAction } from '../../src/game-action.ts';
import { advance } from '../../src/advance.ts';
import { gameEndsAt, roundSeconds } from '../../src/clock.ts';
import { findCar } from '../../src/cars/car.ts';
import { type Otherwise, forkGame } from '../../src/fork.ts';
import { keyedBelow } from '../../src/keyed-draw.ts';
import { type LogEntry, runEntry } from '../../src/log.ts';
import { newGame } from '../../src/new-game.ts';
import { toSavedState } from '../../src/save.ts';
import { CAR_TYPES, type CarType } from '../../src/car-types.ts';
import type { GameSetup, GameState, Order, PlayerUser } from '../../src/state.ts';
import type { PlayerId } from '../../src/units.ts';

const STUDENTS = ['ala', 'bartek', 'celina', 'darek', 'ela', 'filip'];
const TEACHER = user('nauczyciel');

function user(id: string): PlayerUser {
  return { id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
}

/** A lesson of bots on the shipped library, with the state before each entry of its log. */
type Lesson = {
  readonly setup: GameSetup;
  readonly log: readonly LogEntry[];
  readonly before: readonly GameState[];
  readonly end: GameState;
};

function aLessonOf(seed: string, students: readonly string[] = STUDENTS): Lesson {
  spend('game');
  const setup = aSetup({ seed, library: THE_LIBRARY });
  const seats = students.map((id) => ({ user: user(id), level: 'ordinary' as const }));
  const { log } = playGame(setup, TEACHER, seats, DAY);
  return { setup, log, ...stepped(setup, log) };
}

function stepped(setup: GameSetup, log: readonly LogEntry[]): Pick<Lesson, 'before' | 'end'> {
  const before: GameState[] = [];
  let state = newGame(setup);
  for (const entry of log) {
    before.push(state);
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    state = result.value;
  }
  return { before, end: advance(state, gameEndsAt(setup)) };
}

/** Everything that belongs to a player, as text: the player's record with ledger and journal, the cars held, the orders booked. */
function ownGame(state: GameState, id: PlayerId): string {
  return JSON.stringify([
    state.players.find((player) => player.id === id),
    state.cars.filter(({ player }) => player === id),
    state.orders.filter(({ player }) => player === id),
  ]);
}

/** The messages to a player after a moment, without their numbers, which count everybody's messages, and without those about these cars. */
function toldAfter({ messages }: GameState, id: PlayerId, after: number, without: ReadonlySet<string>): string {
  const own = messages.filter((told) => told.at > after && told.player === id && !without.has(told.car ?? ''));
  return JSON.stringify(own.map(({ id: _number, ...message }) => message));
}

/** The messages to a player in two games, from the moment from which both still have all of them. */
function toldInBoth(
  one: GameState,
  other: GameState,
  id: PlayerId,
  without: ReadonlySet<string> = new Set(),
): readonly [string, string] {
  const lost = ({ messages, messageCount }: GameState): number =>
    messageCount === messages.length ? -1 : (messages[0]?.at ?? -1);
  const after = Math.max(lost(one), lost(other));
  return [toldAfter(one, id, after, without), toldAfter(other, id, after, without)];
}

/** The cars and orders in a player's journal, each with everything that the journal says about it. */
function deedsOf(state: GameState, id: PlayerId): ReadonlyMap<string, string> {
  const deeds = new Map<string, string>();
  for (const { what, at, car, order } of state.players.find((player) => player.id === id)?.journal ?? []) {
    for (const thing of [car, order]) {
      if (thing !== null) deeds.set(thing, `${deeds.get(thing) ?? ''}${what} ${at};`);
    }
  }
  return deeds;
}

/** The cars and orders that a player used differently in the fork than in the base game. */
function changedDeeds(one: GameState, other: GameState, id: PlayerId): ReadonlySet<string> {
  const [before, after] = [deedsOf(one, id), deedsOf(other, id)];
  const things = new Set([...before.keys(), ...after.keys()]);
  return new Set([...things].filter((thing) => before.get(thing) !== after.get(thing)));
}

/**
 * The types of cars needed by those of a player's orders that other situations struck in the fork: their own type, or the one that a change asks for. A
 * car of such a type may have been wanted as help there, or not have been available. (SIT-14)
 */
function typesStruckOtherwise(base: GameState, fork: GameState, id: PlayerId): ReadonlySet<CarType> {
  const struck = ({ emergencies, changes, accidents }: Order): readonly string[] =>
    [...emergencies, ...changes, ...accidents].map((one) => one.id);
  const types = base.orders.flatMap((order, place) => {
    const there = fork.orders[place];
    if (order.player !== id || there === undefined || struck(there).join(' ') === struck(order).join(' ')) return [];
    const asked = new Set([...struck(order), ...struck(there)]);
    const trucks = THE_LIBRARY.changes.filter(({ id: change }) => asked.has(change)).map(({ truck }) => truck);
    return [order.type, there.type, ...trucks].filter(isCarType);
  });
  return new Set(types);
}

function isCarType(one: string | null): one is CarType {
  return CAR_TYPES.some((type) => type === one);
}

/**
 * The players whose game differs in the fork. `contested`: the cars and orders that two such players both tried to use, including cars that came
 * as help for an order.
 */
function changedBy(base: GameState, fork: GameState, refused: readonly LogEntry[]) {
  const changed = STUDENTS.filter((id) => ownGame(base, id) !== ownGame(fork, id));
  const deeds = new Map(changed.map((id) => [id, changedDeeds(base, fork, id)]));
  const helpers = new Map(changed.map((id) => [id, typesStruckOtherwise(base, fork, id)]));
  const typeOf = (thing: string): CarType | null => findCar(base, thing)?.type ?? findCar(fork, thing)?.type ?? null;
  const mayHelp = (id: PlayerId, type: CarType | null): boolean => type !== null && helpers.get(id)?.has(type) === true;
  const reachedFor = (id: PlayerId, thing: string): boolean =>
    mayHelp(id, typeOf(thing)) ||
    deedsOf(base, id).has(thing) ||
    deedsOf(fork, id).has(thing) ||
    refused.some(({ player, action }) => player === id && Object.values(action).includes(thing));
  return changed.map((id) => ({
    id,
    contested: changed
      .filter((other) => other !== id)
      .flatMap((other) => [...(deeds.get(other) ?? [])].filter((thing) => reachedFor(id, thing))),
  }));
}

/** Replaces one recorded decision of a student by another one, or by nothing. */
function otherwise({ setup, log, before }: Lesson, count: number): (Otherwise & { readonly player: PlayerId }) | null {
  const drawn = (key: string, n: number): number => keyedBelow(setup.seed, key, [count], n);
  const kind = count % 2 === 0 ? 'RESOLVE_EMERGENCY' : null;
  const entries = log.filter(
    ({ player, type, action }) =>
      player !== null && type === 'STUDENT' && (kind === null ? action.action !== 'USER_JOIN' : isAnswer(action)),
  );
  const entry = entries[drawn('which', Math.max(1, entries.length))];
  if (entry?.player === undefined || entry.player === null) return null;
  const { action, seq, player } = entry;
  const state = before[log.indexOf(entry)];
  if (state === undefined || !isAnswer(action)) return { seq, player, action: null };
  return { seq, player, action: { ...action, answer: ((action.answer ?? 0) + 1 + drawn('how', 2)) % 3 } };
}

function isAnswer(action: LogEntry['action']): action is Extract<GameAction, { readonly answer?: number | undefined }> {
  return (
    (action.action === 'RESOLVE_EMERGENCY' || action.action === 'RESOLVE_CHANGE_EVENT') && action.answer !== undefined
  );
}

/** Lessons to play, and decisions to change in each. */
const LESSONS = howMany({ few: 1, many: 6 });
const FORKS = howMany({ few: 40, many: 100 });
/** Messages are compared this many entries after the changed decision and at the end of the game: a game only keeps the latest ones. */
const SOON = 60;

underSeeds('luck', (seed) => {
  test.each(Array.from({ length: LESSONS }, (_, number) => number))(
    '[WLD-9] [LOG-7] [MSG-4] lesson %d: another decision of one player leaves the others’ games as they were, to the byte, but where both reached for one thing',
    (number) => {
      const lesson = aLessonOf(`${seed} ${number}`);
      let [tried, decider, contested, messages] = [0, 0, 0, 0];
      for (let count = 0; count < FORKS; count += 1) {
        const change = otherwise(lesson, count);
        if (change === null) continue;
        const from = lesson.log.findIndex(({ seq }) => seq === change.seq);
        const before = lesson.before[from];
        if (before === undefined) throw new Error('no such entry');
        const fork = forkGame(before, lesson.log.slice(from), change);
        const end = advance(fork.state, gameEndsAt(lesson.setup));
        const changed = changedBy(
          lesson.end,
          end,
          fork.refused.map(({ entry }) => entry),
        );
        const others = changed.filter(({ id }) => id !== change.player);
        const unexplained = others.filter((other) => other.contested.length === 0).map(({ id }) => id);
        expect(unexplained, `${number} ${count}: changed by ${change.player}`).toEqual([]);
        const until = Math.min(from + SOON, lesson.log.length - 1);
        const left = lesson.before[until] ?? lesson.end;
        // Anything that the last entry made due at its own moment has also happened, as in the fork.
        const soon = advance(left, left.now);
        const forkSoon = advance(forkGame(before, lesson.log.slice(from, until), change).state, soon.now);
        // A car that the player used otherwise may have come to another one later, with a driver whose day ends otherwise.
        const shared = changedDeeds(lesson.end, end, change.player);
        for (const id of STUDENTS.filter((one) => !changed.some((other) => other.id === one))) {
          const [told, toldInFork] = toldInBoth(lesson.end, end, id, shared);
          expect(toldInFork, `${number} ${count}: what ${id} is told`).toBe(told);
          const [toldSoon, toldSoonInFork] = toldInBoth(soon, forkSoon, id, shared);
          expect(toldSoonInFork, `${number} ${count}: what ${id} is told soon after`).toBe(toldSoon);
          messages += told.length + toldSoon.length;
        }
        tried += 1;
        decider += changed.length - others.length;
        contested += others.length;
      }
      expect(tried).toBe(FORKS);
      expect(messages).toBeGreaterThan(FORKS * 10_000);
      expect(decider).toBeGreaterThan(FORKS / 2);
      expect(contested / (FORKS * (STUDENTS.length - 1))).toBeLessThan(0.05);
    },
  );

  test('[WLD-9] [MSG-4] who joins in round 3 changes nothing of the others’ games', () => {
    const five = STUDENTS.slice(0, 5);
    const { setup, log, end } = aLessonOf(`${seed} spóźniony`, five);
    const third = log.findIndex(({ action, at }) => action.action === 'START' && at === 2 * roundSeconds(setup));
    const joins = (
      [
        { action: 'CONNECT', user: user('filip'), type: 'STUDENT' },
        { action: 'USER_JOIN' },
        { action: 'USER_START' },
      ] as const
    ).map((action): LogEntry => ({
      seq: 0,
      at: 2 * roundSeconds(setup),
      player: action.action === 'CONNECT' ? null : 'filip',
      type: 'STUDENT',
      day: DAY,
      action,
      id: null,
    }));
    const joined = stepped(setup, [...log.slice(0, third + 1), ...joins, ...log.slice(third + 1)]).end;
    expect(joined.players.find(({ id }) => id === 'filip')).toMatchObject({ hasPlayed: true });
    expect(joined.strikes.length).toBeGreaterThan(end.strikes.length);
    for (const id of five) {
      expect(ownGame(joined, id)).toBe(ownGame(end, id));
      const [told, toldBefore] = toldInBoth(joined, end, id);
      expect(told).toBe(toldBefore);
    }
  });

  test('[WLD-9] games of one seed: the same seat has the same orders and the same luck, whoever sits there', () => {
    const { setup, log, end } = aLessonOf(`${seed} równoległe`);
    const renamed = (text: string): string =>
      STUDENTS.reduce((words, id) => words.replaceAll(`"${id}"`, `"grupa-b-${id}"`), text);
    const others: readonly LogEntry[] = JSON.parse(renamed(JSON.stringify(log)));
    const parallel = stepped({ ...setup, game: 'inna' }, others).end;
    expect(parallel.players[1]?.id).toMatch(/^grupa-b-/u);
    expect(JSON.stringify(toSavedState(parallel))).toBe(renamed(JSON.stringify(toSavedState(end))));
  });

  test('[SIT-3] [SIT-24] every student meets as many situations in a round as the settings say, but who had no order on the road that nothing had struck in it', () => {
    const rounds = Array.from({ length: howMany({ few: 3, many: 30 }) }, (_, number) =>
      roundsOf(aLessonOf(`${seed} po równo ${number}`)),
    ).flat();
    expect(rounds.filter(({ isTooMany }) => isTooMany)).toEqual([]);
    const busy = rounds.filter(({ isBusy }) => isBusy);
    expect(busy.length).toBeGreaterThan(10);
    // Nothing strikes on a ferry, nor if it would leave the order no time, and strikes left over from the last minutes lapse with the round.
    expect(busy.filter(({ isFull }) => isFull).length / busy.length).toBeGreaterThan(0.9);
  });
});

/**
 * What each student met in each round. `isBusy`: in the second half of the round one of the student's orders was on the road that nothing had struck
 * in it.
 */
function roundsOf({ setup, end }: Lesson) {
  const { random_per_round: random, change_per_round: changes } = setup.settings;
  const round = roundSeconds(setup);
  return end.players
    .filter(({ type }) => type === 'STUDENT')
    .flatMap(({ id, journal }) =>
      Array.from({ length: 4 }, (_, index) => {
        const isOfRound = (at: number): boolean => Math.floor(at / round) === index;
        const orders = end.orders.filter(({ player }) => player === id);
        const met = orders.flatMap(({ accidents }) => accidents).filter(({ at }) => isOfRound(at)).length;
        const changed = end.orders
          .flatMap((order) => order.changes)
          .filter(({ player, since }) => player === id && isOfRound(since)).length;
        const struck = new Set(
          orders
            .filter(({ emergencies, changes: moved, accidents }) => {
              return (
                [...emergencies, ...moved].some(({ since }) => isOfRound(since)) ||
                accidents.some(({ at }) => isOfRound(at))
              );
            })
            .map((order) => order.id),
        );
        return {
          isTooMany: met > random || changed > changes,
          isFull: met === random,
          isBusy: journal.some(
            ({ what, at, order }) =>
              what === 'DRIVING_WITH_SHIPMENT' &&
              at >= (index + 0.5) * round &&
              isOfRound(at) &&
              (order === null || !struck.has(order)),
          ),
        };
      }),
    );
}
