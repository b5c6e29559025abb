import { expect, test } from '@playwright/test';
import { expectScreen } from '../harness/screen.ts';
import { makeSchool, STAGED } from '../harness/school.ts';
import { closeSeats, logInAt, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../pages/homework.ts';
import { landingPage } from '../pages/landing-page.ts';
import { practice } from '../pages/practice.ts';
import { bookFirst } from '../steps/booking.ts';
import { sendCars } from '../steps/situations.ts';
import { begin, gather, startGame } from '../steps/start-game.ts';

const HOMEWORK = 'okna i odpoczynek';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[ACS-2] [HLP-5] the public pages and the practice, by criteria that axe cannot see', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server);
  await landingPage(page).open();
  await expectScreen(page, 'landing page');
  for (const address of ['/accessibility', '/test', '/reset-password']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectScreen(page, address);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?okno=kontakt');
  await page.getByRole('dialog').waitFor();
  await expect(landingPage(page).header, 'a header under a window that fills the phone').toBeHidden();
  await page.setViewportSize({ width: 1366, height: 768 });
  const on = practice(page);
  await page.goto('/practice');
  await on.turn(1).waitFor();
  await expectScreen(page, 'practice: the first step');
  expect(faults).toEqual([]);
});

test('[ACS-2] [HLP-5] the lobby and the lists of a game, by criteria that axe cannot see', async ({ browser }) => {
  const school = await makeSchool(server, 1, { ...STAGED, unit_ms: 1000 });
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  const student = await logInAt(browser, server, zofia);
  const { page } = student;
  const shell = gameShell(page);
  await gather(teacher, [student], { group: school.group.name, seed: 'kryteria' });
  await expectScreen(page, 'lobby');
  await begin(teacher, [student]);
  await sendCars(student, 2);
  await bookFirst(student);
  await expectScreen(page, 'orders');
  await shell.goTo('Moje zlecenia');
  await expectScreen(page, 'own orders');
  await shell.goTo('Samochody');
  await expectScreen(page, 'cars');
  expect([...student.faults, ...teacher.faults]).toEqual([]);
});

test('[ACS-2] [HLP-5] homework, by criteria that axe cannot see', async ({ browser }) => {
  const school = await makeSchool(server, 1, { ...STAGED, unit_ms: 1000 });
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  const set = lecturerHomework(teacher.page);
  await teacher.page.goto('/panel/lecturer/games');
  await set.open();
  await expectScreen(teacher.page, 'list of homework');
  await set.add.first().click();
  await set.title.fill(HOMEWORK);
  await expectScreen(teacher.page, 'new homework');
  await set.set.click();
  await expect(set.row(zofia.name)).toContainText('Bez startu');
  const student = await logInAt(browser, server, zofia);
  const { page } = student;
  const own = ownHomework(page);
  await own.card.waitFor();
  await expectScreen(page, "the student's games");
  await own.begin(HOMEWORK).click();
  await expect(own.start).toBeEnabled();
  await expectScreen(page, 'lobby of a homework');
  await startGame(page, own.start);
  await page.waitForURL('**/map');
  await own.pause.click();
  await expect(own.goOn).toBeVisible();
  await expectScreen(page, 'paused homework');
  expect([...student.faults, ...teacher.faults]).toEqual([]);
});
