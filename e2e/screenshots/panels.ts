import type { Browser } from '@playwright/test';
import { type AnswerOf, CALLS, type Calls } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool } from '../harness/demo-school.ts';
import { ADMIN, startServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { studentGames } from '../pages/student-games.ts';
import { DESK, guest, PHONE, shoot, somebody } from './album.ts';
import { startGame } from '../steps/start-game.ts';

/** The landing page and the panels of the demo school, whose games were played by bots. */
export async function takePanels(browser: Browser): Promise<void> {
  const server = await startServer({ DEMO: '1' });
  try {
    await takeLanding(browser, server);
    await fillSurvey(server);
    await takeLecturer(browser, server);
    await takeClass(browser, server);
    await takeStudent(browser, server);
    await takeSurveys(browser, server);
    await takeAdmin(browser, server);
  } finally {
    await server.stop();
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function takeLanding(browser: Browser, server: Server): Promise<void> {
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    // With motion: without it the show's trucks stand still.
    const page = await guest(browser, server, { ...size, reducedMotion: 'no-preference' });
    await landingPage(page).open();
    await landingPage(page).row('Spedycja 3B').or(landingPage(page).row('Logistyka 2A')).first().waitFor();
    await page.getByRole('button', { name: 'Zatrzymaj pokaz' }).waitFor();
    await shoot(page, `panels-landing-first${suffix}`);
    await page.getByRole('button', { name: 'Rozumiem' }).click();
    await shoot(page, `panels-landing${suffix}`, { isWhole: true });
    await page.goto('/?okno=rejestracja');
    await page.getByRole('dialog').waitFor();
    await shoot(page, `panels-landing-register${suffix}`);
    await page.context().close();
  }
  const page = await guest(browser, server, { ...DESK, colorScheme: 'dark' });
  await landingPage(page).open();
  await landingPage(page).tab('Ranking indywidualny').click();
  await landingPage(page).rankings.scrollIntoViewIfNeeded();
  await shoot(page, 'panels-landing-ranking-individual-dark');
  await page.context().close();
}

async function takeLecturer(browser: Browser, server: Server): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher, DESK);
  const games = lecturerGames(page);
  await games.row(demoSchool.group).waitFor();
  await games.newGame({ seed: 'Logistyka 2026', follows: true });
  await games.openRoom(demoSchool.group);
  const student = await somebody(browser, server, demoSchool.student, DESK);
  await studentGames(student).enter();
  await startGame(page);
  await page.waitForURL('**/map');
  await page.goto('/panel/lecturer/games');
  await page.getByText('Do końca rundy 1').waitFor();
  await shoot(page, 'panels-games');
  await games.add.click();
  await games.dialog.getByText('Co powstanie').waitFor();
  await shoot(page, 'panels-games-new');
  await page.keyboard.press('Escape');
  await panelMenu(page).open('Studenci');
  await page.getByRole('row').filter({ hasText: demoSchool.student.email }).waitFor();
  await shoot(page, 'panels-students');
  await page
    .getByRole('checkbox', { name: /^Zaznacz: /u })
    .first()
    .check();
  await shoot(page, 'panels-students-chosen');
  await panelMenu(page).open('Grupy');
  await page.getByRole('row').filter({ hasText: demoSchool.group }).waitFor();
  await shoot(page, 'panels-groups');
  await panelMenu(page).open('Ustawienia ankiety');
  await page.getByLabel('Odpowiedzi do wyboru, pytanie 4').waitFor();
  await shoot(page, 'panels-survey-settings');
  await panelMenu(page).settings();
  await page.getByLabel('Obecne hasło').waitFor();
  await shoot(page, 'panels-settings');
  await page.context().close();
}

const CLASS = [
  'E-mail;Imię;Nazwisko;Grupa',
  'm.adamiak@szkola.example;Milena;Adamiak;Logistyka 2A',
  'k.bielak@szkola;Krzysztof;Bielak;Logistyka 2A',
  'l.chmiel@szkola.example;Lena;Chmiel;Logistyka 2A',
  'lena.zurek@szkola.example;Lena;Żurek;Logistyka 2A',
  'j.olszewski@szkola.example;;Olszewski;Logistyka 2A',
  'n.rogala@szkola.example;Nina;Rogala;Logistyka 2D',
].join('\r\n');

