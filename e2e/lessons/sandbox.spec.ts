import { expect, type Page, test } from '@playwright/test';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { sandbox } from '../pages/sandbox.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationEditor } from '../pages/situation-editor.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

const DRAFT = 'Co mówisz kierowcy najpierw?';

test('[TRY-1] two presses from the editor the situation as it is written strikes on the map; its answer is paid for, the order ends', async ({
  browser,
}) => {
  const { page, faults } = await openSeat(browser, server);
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: 'Awaria silnika z ładunkiem' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByLabel('Treść pytania').fill(DRAFT);

  const game = sandbox(page);
  const card = situationCard(page);
  await game.open.click();
  await game.play.click();
  await expect(card.named('Awaria silnika z ładunkiem').getByText(DRAFT)).toBeVisible();
  await expect(game.log).toContainText('czeka na Twoją decyzję');
  await expectSoundInEveryLook(page, 'the sandbox with a question');

  await game.pace('Stop').click();
  await answerByKeys(page);
  await expect(game.log).toContainText('Odpowiedź: ');
  await expect(game.log).toContainText('sytuacja rozwiązana');
  await untilSettled(page);
  await expect(game.log).toContainText(/Zlecenie rozliczone\s*razem/u);
  await expect(game.money).not.toHaveText(/^30\s000,00/u);
  await expectSoundInEveryLook(page, 'the sandbox at its end');

  await game.again.click();
  await expect(card.named('Awaria silnika z ładunkiem').getByText(DRAFT)).toBeVisible();
  await expect(game.log).not.toContainText('Zlecenie rozliczone');

  await game.back.click();
  await expect(game.stage).toHaveCount(0);
  await expect(game.open).toBeFocused();
  await expect(page.getByLabel('Treść pytania')).toHaveValue(DRAFT);
  const editor = situationEditor(page);
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 2/u);
  expect(faults).toEqual([]);
});

test('[TRY-2] place, hour and car are chosen; a customer’s change and a random situation are played as well', async ({
  browser,
}) => {
  const { page, faults } = await openSeat(browser, server);
  const game = sandbox(page);
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await page.goto('/panel/admin/changes');
  await page.getByRole('link', { name: 'Nadawca prosi o wcześniejszy załadunek' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await game.open.click();
  await expectSoundInEveryLook(page, 'where and when');
  await game.car.selectOption('PG');
  await game.hour.selectOption('23:00');
  await game.to.selectOption('Białystok');
  await game.along.press('Home');
  await game.play.click();
  await expect(situationCard(page).named('Nadawca prosi o wcześniejszy załadunek')).toBeVisible();
  await expect(game.truck('PG-01')).toHaveCount(1);
  await expect(game.log.getByText('23:00').first()).toBeVisible();
  await game.elsewhere.click();
  await expect(game.setup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.setup).toHaveCount(0);
  await expect(game.stage).toBeVisible();
  await game.back.click();

  await page.goto('/panel/admin/accidents');
  await page.getByRole('link', { name: 'Korek na obwodnicy' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await game.open.click();
  await game.play.click();
  await expect(game.log).toContainText(/Postój: 35\smin\./u);
  await untilSettled(page);
  await game.back.click();
  expect(faults).toEqual([]);
});

/** Answers every question with its last answer, by key unless the focus is in a field, until the situation ends. */
async function answerByKeys(page: Page): Promise<void> {
  const { log } = sandbox(page);
  const { answers, feedback, goOn, minutes, text, send } = situationCard(page);
  const isOver = log.getByText('sytuacja rozwiązana');
  while ((await isOver.count()) === 0) {
    await expect(answers.first().or(text)).toBeVisible();
    if (await text.isVisible()) {
      await text.fill('nie wiem');
      await send.click();
    } else {
      await page.keyboard.press(String(await answers.count()));
      await expect(feedback.or(minutes)).toBeVisible();
      if (await minutes.isVisible()) await send.click();
    }
    await expect(feedback).toBeVisible();
    await goOn.click();
    await expect(feedback).toHaveCount(0);
  }
}

/** Advances the sandbox from event to event until the order is settled. */
async function untilSettled(page: Page): Promise<void> {
  const { log, skip } = sandbox(page);
  const settle = async (): Promise<number> => {
    await skip.click();
    return log.getByText('Zlecenie rozliczone').count();
  };
  await expect.poll(settle, { intervals: [100] }).toBe(1);
}
