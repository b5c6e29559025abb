import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { situationEditor } from '../pages/situation-editor.ts';

const NAME = 'Awaria windy załadowczej';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** Starts a tree with its first question; the focus is in its text field already. */
async function firstQuestion(page: Page, tree: string, text: string): Promise<void> {
  await situationEditor(page).tab(tree).click();
  await page.getByRole('button', { name: 'Dodaj pierwsze pytanie' }).click();
  await expect(page.getByLabel('Treść pytania', { exact: true })).toBeFocused();
  await page.keyboard.insertText(text);
}

async function writeAbout(page: Page): Promise<void> {
  const editor = situationEditor(page);
  await editor.tab('Opis').click();
  await editor.field('Nazwa').fill(NAME);
  await editor.field('Opis').fill('Winda naczepy nie opuszcza się. Numer sprawy: {case_number}.');
  await editor.field('Czas na premię').fill('90');
  await editor.field('Telefon do szefa').fill('-3');
  await editor.field('Odpowiedź w czasie').fill('5');
  await editor.field('Rada kierowcy lub szefa').fill('Zapytaj odbiorcę o rampę.');
  await editor.field('Wiedza').fill('Winda podlega dozorowi technicznemu.');
  await editor.takePicture('czerwonym samochodem osobowym');
}

/** Writes an answer with effects and a replacement car, one that leads to a typed question, and one that asks for minutes and may be denied. */
async function writeEvent(page: Page): Promise<void> {
  const editor = situationEditor(page);
  await firstQuestion(page, 'Zdarzenie', 'Winda stoi. Co robisz?');
  await editor.write('Winda stoi. Co robisz?', [
    { text: 'Zgłaszam awarię serwisowi', points: 10, feedback: 'Serwis pyta o numer.' },
    { text: 'Wysyłam drugi samochód', points: -5, feedback: 'Drugi samochód dojedzie za trzy godziny.' },
    { text: 'Proszę o dłuższe okno', points: 5, feedback: 'Odbiorca odpowie.' },
  ]);
  await page.getByLabel('Pyta gracza o liczbę minut').check();
  await editor.field('O co prosi gracz').selectOption({ label: 'Wydłużenie terminu dostawy' });
  await editor.field('Liczba domyślna').fill('60');
  await editor.answer('Wysyłam drugi samochód').click();
  await page.getByRole('button', { name: 'Dodaj skutek' }).click();
  await editor.field('Skutek 1').selectOption({ label: 'Przesunięcie terminu dostawy' });
  await editor.field('Wartość skutku 1').fill('');
  await editor.field('Wartość skutku 1').pressSequentially('-30');
  await editor.field('Dłuższa droga').fill('40');
  await page.getByLabel('Wysyła samochód zastępczy').check();
  await editor.field('Po odmowie').selectOption({ label: 'Nowe pytanie' });
  await expect(editor.field('Treść pytania')).toBeFocused();
  await editor.write('Odbiorca odmawia. Co teraz?', [
    { text: 'Rozładowuję wózkiem', points: 5, feedback: 'Odbiorca użycza wózka.' },
    { text: 'Czekam do jutra', points: -5, feedback: 'Postój kosztuje.' },
  ]);
}

async function writeTyped(page: Page): Promise<void> {
  const editor = situationEditor(page);
  await page.locator('[data-way="situation 0"]').click();
  // The form of the previously selected answer may be there for another moment.
  await expect(editor.field('Treść')).toHaveValue('Zgłaszam awarię serwisowi');
  await editor.field('Potem').selectOption({ label: 'Nowe pytanie' });
  await page.keyboard.insertText('Serwis pyta o numer sprawy. Jaki to numer?');
  await page.getByRole('button', { name: 'Wpisana' }).click();
  const right = page.getByRole('group', { name: 'Po dobrej odpowiedzi' });
  const wrong = page.getByRole('group', { name: 'Po złej odpowiedzi' });
  await right.getByLabel('Punkty').fill('10');
  await right.getByLabel('Informacja zwrotna').fill('Serwis już jedzie.');
  await wrong.getByLabel('Punkty').fill('-5');
  await wrong.getByLabel('Informacja zwrotna').fill('Serwis nie zna takiej sprawy.');
}

