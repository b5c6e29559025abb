import { expect, type Locator, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { goTo } from '../harness/router.ts';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, openSeat, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { practice } from '../pages/practice.ts';
import { makeLed, startLed, untilJoined } from '../steps/led-game.ts';

const LAB = { width: 1366, height: 768 } as const;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, CALM);
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[PRT-3] [PRT-4] [PRT-5] [PRT-8] with the mouse: each step shown, its hint over nothing that matters, then done; a poor answer given and taken back; to the end and an account', async ({
  browser,
}) => {
  const { page, faults } = await openSeat(browser, server, { viewport: LAB, reducedMotion: 'no-preference' });
  const on = practice(page);
  const began = Date.now();
  await page.goto('/practice');
  for (const [step, control] of [on.book, on.send, on.park].entries()) {
    await on.turn(step + 1).waitFor();
    await expectUncovered(page, on.coach);
    await on.show.click();
    await expect(on.coach).toContainText('pokaz');
    await on.turn(step + 1).waitFor();
    await control.click();
  }
  await on.turn(4).waitFor();
  await on.answers.first().click();
  await on.again.click();
  await on.turn(4).waitFor();
  await expectUncovered(page, on.coach);
  await on.show.click();
  await expect(on.coach).toContainText('pokaz');
  await on.turn(4).waitFor();
  await on.answers.nth(1).click();
  await expect(on.coach).toContainText('To najlepsza odpowiedź');
  await on.goOn.click();
  await on.turn(5).waitFor();
  await expectUncovered(page, on.coach);
  await on.money.click();
  await on.goOn.click();
  await expect(on.end).toContainText(/\+709,50\szł/u);
  tell(
    'the whole practice with every step shown, as fast as a machine presses',
    `${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  await on.end.getByRole('link', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('dialog', { name: 'Rejestracja' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('[PRT-9] [LOB-8] [PRK-1] in the lobby a student practises, the teacher sees it, and the start leads into the game', async ({
  browser,
}) => {
  const [himself] = school.students;
  if (himself === undefined) throw new Error('nobody is in the school');
  const teacher = await makeLed(server, school, 'rozgrzewka');
  const student = await logInAt(browser, server, himself);
  await expect(student.page.getByRole('link', { name: 'Zacznij rozgrzewkę' })).toBeVisible();
  await goTo(student.page, `/game/${teacher.game}`);
  await untilJoined(teacher, 1);
  const on = practice(student.page);
  await student.page.getByRole('link', { name: 'Zacznij rozgrzewkę' }).click();
  await on.turn(1).waitFor();
  await on.book.click();
  await on.turn(2).waitFor();
  const lead = await seatLoggedIn(browser, server, school.teacher);
  await lead.page.goto(`/game/${teacher.game}`);
  await expect(lead.page.getByText(/^Rozgrzewka: krok 2 z\s5$/u)).toBeVisible();
  await expect(lead.page.getByText('na miejscu', { exact: true })).toHaveCount(1);
  await lead.context.close();
  await on.bar.getByRole('link', { name: 'Pomiń' }).last().click();
  await student.page.getByRole('link', { name: /^Dokończ rozgrzewkę/u }).click();
  await on.turn(2).waitFor();
  await startLed(teacher);
  await student.page.waitForURL(/\/game\/[^/]+\/map$/u);
  await expect(student.page.getByRole('banner')).toContainText('Runda 1');
  const api = await new ApiClient(server.url).logIn(himself.email, himself.password);
  expect((await api.call(CALLS.userData, {})).practice).toEqual({ step: 2, done: false });
  expect([...lead.faults, ...student.faults]).toEqual([]);
});

/** The hint covers neither its control nor the card nor the cities on the route of the order. */
async function expectUncovered(page: Page, coach: Locator): Promise<void> {
  const parts = ['[data-ring]', '[data-sheet]', '[data-city="5"]', '[data-city="3"]', '[data-city="16"]'];
  await expect
    .poll(async () => {
      const hint = await coach.boundingBox();
      const boxes = await Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
      if (hint === null) return ['no hint'];
      return parts.filter((_, index) => {
        const box = boxes[index] ?? null;
        if (box === null) return false;
        const isBeside = box.x >= hint.x + hint.width || box.x + box.width <= hint.x;
        return !isBeside && box.y < hint.y + hint.height && hint.y < box.y + box.height;
      });
    })
    .toEqual([]);
}
