import { expect, test } from '@playwright/test';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from '../steps/booking.ts';
import { findInRankings, groupResultOf, nextRound, resultOf } from '../steps/results.ts';
import { beginStanding, gather } from '../steps/start-game.ts';

/** How long the last round may take on a slow machine, in ms; its own time is one minute. */
const LAST_ROUND = 600_000;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 2, { unit_ms: 100, preparation_minutes: 0 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[RNK-7] a game whose fourth round ends by itself stands in the rankings, with the group and every player', async ({
  browser,
}) => {
  const [teacher, ...students] = await Promise.all([
    logInAt(browser, server, school.teacher),
    ...school.students.map((person) => logInAt(browser, server, person)),
  ]);
  const everybody = [teacher, ...students];
  await gather(teacher, students, { group: school.group.name, seed: 'ranking' });
  await beginStanding(teacher, students);
  await teacherControls(teacher.page).resume.click();
  await Promise.all(students.map(bookFirst));
  for (const round of [2, 3, 4]) await nextRound(teacher, everybody, round);
  await Promise.all(
    everybody.map(({ page }) => expect(summaryScreen(page).whole).toBeVisible({ timeout: LAST_ROUND })),
  );
  const scores = await Promise.all(students.map(resultOf));
  const results = school.students.map((person, index) => ({ person, score: scores[index] ?? '' }));
  await findInRankings(browser, server, { group: school.group.name, score: await groupResultOf(teacher) }, results);
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
});
