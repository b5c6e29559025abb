import { expect, test } from '@playwright/test';
import { tabTo } from '../harness/keyboard.ts';
import { expectSoundInEveryLook, expectSoundWhenWide } from '../harness/looks.ts';
import { STAGED, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { situationCard } from '../pages/situation-card.ts';
import { settle } from '../steps/settle.ts';
import { answerAll, bring, keepRunning, meet, sendCars, type Stage } from '../steps/situations.ts';
import { begin, gather } from '../steps/start-game.ts';

const CARS = 4;
/** More minutes than are ever granted. */
const TOO_MANY = 480;
/** How long help may take to arrive, in ms: many hours of the game. */
const HELP_COMES = 300_000;

let server: RunningServer;
let school: School;
let teacher: Seat;
let zofia: Seat;
let stage: Stage;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, STAGED);
  const [student] = school.students;
  if (student === undefined) throw new Error('nobody');
  teacher = await logInAt(browser, server, school.teacher);
  zofia = await logInAt(browser, server, student);
  await gather(teacher, [zofia], { group: school.group.name, seed: 'zdarzenia' });
  stage = { school, teacher, game: new URL(teacher.page.url()).pathname.split('/')[2] ?? '' };
  await begin(teacher, [zofia]);
  // What the teacher needs is in the bar: below it stands what costs least to keep up to date.
  await gameShell(teacher.page).goTo('Moje zlecenia');
  await sendCars(zofia, CARS);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[SIC-13] a change: the stranger on the phone is seen through', async () => {
  await bring(stage, 'Z11');
  await meet(zofia, 'Zmiana miejsca dostawy przez telefon');
  await answerAll(zofia, [
    { answer: 'Oddzwaniam do zleceniodawcy', says: 'klasyczny schemat wyłudzenia', points: '+15' },
  ]);
});

test('[SIC-16] trouble at the loading: the scales show too much', async () => {
  await bring(stage, 'K20');
  await meet(zofia, 'Przeładowanie na wadze');
  await answerAll(zofia, [
    { answer: 'Rozładowujemy nadwyżkę', says: 'jedyne legalne wyjście', points: '+15' },
    { answer: 'Zgadzam się na potrącenie', says: 'Zbędna strata', points: '−5' },
  ]);
});

test('[SIC-16] a breakdown: the driver is asked, a replacement is sent, a later hour is refused', async () => {
  await bring(stage, 'K05');
  await meet(zofia, 'Awaria silnika z ładunkiem');
  const situation = situationCard(zofia.page);
  await expectSoundInEveryLook(zofia.page, 'question');
  await situation.call('Kierowca').click();
  await expect(situation.card.getByText('zacznij od jego bezpieczeństwa')).toBeInViewport({ ratio: 1 });
  await answerAll(zofia, [
    { answer: 'Kamizelka, trójkąt', says: 'Bezpieczeństwo kierowcy', points: '+10' },
    { answer: 'Od razu zamawiam podwykonawcę', says: 'Przed diagnozą nie wiadomo', points: '−5' },
    { answer: 'Podstawiam pod naczepę ciągnik', says: 'Naprawa i przewóz toczą się równolegle', points: '+15' },
    { answer: 'Dzwonię od razu', minutes: TOO_MANY, says: 'Odmowa', points: '+10' },
    { answer: 'Proszę zleceniodawcę o decyzję', says: 'O przesyłce decyduje zleceniodawca', points: '+5' },
  ]);
});

test('[SIC-3] a collision: the boss is asked, the number of the claim is typed', async () => {
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

test('[SIC-16] out of driving time: answered with the keyboard alone', async () => {
  await bring(stage, 'K17');
  await meet(zofia, 'Kończy się czas pracy przed rozładunkiem');
  const situation = situationCard(zofia.page);
  await zofia.page.keyboard.press('4');
  await expect(situation.feedback).toContainText('Drożej niż czekanie');
  await expectSoundWhenWide(zofia.page, 'feedback');
  await expect(situation.goOn).toBeFocused();
  await zofia.page.keyboard.press('Enter');
  await expect(situation.card).toBeHidden();
});

test('[SIC-16] a sick driver: typed, chosen and asked for with the keyboard alone, and refused', async () => {
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
  await reads('Mienie jest zabezpieczone');
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

test('[SIC-16] a storm: a wrong answer costs points, the rest is put right', async () => {
  await bring(stage, 'K21');
  await meet(zofia, 'Prom odwołany z powodu sztormu');
  await answerAll(zofia, [
    { answer: 'Kieruję zestaw objazdem', says: 'setki kilometrów', points: '−10' },
    { answer: 'Wysyłam klientowi komunikat armatora', says: 'Udowodnione', points: '+10' },
  ]);
});

test('[SIC-16] a traffic jam happens by itself, with a notice', async () => {
  await bring(stage, 'A01');
  await expect(gameShell(zofia.page).notices.getByText('Korek na obwodnicy')).toBeVisible({ timeout: HELP_COMES });
});

test('[SIC-16] the replacement has come and has taken the cargo over', async () => {
  const { page } = zofia;
  // For the hours of the game that this takes, away from the map, which draws all the time.
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
  expect([...teacher.faults, ...zofia.faults]).toEqual([]);
});

test('[LVP-2] the teacher’s live page: who is there and what waits, own words to a player, who has left needs somebody', async () => {
  const { page } = teacher;
  const live = livePage(page);
  const [student] = school.students;
  await keepRunning(teacher);
  await page.getByRole('link', { name: 'Podgląd gry' }).click();
  await expect(live.row(student?.name ?? '')).toContainText('w\u00a0grze');
  await expect(live.chart('Pieniądze')).toBeVisible();
  await expectSoundInEveryLook(page, 'live page');
  // The notice goes by itself after some seconds: it is waited for from the beginning.
  await Promise.all([
    expect(gameShell(zofia.page).notices.getByText('Prowadzący pisze: „Pilnujcie czasu pracy”.')).toBeVisible(),
    live.writeTo(student?.name ?? '', 'Pilnujcie czasu pracy'),
  ]);
  await live.write.click();
  await expectSoundWhenWide(page, 'a message');
  await page.keyboard.press('Escape');
  await expect(live.message).toBeHidden();
  await zofia.page.goto('about:blank');
  await expect(live.row(student?.name ?? '')).toContainText('Brak połączenia', { timeout: HELP_COMES });
  await page.getByRole('link', { name: 'Wróć do rozgrywek' }).click();
  await expect(page.getByText(/^1\sosoba wymaga uwagi$/u)).toBeVisible();
  await page.getByRole('link', { name: 'Otwórz podgląd' }).first().click();
  await expect(live.table).toBeVisible();
  expect(teacher.faults).toEqual([]);
});
