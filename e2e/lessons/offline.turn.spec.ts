import { expect, test } from '@playwright/test';
import { closeSeats, type Seat, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationCard } from '../pages/situation-card.ts';
import { AWAY, decideWhileAway } from '../steps/away.ts';
import { beginStaged } from '../steps/staged-game.ts';
import { settle } from '../steps/settle.ts';
import { bring, meet } from '../steps/situations.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LIN-8] a decision taken without a network is sent when the line is back: over a socket', ({ browser }) =>
  decideWhileAway(browser, server, { seed: 'bez sieci' }));

test('[SIC-10] an answer chosen while the server hangs is kept and counted once; one to what was settled meanwhile is told as not counted', async ({
  browser,
}) => {
  const { student, zofia, stage } = await beginStaged(browser, server, {
    seed: 'zawieszony serwer',
    cars: 2,
    settings: AWAY,
    moments: { K20: 'DRIVING_TO_SHIPMENT' },
  });
  await bring(stage, 'K20');
  await meet(zofia, 'Przeładowanie na wadze');
  await test.step('the answer is marked and says what it waits for', () => answerWhileFrozen(zofia));
  await test.step('the server goes on, and the next question is the second one', () => expectSecond(zofia));

  const other = await seatLoggedIn(browser, server, student);
  await other.page.goto(`/game/${stage.game}/map`);
  await expect(situationCard(other.page).card).toBeVisible();
  const { answer } = situationCard(zofia.page);
  await zofia.context.setOffline(true);
  await expect(gameShell(zofia.page).lost).toBeVisible();
  await answer('Zgadzam się na potrącenie').click();
  await settle(other);
  await zofia.context.setOffline(false);
  await expect(gameShell(zofia.page).notices).toContainText(
    /Zlecenie \S+, Przeładowanie na wadze: Twoja odpowiedź nie została przyjęta\./u,
  );
  await expect(situationCard(zofia.page).card).toBeHidden();
  expect([...zofia.faults, ...other.faults]).toEqual([]);
});

async function answerWhileFrozen({ page }: Seat): Promise<void> {
  const { lost } = gameShell(page);
  const chosen = situationCard(page).answer('Rozładowujemy nadwyżkę');
  server.freeze();
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toContainText('Wybrane, wysyłamy');
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
  await expect(chosen).toContainText('Wybrane, czeka na wysłanie');
  await page.keyboard.press('1');
  await expect(situationCard(page).card.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
}

/** Anything sent before the connection was given up is sent again: the decision still counts once. */
async function expectSecond({ page }: Seat): Promise<void> {
  const { card, feedback, goOn } = situationCard(page);
  server.thaw();
  await expect(feedback).toContainText('jedyne legalne wyjście');
  await expect(feedback).toContainText('+15 pkt');
  await expect(gameShell(page).lost).toBeHidden();
  await goOn.click();
  await expect(card.getByRole('heading', { name: /^Część towaru została/u })).toBeVisible();
}
