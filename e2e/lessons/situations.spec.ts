import { expect, test } from '@playwright/test';
import { tabTo } from '../harness/keyboard.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { situationCard } from '../pages/situation-card.ts';
import { settle } from '../steps/settle.ts';
import { answerAll, bring, keepRunning, meet } from '../steps/situations.ts';
import { beginStaged, type StagedGame } from '../steps/staged-game.ts';

const CARS = 3;
/** More minutes than are ever granted. */
const TOO_MANY = 480;

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

test('[SIC-13] a change: the stranger on the phone is seen through', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'Z11');
  await meet(zofia, 'Zmiana miejsca dostawy przez telefon');
  await answerAll(zofia, [
    { answer: 'Oddzwaniam do zleceniodawcy', says: 'klasyczny schemat wyłudzenia', points: '+15' },
  ]);
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

test('[SIC-16] a sick driver: typed, chosen and asked for with the keyboard alone, and refused', async () => {
  const { zofia, stage } = game;
  const { keyboard } = zofia.page;
  await bring(stage, 'K24');
  await meet(zofia, 'Choroba kierowcy');
  const { text, minutes, goOn, card } = situationCard(zofia.page);
  const reads = async (words: string): Promise<void> => {
    await expect(goOn).toBeFocused();
    await expect(goOn).toHaveAccessibleDescription(new RegExp(words, 'u'));
    await keyboard.press('Enter');
  };
  await tabTo(zofia.page, text);
  await keyboard.press('Enter');
  await expect(text).toHaveAccessibleDescription(/Wpisz odpowiedź/u);
  await keyboard.type(' 112 ');
  await keyboard.press('Enter');
  await reads('Karetka jest w\\sdrodze');
  await keyboard.press('1');
  await reads('szpitalnym\\sdepozycie');
  await keyboard.press('b');
  await reads('Właściwy wybór');
  await keyboard.press('b');
  await expect(minutes).toBeFocused();
  await keyboard.type(String(TOO_MANY));
  await keyboard.press('Enter');
  await reads('Odmowa: 480');
  await keyboard.press('b');
  await reads('Rozmowa po fakcie');
  await expect(card).toBeHidden();
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
  // The notice goes by itself after some seconds: it is waited for from the beginning.
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
