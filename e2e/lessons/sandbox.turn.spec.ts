import { expect, type Page, test } from '@playwright/test';
import { expectSoundWhenWide } from '../harness/looks.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { sandbox } from '../pages/sandbox.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationEditor } from '../pages/situation-editor.ts';
import { untilSettled } from '../steps/until-settled.ts';

const DRAFT = 'Co mówisz kierowcy najpierw?';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[TRY-1] two presses from the editor the situation as it is written strikes on the map; its answer is paid for, the order ends', async ({
  browser,
}) => {
  const { page, faults } = await seatLoggedIn(browser, server, ADMIN);
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
  await expectSoundWhenWide(page, 'the sandbox with a question');

  await game.pace('Stop').click();
  await answerByKeys(page);
  await expect(game.log).toContainText('Odpowiedź: ');
  await expect(game.log).toContainText('sytuacja rozwiązana');
  await untilSettled(page);
  await expect(game.log).toContainText(/Zlecenie rozliczone\s*razem/u);
  await expect(game.money).not.toHaveText(/^30\s000,00/u);

  await expectSoundWhenWide(page, 'the sandbox at its end');
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
