import * as fc from 'fast-check';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { CHANGE_TYPES, type GameState, type PlayerId } from '@fracht/engine';
import { expect, test } from 'vitest';
import { HARD, type Play, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { PATIENCE, SCANNED } from './how-many.ts';
import { Known } from './known.ts';
import { Scanner } from './scan.ts';
import { ShownGames, storedGame, watchedHttp, type WatchedHttp } from './watched-http.ts';
import { allMarks } from './words.ts';

const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 2, ferry_chance: 100 };
/** The calls are made each time this many more decisions were taken or situations came. */
const STEP = 20;
const STUDENTS: readonly PlayerId[] = ['s0', 's1', 's2'];
const MARKS = allMarks(SHIPPED_LIBRARY);

type Heard = { readonly path: string; readonly status: number; readonly text: string };

underSeeds('http-scan', (seed) => {
  test(
    '[PRV-8] [SIT-13] [VIW-1] [VIW-2] over random games no answer of a call tells a student what the student has not met',
    { timeout: PATIENCE },
    async () => {
      const http = await watchedHttp('SHOWN', STUDENTS);
      const games = shownGames(http);
      await http.app.context.storage.games.add(storedGame('game-1', 'game', STUDENTS));
      const scanner = new Scanner(MARKS);
      const leaks = new Set<string>();
      const met = new Set<string>();
      const count = { answers: 0, given: 0 };
      for (const made of randomGames(SCANNED.games, seed)) {
        const seats = seatsOf(made);
        for (const { state, isAsked } of statesOf(made)) {
          for (const { known } of seats) known.learn(state);
          if (!isAsked) continue;
          games.show(storedGame('game-1', made.seed, STUDENTS.slice(0, made.students)), state);
          const heard = await Promise.all(
            seats.map(async ({ student, known }) =>
              (await answersTo(http, student, state)).map((answer) => ({ ...answer, known })),
            ),
          );
          for (const { path, status, text, known } of heard.flat()) {
            scanner.leaksIn(text, state, known).forEach((leak) => leaks.add(`${path}: ${leak}`));
            count.answers += 1;
            count.given += Number(status === 200);
          }
        }
        for (const { known } of seats) for (const text of known.marks) met.add(text);
      }
      expect([...leaks]).toEqual([]);
      expect(count.answers).toBeGreaterThan(SCANNED.games * atDepth({ few: 6, many: 12 }));
      expect(count.given).toBeGreaterThan(SCANNED.games * atDepth({ few: 3, many: 6 }));
      expect(met.size).toBeGreaterThan(MARKS.size / atDepth({ few: 40, many: 3 }));
    },
  );
});

test('bites: an answer that tells a text not met is found', async () => {
  const [made] = randomGames(1, 1);
  if (made === undefined) throw new Error('no game');
  const [known] = seatsOf(made).map((seat) => seat.known);
  const state = statesOf(made).at(-1)?.state;
  const [text] = MARKS;
  if (known === undefined || state === undefined || text === undefined) throw new Error('no end');
  const scanner = new Scanner(MARKS);
  expect(scanner.leaksIn(JSON.stringify({ payload: [] }), state, known)).toEqual([]);
  expect(scanner.leaksIn(JSON.stringify({ payload: [{ help: text }] }), state, known)).not.toEqual([]);
});

/** Every reading call that a student has for a game, for the student's own things and for others. */
async function answersTo({ ask }: WatchedHttp, student: PlayerId, state: GameState): Promise<readonly Heard[]> {
  const { game, library } = state.setup;
  const struck = state.orders.filter(({ emergencies, changes }) => emergencies.length + changes.length > 0);
  const own = struck.filter(({ player }) => player === student).at(-1);
  const strange = struck.find(({ player }) => player !== student);
  const emergencies = struck.flatMap((order) => order.emergencies.map(({ id }) => id));
  const [coming] = library.emergencies.map(({ id }) => id).filter((id) => !emergencies.includes(id));
  const hidden = state.orders.findLast(({ release }) => release > state.now);
  const heard: Heard[] = [];
  const get = async (path: string) => void heard.push({ path, ...(await ask(student, 'GET', path)) });
  const post = async (path: string, body: object) =>
    void heard.push({ path, ...(await ask(student, 'POST', path, body)) });
  await get(`game/get/?id=${game}`);
  await get('game/get-list/');
  await get(`game/get-live/?game=${game}`);
  for (const of of ['', `&player=${student}`]) await get(`game/get-fitting/?game=${game}${of}`);
  await get(`game/get-emergencies/?game=${game}`);
  for (const id of [...emergencies.slice(-2), coming ?? '']) await get(`game/get-emergency/?game=${game}&id=${id}`);
  for (const type of CHANGE_TYPES) await get(`game/get-change-event/type/${type}/?game=${game}`);
  for (const order of [own?.id, strange?.id])
    if (order !== undefined) await post('game/get-emergency-paths/', { game, order });
  // It must not be revealed either whether such an order exists: the answer is the same as for an order of nobody.
  if (hidden !== undefined) {
    const [one, other] = [hidden.id, 'NIE/0000/0000'].map((order) =>
      ask(student, 'POST', 'game/get-emergency-paths/', { game, order }),
    );
    if ((await one)?.text !== (await other)?.text)
      heard.push({ path: 'an order to come', status: 0, text: JSON.stringify([hidden.id]) });
  }
  const cars = state.cars.slice(0, 4).map(({ id }) => id);
  await post('game/get-distances/', { game, cars, city: 3 });
  await post('game/get-return-cost/', { game, car: cars[0] ?? '' });
  return heard;
}

/** The states of a game in their order; `isAsked` if enough has happened since the last checked one, and at its end. */
function statesOf(made: Play): readonly { readonly state: GameState; readonly isAsked: boolean }[] {
  const states: { state: GameState; isAsked: boolean }[] = [];
  let asked = 0;
  play(
    made,
    (before, after) => {
      const happened = eventsIn(after);
      const isAsked = happened - asked >= STEP || (after.state === 'FINISHED' && before.state !== 'FINISHED');
      if (isAsked) asked = happened;
      if (after !== before) states.push({ state: after, isAsked });
    },
    OFTEN,
    SHIPPED_LIBRARY,
  );
  return states;
}

function eventsIn({ orders }: GameState): number {
  const open = orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
  return open.reduce((sum, { decisions, calls }) => sum + 1 + decisions.length + calls.length, 0);
}

function seatsOf({ students }: Play): readonly { readonly student: PlayerId; readonly known: Known }[] {
  const accidents = new Set<string>();
  return STUDENTS.slice(0, students).map((student) => ({ student, known: new Known(student, accidents) }));
}

function randomGames(count: number, seed: number): readonly Play[] {
  const games = fc.sample(anyPlay, { numRuns: count, seed });
  return games.map((made, index) => ({ ...made, seed: `ziarno ${index} ${made.seed}` }));
}

function shownGames({ registry }: WatchedHttp): ShownGames {
  if (!(registry instanceof ShownGames)) throw new Error('these games are played');
  return registry;
}
