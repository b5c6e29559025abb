import { expect, test } from '@playwright/test';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationEditor } from '../pages/situation-editor.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { answerAll, meet, sendCars } from '../steps/situations.ts';
import { begin, openLobby } from '../steps/start-game.ts';

const CARS = 2;
const NAME = 'Zgubiony dokument przewozowy';
const FIRST = 'Kierowca nie ma listu przewozowego. Co robisz najpierw?';
const SECOND = 'Nadawca przysłał skan. Co dalej?';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, {
    ...CALM,
    unit_ms: 600,
    preparation_minutes: 0,
    orders_per_player_per_round: 30,
  });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[EDT-14] an admin authors a situation from nothing, publishes, and a student meets it in a game', async ({
  browser,
}) => {
  const admin = await seatLoggedIn(browser, server, ADMIN);
  await admin.page.goto('/panel/admin/emergencies/nowa/edit');
  const editor = situationEditor(admin.page);
  await editor.tab('Opis').click();
  await editor.field('Nazwa').fill(NAME);
  await editor.field('Opis').fill('Na granicy okazuje się, że w kabinie nie ma listu przewozowego.');
  await editor.field('Rada kierowcy lub szefa').fill('Zadzwoń do nadawcy.');
  // On the road with its load, which each of the cars comes to be, wherever it sets out from.
  await editor.field('Co robi samochód').selectOption('DRIVING_WITH_SHIPMENT');
  await editor.field('Wiedza').fill('List przewozowy CMR wystawia się w trzech egzemplarzach.');
  await editor.takePicture('czerwonym samochodem osobowym');
  await editor.tab('Zdarzenie').click();
  await admin.page.getByRole('button', { name: 'Dodaj pierwsze pytanie' }).click();
  await editor.write(FIRST, [
    { text: 'Proszę nadawcę o skan', points: 15, feedback: 'Nadawca ma swój egzemplarz i przyśle go od ręki.' },
    { text: 'Każę jechać bez dokumentu', points: -10, feedback: 'Pierwsza kontrola zatrzyma samochód.' },
    { text: 'Zawracam po dokument', points: -5, feedback: 'Stracisz pół dnia, a skan wystarczy.' },
  ]);
  await editor.answer('Proszę nadawcę o skan').click();
  await editor.field('Potem').selectOption({ label: 'Nowe pytanie' });
  await editor.write(SECOND, [
    { text: 'Wysyłam skan kierowcy', points: 10, feedback: 'Kierowca pokaże go przy kontroli.' },
    { text: 'Zostawiam go w biurze', points: -5, feedback: 'W biurze nikt go nie sprawdzi.' },
  ]);
  await editor.saved();
  await admin.page.reload();
  await expect(editor.title).toHaveText(NAME);
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 1/u);
  expect(admin.faults).toEqual([]);

  const [student] = school.students;
  if (student === undefined) throw new Error('nobody');
  const { teacher, students } = await openLobby(browser, server, school, { seed: 'autorska' });
  const [zofia] = students;
  if (zofia === undefined) throw new Error('nobody');
  await begin(teacher, students);
  await sendCars(zofia, CARS);
  const watch = situationWatch(teacher.page);
  await watch.open();
  await watch.choose(student.name, NAME);
  await watch.bring.click();
  await expect(gameShell(teacher.page).notices.getByText(`Wywołano: ${NAME}.`)).toBeVisible();
  await meet(zofia, NAME);
  await expect(zofia.page.getByText(FIRST).first()).toBeVisible();
  await answerAll(zofia, [
    { answer: 'Proszę nadawcę o skan', says: 'przyśle go od ręki', points: '+15' },
    { answer: 'Zostawiam go w biurze', says: 'W biurze nikt go nie sprawdzi', points: '−5' },
  ]);
  expect([...teacher.faults, ...zofia.faults]).toEqual([]);
});

test('[DRF-4] two admins write on one situation: the second is told, sees the difference and loses nothing', async ({
  browser,
}) => {
  const place = '/panel/admin/emergencies/K05/edit';
  const [first, second] = [await seatLoggedIn(browser, server, ADMIN), await seatLoggedIn(browser, server, ADMIN)];
  const [one, other] = [situationEditor(first.page), situationEditor(second.page)];
  for (const { page } of [first, second]) await page.goto(place);
  const question = 'Treść pytania';
  await expect(other.field(question)).not.toHaveValue('');
  await one.field(question).fill('Co mówisz kierowcy najpierw?');
  await one.saved();
  await other.field(question).fill('Jaki jest pierwszy krok?');
  await expect(other.conflict).toBeVisible();
  await expect(other.conflict).toContainText(/\d:\d\d/u);
  await expect(other.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await other.conflict.getByRole('button', { name: 'Pokaż różnice' }).click();
  await expect(other.differences.getByRole('listitem')).toHaveCount(1);
  await expect(other.differences).toContainText('Co mówisz kierowcy najpierw?');
  await expect(other.differences).toContainText('Jaki jest pierwszy krok?');

  await second.page.reload();
  await expect(other.conflict).toBeVisible();
  await expect(other.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await other.conflict.getByRole('button', { name: 'Zachowaj moje' }).click();
  await other.saved();

  await expect(one.conflict).toBeVisible();
  await expect(one.field(question)).toHaveValue('Co mówisz kierowcy najpierw?');
  await one.conflict.getByRole('button', { name: 'Weź tamte' }).click();
  await expect(one.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await first.page.keyboard.press('Control+z');
  await expect(one.field(question)).toHaveValue('Co mówisz kierowcy najpierw?');
  await one.saved();
  expect([...first.faults, ...second.faults]).toEqual([]);
});
