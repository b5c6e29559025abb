import { expect, test } from '@playwright/test';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { situationCard } from '../pages/situation-card.ts';
import { settle } from '../steps/settle.ts';
import { answerAll, bring, keepRunning, meet } from '../steps/situations.ts';
import { beginStaged, type StagedGame } from '../steps/staged-game.ts';

const CARS = 3;

let server: RunningServer;
let game: StagedGame;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  game = await beginStaged(browser, server, { seed: 'zdarzenia', cars: CARS, moments: { Z11: '' } });
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[SIC-3] a collision: the boss is asked, the number of the claim is typed', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'K01');
  await meet(zofia, 'Kolizja z samochodem osobowym');
  const situation = situationCard(zofia.page);
  await situation.call('Szef').click();
  await expect(situation.card.getByText('Kolizja to zdarzenie bez rannych')).toBeInViewport({ ratio: 1 });
  await expect(situation.answers.last()).toBeInViewport({ ratio: 1 });
  await answerAll(zofia, [
    { answer: 'Światła awaryjne', says: 'Dobra kolejność', points: '+15' },
    { answer: 'Wspólne oświadczenie', says: 'Taki komplet wystarcza', points: '+10' },
  ]);
  const claim = await situation.number('Numer szkody').innerText();
  await answerAll(zofia, [{ text: claim, says: 'Numer szkody pozwoli rozliczyć', points: '+10' }]);
  await settle(zofia);
});

test('[LVP-2] the teacher’s live page: who is there and what waits, own words to a player, who has left needs somebody', async ({
  browser,
}) => {
  const { student, teacher, zofia, stage } = game;
  await keepRunning(teacher);
  const { page, faults } = await seatLoggedIn(browser, server, stage.school.teacher);
  const live = livePage(page);
  await page.goto(`/panel/lecturer/games/${teacher.game}`);
  await expect(live.row(student.name)).toContainText('w\u00a0grze');
  await expect(live.chart('Pieniądze')).toBeVisible();
  // The notice disappears after some seconds, so the test waits for it from the beginning.
  await Promise.all([
    expect(gameShell(zofia.page).notices.getByText('Prowadzący pisze: „Pilnujcie czasu jazdy”.')).toBeVisible(),
    live.writeTo(student.name, 'Pilnujcie czasu jazdy'),
  ]);
  await zofia.page.goto('about:blank');
  await expect(live.row(student.name)).toContainText('Brak połączenia');
  await page.getByRole('link', { name: 'Wróć do rozgrywek' }).click();
  await expect(page.getByText(/^1\sosoba wymaga uwagi$/u)).toBeVisible();
  await page.getByRole('link', { name: 'Otwórz podgląd' }).first().click();
  await expect(live.table).toBeVisible();
  expect(faults).toEqual([]);
});