async function writeOthers(page: Page): Promise<void> {
  const editor = situationEditor(page);
  await firstQuestion(page, 'Pojazd', 'Co z naczepą?');
  await editor.write('Co z naczepą?', [
    { text: 'Naprawiam na miejscu', points: 5, feedback: 'Winda działa.' },
    { text: 'Odsyłam ją pustą', points: -5, feedback: 'Pusty przebieg kosztuje.' },
  ]);
  await editor.field('W drzewie pojazdu').fill('2');
  await firstQuestion(page, 'Okno czasowe', 'Co z awizacją?');
  await editor.write('Co z awizacją?', [
    { text: 'Podaję nową godzinę', points: 5, feedback: 'Odbiorca potwierdza.' },
    { text: 'Milczę', points: -5, feedback: 'Rampa jest zajęta.' },
  ]);
  await editor.field('W oknie czasowym').fill('3');
}

/** Goes through a dry run: the numbers appear where a game would show them, and typed answers are compared with them. */
async function tryOut(page: Page): Promise<void> {
  await situationEditor(page).tab('Zdarzenie').click();
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  const form = page.getByRole('complementary', { name: 'Formularz' });
  await expect(form.getByText('Winda naczepy nie opuszcza się. Numer sprawy: SZ-004711.')).toBeVisible();
  await form.getByRole('button', { name: 'Zgłaszam awarię serwisowi' }).click();
  await form.getByLabel('Twoja odpowiedź').fill('sz-004711');
  await form.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(form.getByText('Serwis już jedzie.')).toBeVisible();
  await form.getByRole('button', { name: 'Naprawiam na miejscu' }).click();
  await form.getByRole('button', { name: 'Milczę' }).click();
  await expect(form.getByText('To koniec sytuacji.')).toBeVisible();
  await page.getByRole('button', { name: 'Zakończ próbę' }).click();
}

test('[EDT-14] from nothing an admin writes all three trees with every kind of answer; the dry run goes through them, the server keeps them', async ({
  browser,
}) => {
  const { page, faults } = await seatLoggedIn(browser, server, ADMIN);
  await page.goto('/panel/admin/emergencies/nowa/edit');
  await writeAbout(page);
  await writeEvent(page);
  await writeTyped(page);
  await writeOthers(page);
  const check = page.getByRole('region', { name: 'Sprawdzenie' });
  await expect(check).toContainText('Sprawdzenie nie znalazło niczego do poprawy.');
  await tryOut(page);
  const editor = situationEditor(page);
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 1/u);
  const api = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  expect(await api.call(CALLS.emergencies, { query: {} })).toContainEqual(
    expect.objectContaining({
      name: NAME,
      image: 'collision',
      maxTime: 90,
      bossCallPoints: -3,
      inTimePoints: 5,
      situation: expect.objectContaining({
        answers: [
          expect.objectContaining({
            points: 10,
            situation: expect.objectContaining({
              textAnswer: '{case_number}',
              showCaseAndPolice: true,
              points_ok: 10,
              feedback_wrong: 'Serwis nie zna takiej sprawy.',
            }),
          }),
          expect.objectContaining({
            newCar: true,
            changeDistance: 40,
            effects: [expect.objectContaining({ type: 'MOVE_SHIPMENT', value: -30 })],
          }),
          expect.objectContaining({ input: true, inputType: 'PROLONG_SHIPMENT', inputValue: 60 }),
        ],
        afterDenySituation: expect.objectContaining({ text: 'Odbiorca odmawia. Co teraz?' }),
      }),
      carSituation: expect.objectContaining({ text: 'Co z naczepą?', carPoints: 2 }),
      timeWindowSituation: expect.objectContaining({ text: 'Co z awizacją?', timeWindowPoints: 3 }),
    }),
  );
  expect(faults).toEqual([]);
});
