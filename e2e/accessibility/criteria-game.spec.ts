import { expect, test } from '@playwright/test';
import { PHONE, ZOOMED } from '../harness/criteria.ts';
import { expectScreen } from '../harness/screen.ts';
import { makeSchool, type School, STAGED } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { finish } from '../steps/results.ts';
import { bring, keepRunning, meet, sendCars } from '../steps/situations.ts';
import { begin, gather } from '../steps/start-game.ts';
import { writeMessage } from '../steps/write-message.ts';

const STRANGER = 'Zmiana miejsca dostawy przez telefon';

let server: RunningServer;
let school: School;
let teacher: Seat;
let student: Seat;
let game: string;

// One game from its beginning to its end: what a test leaves is where the next begins.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, { ...STAGED, unit_ms: 1000 });
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('nobody');
  teacher = await logInAt(browser, server, school.teacher);
  student = await logInAt(browser, server, zofia);
  await gather(teacher, [student], { group: school.group.name, seed: 'kryteria' });
  game = new URL(teacher.page.url()).pathname.split('/')[2] ?? '';
  await begin(teacher, [student]);
  await sendCars(student, 2);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[ACS-2] [HLP-5] the map and the cards on it, by criteria that axe cannot see', async () => {
  const { page } = student;
  const { card, trucks, cityWithOrders } = mapScreen(page);
  await gameShell(page).goTo('Mapa');
  await trucks.first().waitFor({ state: 'attached' });
  await expectScreen(page, 'map');
  await trucks.first().press('Enter');
  await card.waitFor();
  await expectScreen(page, 'card of a car');
  await cityWithOrders.press('Enter');
  await expect(card.getByRole('heading', { name: /^Zlecenia stąd/u })).toBeVisible();
  await expectScreen(page, 'card of a city');
  await card.getByRole('listitem').first().getByRole('button').click();
  await card.getByRole('button', { name: 'Rezerwuj zlecenie' }).waitFor();
  await expectScreen(page, 'card of an order');
  await card.getByRole('button', { name: 'Zamknij kartę' }).click();
});

test('[ACS-2] [HLP-5] [MAP-13] the list in place of the map, by criteria that axe cannot see', async () => {
  const { page } = student;
  const { card } = mapScreen(page);
  await keepRunning(teacher);
  await page.getByRole('button', { name: 'Lista zamiast mapy' }).click();
  const cities = page.getByRole('region', { name: 'Miasta' });
  await cities.waitFor();
  await expectScreen(page, 'list in place of the map');
  await cities
    .getByRole('button', { name: /\d+\szlece/u })
    .first()
    .click();
  await card.waitFor();
  await expectScreen(page, 'list and the card of a city');
  await card.getByRole('button', { name: 'Zamknij kartę' }).click();
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await cities.waitFor({ state: 'hidden' });
});

/** The teacher writes four times to the student, whose card leaves little room: each notice can be seen and closed. */
async function expectNoticesSeen({ page }: Seat): Promise<void> {
  const { notices } = gameShell(page);
  const closers = notices.getByRole('button', { name: 'Zamknij' });
  for (const { width, height } of [ZOOMED, PHONE]) {
    await page.setViewportSize({ width, height });
    const texts = [8, 9, 10, 11].map((hour) => `Odprawa o ${hour}:00, wszyscy przy tablicy (${width} x ${height})`);
    await Promise.all(texts.map((text) => writeMessage(school, game, text)));
    await expect.poll(() => closers.count()).toBeGreaterThan(3);
    const outside = await notices.evaluate((area) =>
      [...area.querySelectorAll('button')].map((button) => {
        button.focus();
        const { top, bottom } = button.getBoundingClientRect();
        return Math.max(0, -top, bottom - innerHeight);
      }),
    );
    expect(outside, `pixels outside of ${width} x ${height}`).toEqual(outside.map(() => 0));
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(closers).toHaveCount(0);
  }
}

test('[ACS-2] [HLP-5] [UIX-15] a situation, its strip and the outcome of an answer, by criteria that axe cannot see', async () => {
  const { page } = student;
  const situation = situationCard(page);
  await bring({ school, game, teacher }, 'Z11');
  await meet(student, STRANGER);
  await expectScreen(page, 'question of a situation');
  // Notices begin at their usual place, which nothing with the focus has sent them from.
  await page.reload();
  await meet(student, STRANGER);
  await expectNoticesSeen(student);
  await gameShell(page).goTo('Moje zlecenia');
  await situation.strip.waitFor();
  await expectScreen(page, 'own orders while a situation waits');
  await meet(student, STRANGER);
  await situation.answer('Oddzwaniam do zleceniodawcy').click();
  await situation.goOn.waitFor();
  await expectScreen(page, 'outcome of an answer');
  await situation.goOn.click();
  expect(student.faults).toEqual([]);
});

test('[ACS-2] [HLP-5] what a teacher sees of a game, by criteria that axe cannot see', async () => {
  const { page } = teacher;
  await keepRunning(teacher);
  await gameShell(page).goTo('Mapa');
  await situationWatch(page).open();
  await expectScreen(page, 'map of a teacher with the open situations');
  await page.getByRole('link', { name: 'Podgląd gry' }).click();
  await livePage(page).chart('Pieniądze').waitFor();
  await expectScreen(page, 'live page');
  await page.goto(`/game/${game}/map`);
  await finish(teacher, [teacher, student]);
  await expectScreen(page, 'summary of a teacher');
  expect(teacher.faults).toEqual([]);
});
