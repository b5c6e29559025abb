import { expect, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationCard } from '../pages/situation-card.ts';
import { settle } from '../steps/settle.ts';
import { answerAll, bring, keepRunning, meet } from '../steps/situations.ts';
import { beginStaged, type StagedGame } from '../steps/staged-game.ts';

const CARS = 4;
/** More minutes than are ever granted. */
const TOO_MANY = 480;
/** How long help may take to arrive, in ms: many hours of the game. */
const HELP_COMES = 300_000;

let server: RunningServer;
let game: StagedGame;

/** What the car does when the others occur, so that neither a check nor a ferry has to come first. */
const LADEN = 'DRIVING_WITH_SHIPMENT';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  game = await beginStaged(browser, server, {
    seed: 'zdarzenia',
    cars: CARS,
    moments: { K20: 'LOADING', K05: LADEN, K17: LADEN, K21: LADEN },
  });
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[SIC-16] trouble at the loading: the scales show too much', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'K20');
  await meet(zofia, 'Przeładowanie na wadze');
  await answerAll(zofia, [
    { answer: 'Rozładowujemy nadwyżkę', says: 'jedyne legalne wyjście', points: '+15' },
    { answer: 'Zgadzam się na potrącenie', says: 'Zbędna strata', points: '−5' },
  ]);
});

test('[SIC-16] a breakdown: the driver is asked, a replacement is sent, a later hour is refused', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'K05');
  await meet(zofia, 'Awaria silnika z ładunkiem');
  const situation = situationCard(zofia.page);
  await expectSound(zofia.page, 'question');
  await situation.call('Kierowca').click();
  await expect(situation.card.getByText('zacznij od jego bezpieczeństwa')).toBeInViewport({ ratio: 1 });
  await answerAll(zofia, [
    { answer: 'Kamizelka, trójkąt', says: 'Bezpieczeństwo kierowcy', points: '+10' },
    { answer: 'Od razu zamawiam podwykonawcę', says: 'Przed diagnozą nie wiadomo', points: '−5' },
    { answer: 'Podstawiam pod naczepę ciągnik', says: 'Naprawa i przewóz toczą się równolegle', points: '+15' },
    { answer: 'Dzwonię od razu', minutes: TOO_MANY, says: 'Odmowa', points: '+10' },
    { answer: 'Proszę zleceniodawcę o decyzję', says: 'Umowę mamy ze zleceniodawcą', points: '+5' },
  ]);
});

test('[SIC-16] out of driving time: answered with the keyboard alone', async () => {
  const { zofia, stage } = game;
  const name = 'Kończy się czas jazdy przed rozładunkiem';
  await bring(stage, 'K17');
  await meet(zofia, name);
  const situation = situationCard(zofia.page);
  await zofia.page.keyboard.press('4');
  await expect(situation.feedback).toContainText('Drożej niż czekanie');
  await expectSound(zofia.page, 'feedback');
  await expect(situation.goOn).toBeFocused();
  await zofia.page.keyboard.press('Enter');
  await expect(situation.named(name)).toBeHidden();
  // A truck that the first situation held up may be late for its consignee by now, which asks for a talk.
  await settle(zofia);
  await expect(situation.card).toBeHidden();
});

test('[SIC-16] a storm: a wrong answer costs points, the rest is put right', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'K21');
  await meet(zofia, 'Prom odwołany z powodu sztormu');
  await answerAll(zofia, [
    { answer: 'Kieruję zestaw objazdem', says: 'setki kilometrów', points: '−10' },
    { answer: 'Wysyłam klientowi komunikat armatora', says: 'Udowodnione', points: '+10' },
  ]);
});

test('[SIC-16] a traffic jam happens by itself, with a notice', async () => {
  const { zofia, stage } = game;
  await bring(stage, 'A01');
  await expect(gameShell(zofia.page).notices.getByText('Korek na obwodnicy')).toBeVisible({ timeout: HELP_COMES });
});

test('[SIC-16] the replacement has come and has taken the cargo over', async () => {
  const { teacher, zofia } = game;
  const { page } = zofia;
  // During the hours of the game that this takes, away from the map, which draws all the time.
  await gameShell(page).goTo('Moje zlecenia');
  await gameShell(page).bell.click();
  await expect(page.getByText(/zastępczy samochód \S+ jest w\sdrodze/u).first()).toBeVisible();
  const hasCome = async (): Promise<boolean> => {
    await keepRunning(teacher);
    return page
      .getByText(/ładunek przejął/u)
      .first()
      .isVisible();
  };
  await expect.poll(hasCome, { timeout: HELP_COMES }).toBe(true);
  expect(zofia.faults).toEqual([]);
});
