import { expect, test } from '@playwright/test';
import { tabTo } from '../harness/keyboard.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { situationCard } from '../pages/situation-card.ts';
import { answerAll, bring, meet } from '../steps/situations.ts';
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
