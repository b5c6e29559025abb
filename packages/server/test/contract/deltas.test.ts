import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { playOn } from './player.ts';
import { aSchool, aServer, at } from './school.ts';
import { merged, Seat, sit, type AnyJson } from './socket.ts';
import { until } from '@fracht/testing/school/until.ts';

const LISTS = ['players', 'cars', 'offers', 'orders', 'messages', 'ledger', 'journal'] as const;
/** What the clock alone changes, in the game and in an entry. */
const CLOCK = new Set([
  'now',
  'time',
  'working',
  'overdue',
  'position',
  'path',
  'distance',
  'timeToStart',
  'distanceAfterParking',
  'loadingTimeLeft',
  'unloadingTimeLeft',
]);

/** The state without what the clock changes, its lists by id. */
function still(state: AnyJson): AnyJson {
  const { settings: _settings, ...rest } = state;
  const facts = Object.fromEntries(Object.entries(rest).filter(([key]) => !CLOCK.has(key)));
  for (const list of LISTS)
    facts[list] = Object.fromEntries(state[list].map((item: AnyJson) => [item.id, withoutClock(item)]));
  return facts;
}

const withoutClock = (item: AnyJson): AnyJson =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !CLOCK.has(key)));

/** The full state in a message, with the deltas before it merged by hand. */
async function checked(seat: Seat): Promise<void> {
  const from = seat.heard.length;
  seat.say({ resync: true });
  const full = await seat.hears((message) => message.full === true, from);
  const index = seat.heard.indexOf(full);
  expect(still(stateBefore(seat, index))).toEqual(still(full.state));
}

/** The result of the messages before this one, merged from the last full state on. */
function stateBefore(seat: Seat, index: number): AnyJson {
  const start = seat.heard.findLastIndex((message, place) => place < index && message.full === true);
  const changes = seat.heard.slice(start + 1, index).filter((message) => message.state !== undefined);
  return changes.reduce((state, message) => merged(state, message.state), at(seat.heard, start).state);
}

/**
 * Rounds long enough that even on a slow machine a car is sent and unloads: few situations hold it up, and each act of a player takes it
 * a second.
 */
const SETTINGS = { unit_ms: 40, leave_grace_s: 60, random_per_round: 1 };
/** How often everybody's whole game is compared, in ms: this takes a slow machine so long that players could hardly act in between. */
const BREATH_MS = 400;
/** Of the four rounds of a lesson; each lasts 25 s. In the first cars set out and unload; the next begins with what it left. */
const ROUNDS = atDepth({ few: 2, many: 4 });

test('[CHG-1] [CHG-2] deltas merged by the documented rule are the full state, at every moment of play, for everybody', async () => {
  const school = await aSchool(await aServer({ ACTION_RATE: '500' }), 3, SETTINGS);
  const game = await school.newGame();
  const seats = await Promise.all([school.teacher, ...school.students].map((client: ApiClient) => sit(client, game)));
  const [teacher, ...players] = [at(seats, 0), ...seats.slice(1)];
  for (const player of players) await player.act('USER_JOIN');
  const over = () => teacher.state.state === 'FINISHED';
  const heardByAll = () =>
    until('everybody heard of the end', () => players.every((player) => player.state.state === teacher.state.state));
  const playing = players.map((player) => playOn(player, over));
  let checks = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await teacher.act('START');
    while (teacher.state.state === 'IN_PROGRESS') {
      await Promise.all(seats.map(checked));
      checks += 1;
      await sleep(BREATH_MS);
    }
    await heardByAll();
    if (!over()) await Promise.all(seats.map(checked));
  }
  if (!over()) await teacher.act('FINISH');
  await heardByAll();
  const counts = await Promise.all(playing);
  expect(counts.every(({ accepted }) => accepted > 0)).toBe(true);
  expect(checks).toBeGreaterThan(3);
  expect(seats.map(({ gaps }) => gaps)).toEqual([0, 0, 0, 0]);
  for (const refused of counts.flatMap(({ refused: answers }) => answers)) {
    expect(refused).toEqual({
      re: expect.any(String),
      ok: false,
      code: expect.stringMatching(/^[A-Z_]+$/u),
      message: expect.stringMatching(/\p{L} /u),
    });
  }
  // On a slow machine a lesson that lasts seconds has only late deliveries.
  const kinds = new Set(
    seats.flatMap(({ heard }) =>
      heard.flatMap((message) =>
        (message.state?.cars ?? []).map((car: AnyJson) => String(car.action).replace('LATE_', '')),
      ),
    ),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(['FREE_BOOKED', 'DRIVING_TO_SHIPMENT', 'LOADING', 'DRIVING_WITH_SHIPMENT', 'UNLOADING']),
  );
});