/** The import of a class from a file, and the sheet of codes of another class. */
async function takeClass(browser: Browser, server: Server): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher, DESK);
  await page.goto('/panel/lecturer/students/import');
  await page.getByText('Upuść tu listę: xlsx, ods albo CSV').waitFor();
  await shoot(page, 'panels-students-file');
  const file = { name: 'klasa 2A.csv', mimeType: 'text/csv', buffer: Buffer.from(CLASS) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: /^Wczytaj 2/u }).waitFor();
  await shoot(page, 'panels-students-import');
  await panelMenu(page).open('Studenci');
  await page.getByRole('button', { name: 'Konta bez e-maili' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Imiona i\u00a0nazwiska').fill('Norbert Lis\nTymon Sikorski\nOlaf Szymczak');
  await dialog.getByRole('combobox', { name: 'Grupa' }).selectOption({ label: 'Spedycja 3B' });
  await shoot(page, 'panels-students-class');
  await dialog.getByRole('button', { name: /^Utwórz 3/u }).click();
  await page.getByText('Twój kod do gry').waitFor();
  await page.getByRole('button', { name: 'Zamknij' }).click();
  await shoot(page, 'panels-codes', { isWhole: true });
  await page.context().close();
}

const GUESTS = ['hubert.domanski', 'jakub.wrobel', 'maja.sroda'] as const;
const WORDS = [
  'Zlecenie ADR do Rotterdamu bez sprawdzenia kary. Spóźnienie zjadło cały zarobek.',
  'Postój na parkingu niestrzeżonym pod Norymbergą: rano brakowało ładunku.',
  'Za późny telefon do odbiorcy. Nowa awizacja kosztowałaby mniej niż postój pod bramą.',
] as const;

/** Sends the survey of a finished game, and fills it in for all of the group but one. */
async function fillSurvey(server: Server): Promise<void> {
  const { email, password } = demoSchool.teacher;
  const teacher = await new ApiClient(server.url).logIn(email, password);
  const games = await teacher.call(CALLS.games, {});
  const { id: game = '' } = games.find(({ groupName }) => groupName === demoSchool.group) ?? {};
  const survey = await teacher.call(CALLS.initSurvey, { body: { game } });
  for (const [index, name] of GUESTS.entries()) {
    const student = await new ApiClient(server.url).logIn(`${name}@szkola.example`, password);
    const answers = survey.questions.map((question, place) => ({
      id: question.id,
      value: answerTo(question, index, place),
    }));
    await student.call(CALLS.submitSurvey, { body: { id: survey.id, answers } });
  }
}

type Question = AnswerOf<Calls['initSurvey']>['questions'][number];

function answerTo({ kind, options }: Question, person: number, place: number): number | string | readonly string[] {
  if (kind === 'scale') return 3 + ((person + place) % 3);
  if (kind === 'choice') return (options ?? []).filter((_, option) => option <= person + 1);
  return WORDS[(person + place) % WORDS.length] ?? '';
}

/** The results of a survey, and a survey being filled in. */
async function takeSurveys(browser: Browser, server: Server): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher, DESK);
  await panelMenu(page).open('Wypełnione ankiety');
  await page.getByRole('progressbar', { name: /^Okna czasowe/u }).waitFor();
  await shoot(page, 'panels-surveys', { isWhole: true });
  await page.context().close();
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const student = await somebody(browser, server, demoSchool.student, size);
    await student.goto('/panel/student/surveys');
    await student
      .getByRole('link', { name: /ankietę/u })
      .first()
      .click();
    await student.getByRole('checkbox', { name: 'Stawka' }).check();
    await student.getByRole('radio').nth(3).check();
    await shoot(student, `panels-student-survey${suffix}`, { isWhole: true });
    await student.context().close();
  }
}

/** The list of lecturers, one of whom waits for approval, on a desktop and a phone. */
async function takeAdmin(browser: Browser, server: Server): Promise<void> {
  const body = { new_email: 'ewa.gil@szkola.example', first_name: 'Ewa', last_name: 'Gil', teacher: true };
  await fetch(`${server.url}/api/user/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const page = await somebody(browser, server, { id: '', name: '', ...ADMIN }, size);
    await page.getByText('Czeka na zatwierdzenie', { exact: true }).waitFor();
    await shoot(page, `panels-lecturers${suffix}`);
    await page.context().close();
  }
}

async function takeStudent(browser: Browser, server: Server): Promise<void> {
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const page = await somebody(browser, server, demoSchool.student, size);
    await studentGames(page).review(1).waitFor();
    await page.getByText('Trwa teraz').waitFor();
    await shoot(page, `panels-student${suffix}`, { isWhole: suffix !== '' });
    await panelMenu(page).open('Grupa');
    await shoot(page, `panels-student-group${suffix}`);
    await page.context().close();
  }
}
