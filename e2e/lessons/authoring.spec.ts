import { expect, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { makeSchool, type School, STAGED } from '../harness/school.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { situationEditor } from '../pages/situation-editor.ts';
import { beginLed } from '../steps/led-game.ts';
import { answerAll, bring, meet, sendCars } from '../steps/situations.ts';

const NAME = 'Zgubiony dokument przewozowy';
const FIRST = 'Kierowca nie ma listu przewozowego. Co robisz najpierw?';
const SECOND = 'Nadawca przysłał skan. Co dalej?';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, STAGED);
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

  const [written] = (await school.admin.call(CALLS.emergencies, { query: {} })).filter(({ name }) => name === NAME);
  if (written === undefined) throw new Error('the situation is not in the library');
  const teacher = await beginLed(browser, server, school, { seed: 'autorska' });
  const [zofia] = teacher.students;
  if (zofia === undefined) throw new Error('nobody');
  await sendCars(zofia, 1);
  await bring({ school, game: teacher.game, teacher }, written.id);
  await meet(zofia, NAME);
  await expect(zofia.page.getByText(FIRST).first()).toBeVisible();
  await answerAll(zofia, [
    { answer: 'Proszę nadawcę o skan', says: 'przyśle go od ręki', points: '+15' },
    { answer: 'Zostawiam go w biurze', says: 'W biurze nikt go nie sprawdzi', points: '−5' },
  ]);
  expect(zofia.faults).toEqual([]);
});
