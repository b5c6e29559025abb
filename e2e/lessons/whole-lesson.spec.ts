import { expect, test } from '@playwright/test';
import { bareRequest } from '../harness/moments.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { bookInSight, bookUntilLimit, race, undo } from '../steps/booking.ts';
import { leadDebrief, walkDebrief } from '../steps/debrief.ts';
import { park, sendCar, watchTrucks } from '../steps/driving.ts';
import { calmDown } from '../steps/situations.ts';
import { findInPanel, finish, missInRankings, nextRound, resultOf } from '../steps/results.ts';
import { begin, gather } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 3, {
    // A round lasts six minutes, the first of which is taken up by manual steps.
    unit_ms: 600,
    max_open_orders: 4,
    orders_per_player_per_round: 12,
    free_cancel_minutes: 240,
  });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[SUM-10] [BLD-3] [DBS-1] [DBS-6] [DBS-8] [SKS-6] [PRJ-2] a teacher and three students play four rounds, go through their debrief and find their result in the panel', async ({
  browser,
}) => {
  const [teacher, ...students] = await Promise.all([
    logInAt(browser, server, school.teacher),
    ...school.students.map((person) => logInAt(browser, server, person)),
  ]);
  const [zofia, bartek, ola] = students;
  const [zofiaHerself] = school.students;
  if (zofia === undefined || bartek === undefined || ola === undefined) throw new Error('somebody is missing');
  if (zofiaHerself === undefined) throw new Error('Zofia has no account');
  const everybody = [teacher, ...students];

  await test.step('the teacher makes a game, the students come in', () =>
    gather(teacher, students, { group: school.group.name, seed: 'lekcja-1' }));
  await test.step('round 1 begins for everybody', () => begin(teacher, students));
  await test.step('a booking is seen by the others at once, the car goes with the second click', async () => {
    const delays = [...(await bookInSight(ola, [zofia, bartek, teacher]))];
    const bare = await bareRequest(ola.page);
    expect(delays.every(Number.isFinite), 'everybody saw the booking').toBe(true);
    tell('ms until the others saw a booking', `${delays.join(', ')}; a bare request takes ${bare.toFixed(1)}`);
  });
  await test.step('two students press for one order: one has it, the other learns why not', () => race(zofia, bartek));
  await test.step('a booking is taken back', () => undo(bartek, zofia));
  await test.step('at the limit of reservations the button says so', () => bookUntilLimit(zofia));
  await test.step('a car is sent from the own orders', () => sendCar(zofia));
  await test.step('the teacher lets no more situations come, what is open is answered', () =>
    calmDown(teacher, students));
  await test.step('the trucks move for a player and for the teacher', () => watchTrucks([zofia, teacher]));
  await test.step('a driver is sent to a parking', () => park(ola));
  for (const round of [2, 3, 4]) await test.step(`round ${round}`, () => nextRound(teacher, everybody, round));
  await test.step('the teacher finishes', () => finish(teacher, everybody));
  const results = await test.step('everybody sees the own result', () =>
    Promise.all(
      school.students.map(async (person, index) => ({ person, score: await resultOf(students[index] ?? zofia) })),
    ));
  await test.step('a student goes through the own debrief', () => walkDebrief(zofia));
  await test.step('the teacher goes through it with the class', () => leadDebrief(teacher, zofiaHerself));
  await test.step('a guest does not find a game in the rankings whose last round was cut', () =>
    missInRankings(browser, server, school.group.name));
  await test.step('a student finds the game in the panel', () => findInPanel(bartek, results[1]?.score));
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
});
