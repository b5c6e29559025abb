import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAddressesOnlyRead } from '../harness/hostile-addresses.ts';
import {
  CHANGE,
  CHANGE_FIELDS,
  CRITICAL,
  CRITICAL_FIELDS,
  FRAME,
  IMAGE,
  isHostile,
  LONG,
  MARKER,
  NAMES,
  SCRIPT,
} from '../harness/hostile-texts.ts';
import { makeSchool, type School, STAGED } from '../harness/school.ts';
import { closeSeats, type Login } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { expectQuiet, expectTame, openWatched, type WatchedSeat } from '../harness/tame.ts';
import { fieldsSentIn, textFieldsOf } from '../harness/text-fields.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationEditor } from '../pages/situation-editor.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { fillHostile, type HostileSituations } from '../steps/fill-hostile.ts';
import { bring, type Stage } from '../steps/situations.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, NAMES.length, STAGED, NAMES);
  await noteSent(async () => {
    const filled = await fillHostile(server, school);
    ({ game, homework, situations, end } = filled);
  });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** The running game, the homework with a long title, the situations that games get, and the text fields that such texts were sent in. */
let game = '';
let homework = '';
let situations: HostileSituations = { critical: '', random: '', change: '' };
let end = (): Promise<void> => Promise.reject(new Error('No game was made'));
const sent = new Set<string>();

async function noteSent(work: () => Promise<void>): Promise<void> {
  for (const field of await fieldsSentIn(work, isHostile)) sent.add(field);
}

let ended: Promise<void> | null = null;

/** Waits for the end of the game; the first caller ends it. */
function over(): Promise<void> {
  ended ??= noteSent(end);
  return ended;
}

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

/** Opens the game as a student who has seen the hints of a first game, and its live page as the teacher; it stands still at first. */
async function openGame(browser: Browser) {
  const [first] = school.students;
  if (first === undefined) throw new Error('No students');
  const student = await openWatched(browser, server, first);
  await student.page.addInitScript(() => localStorage.setItem('hints', 'seen'));
  await student.page.goto(`/game/${game}/map`);
  const teacher = await openWatched(browser, server, school.teacher);
  await teacher.page.goto(`/panel/lecturer/games/${game}`);
  await expect(livePage(teacher.page).table).toBeVisible();
  return { student, teacher };
}

/** Checks the teacher's live page, the window for triggering situations, a teacher's card, and the map with the list of situations. */
async function watchAsTeacher({ page }: WatchedSeat): Promise<void> {
  await expect(page.getByText(CHANGE.name).filter({ visible: true }).first()).toBeVisible();
  await expectTame(page, 'the live page');
  await page.getByRole('button', { name: 'Wywołaj sytuację' }).click();
  await expect(situationWatch(page).dialog.getByText(CRITICAL.name)).toBeVisible();
  await expectTame(page, 'situations to bring');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `Karta nauczyciela: ${CHANGE.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pokaż właściwą drogę' }).click();
  await expect(page.getByRole('dialog').getByText(CHANGE.question)).toBeVisible();
  await expectTame(page, 'the card of a teacher');
  await page.goto(`/game/${game}/map`);
  const watch = situationWatch(page);
  await watch.open();
  await expect(watch.column.getByText(CHANGE.name).first()).toBeVisible();
  await expectTame(page, 'the list of situations beside the map');
}

/** The student gives the costly answer to the open change. */
async function answerChange({ page }: WatchedSeat): Promise<void> {
  const card = situationCard(page);
  await card.answer(CHANGE.wrong).click();
  await expect(card.feedback).toContainText(CHANGE.blame);
  await expectTame(page, 'what came of a change');
  await card.goOn.click();
}

/** The critical situation affects the student, who asks everybody, answers, and types a hostile text. */
async function answerCritical({ page }: WatchedSeat, stage: Stage): Promise<void> {
  const card = situationCard(page);
  const isMet = async (): Promise<boolean> => {
    // A situation that has found no car by the end of a round is triggered again in the next.
    if (!(await teacherControls(stage.teacher.page).pause.isVisible())) await bring(stage, situations.critical);
    if (await card.show.isVisible()) await card.show.click();
    return card.named(CRITICAL.name).isVisible();
  };
  await bring(stage, situations.critical);
  await expect.poll(isMet, { timeout: 900_000 }).toBe(true);
  await expect(card.card.getByText(CRITICAL.description)).toBeVisible();
  await expect(card.card.getByText(CRITICAL.question)).toBeVisible();
  await card.call('Kierowca').click();
  await expect(card.card.getByText(CRITICAL.help)).toBeVisible();
  await card.call('Szef').click();
  await card.card.getByRole('button', { name: /^Wiedza/u }).click();
  await expect(card.card.getByText(CRITICAL.knowledge)).toBeVisible();
  await expectTame(page, 'a critical situation');
  await card.answer(CRITICAL.right).click();
  await expect(card.feedback).toContainText(CRITICAL.praise);
  await expectTame(page, 'what came of an answer');
  await card.goOn.click();
  await expect(card.card.getByText(CRITICAL.typed)).toBeVisible();
  await card.text.fill(`${SCRIPT} ${LONG}`);
  await expectTame(page, 'an answer to type');
  await card.send.click();
  await expect(card.feedback).toContainText(CRITICAL.blame);
  await expectTame(page, 'what came of a typed answer');
  await card.goOn.click();
}

/** The outcome of the decisions, for the student who made them. */
async function readAsStudent({ page }: WatchedSeat): Promise<void> {
  await page.goto(`/game/${game}/decisions`);
  await expect(page.getByRole('table').getByText(CRITICAL.right).first()).toBeVisible(WORKED_OUT);
  await expectTame(page, 'all decisions');
  await page.goto(`/game/${game}/summary`);
  const { stops } = debriefScreen(page);
  await stops.filter({ hasText: CHANGE.name }).first().click(WORKED_OUT);
  await expect(page.getByRole('main').getByText(CHANGE.question).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(CHANGE.wrong).first()).toBeVisible();
  await expectTame(page, 'a stop of the debrief');
  await debriefScreen(page).whatIf.click();
  await debriefScreen(page).account.click(WORKED_OUT);
  await expectTame(page, 'what if');
  await page.goto(`/game/${game}/report`);
  await expect(page.getByRole('article').first()).toBeVisible(WORKED_OUT);
  await expectTame(page, 'a debrief on paper');
}

/** What the class decided, for its teacher: the page and the projector. */
async function readAsTeacher({ page }: WatchedSeat): Promise<void> {
  await page.goto(`/panel/lecturer/games/${game}/debrief`);
  const { plan, decisions, project, keys } = classDebrief(page);
  await expect(plan).toBeVisible(WORKED_OUT);
  await decisions.getByRole('button', { name: `Otwórz: ${CHANGE.name}` }).click(WORKED_OUT);
  await expect(decisions.getByText(CHANGE.question)).toBeVisible();
  await expectTame(page, 'the debrief of a class');
  await project.click();
  await expect(keys).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(CHANGE.question).first()).toBeVisible();
  await page.keyboard.press('Space');
  await expectTame(page, 'a decision on the projector');
}

test('[BLD-4] what a situation says is only read, and stays in its place: met and watched in a game, and gone through after it', async ({
  browser,
}) => {
  const { student, teacher } = await openGame(browser);
  const card = situationCard(student.page);
  await expect(card.named(CHANGE.name).getByText(CHANGE.question)).toBeVisible();
  await expect(card.card.getByText(CHANGE.description)).toBeVisible();
  await expectTame(student.page, 'a change');
  await watchAsTeacher(teacher);
  const { resume, pause } = teacherControls(teacher.page);
  await resume.click();
  await expect(pause).toBeVisible();
  const stage: Stage = { school, game, teacher };
  await answerChange(student);
  await bring(stage, situations.random);
  await answerCritical(student, stage);
  await watchAnswers(teacher);
  await readMessages(student, stage);
  await over();
  await readAsStudent(student);
  await readAsTeacher(teacher);
  for (const seat of [student, teacher]) expectQuiet(seat);
});

/** The list of situations, which have been answered. */
async function watchAnswers({ page }: WatchedSeat): Promise<void> {
  await expect(situationWatch(page).column.getByText(CRITICAL.name).first()).toBeVisible();
  await expectTame(page, 'answered situations');
}

/** The student is told of a random situation, once it has happened. */
async function readMessages({ page }: WatchedSeat, stage: Stage): Promise<void> {
  const { bell, messages } = gameShell(page);
  const isTold = async (): Promise<boolean> => {
    if (!(await teacherControls(stage.teacher.page).pause.isVisible())) await bring(stage, situations.random);
    return messages.getByText(FRAME).first().isVisible();
  };
  await bell.click();
  await expect.poll(isTold, { timeout: 900_000 }).toBe(true);
  await expectTame(page, 'messages of a game');
}

test('[BLD-4] every field of text that anybody may write is filled here', async () => {
  await over();
  const fields = await textFieldsOf(server);
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter((field) => !sent.has(field))).toEqual([]);
});

/** The person of a walk; null: a guest. */
function personOf(who: string): Login | null {
  const people = { guest: null, teacher: school.teacher, student: school.students[1] ?? null, admin: ADMIN };
  return Object.entries(people).find(([name]) => name === who)?.[1] ?? null;
}

/** Places of every screen; those with HOSTILE in their path name something that does not exist. */
const PLACES = {
  guest: [
    '/',
    '/HOSTILE',
    '/panel/HOSTILE',
    '/test',
    '/test/HOSTILE',
    '/accessibility',
    '/reset-password',
    '/practice/HOSTILE/HOSTILE',
    '/logout',
  ],
  teacher: [
    '/panel/lecturer/groups',
    '/panel/lecturer/students',
    '/panel/lecturer/survey-settings',
    '/panel/lecturer/surveys',
    '/panel/lecturer/curriculum',
    '/panel/lecturer/bin',
    '/panel/lecturer/games/homework',
    '/panel/lecturer/games/homework/TASK',
    '/replay/GAME',
    '/game/GAME/skills',
    '/panel/lecturer/HOSTILE',
    '/panel/lecturer/groups/HOSTILE/term',
    '/panel/lecturer/lessons/HOSTILE',
    '/panel/lecturer/games/HOSTILE',
    '/panel/lecturer/games/HOSTILE/debrief',
    '/panel/lecturer/games/HOSTILE/projector',
    '/panel/lecturer/games/GAME/debrief',
    '/panel/lecturer/games/GAME/projector',
    '/panel/lecturer/games/homework/HOSTILE',
    '/game/GAME/report',
    '/replay/HOSTILE/HOSTILE/HOSTILE',
    '/replay/GAME/HOSTILE/HOSTILE',
  ],
  student: [
    '/panel/student/games',
    '/panel/student/group',
    '/panel/student/surveys',
    '/game/GAME',
    '/game/GAME/skills',
    '/panel/student/HOSTILE',
    '/panel/student/term',
    '/panel/student/term/task/HOSTILE',
    '/game/HOSTILE',
    '/game/GAME/shipments/HOSTILE',
    '/game/GAME/summary',
    '/game/GAME/decisions',
    '/game/GAME/what-if/HOSTILE',
    '/game/GAME/practice/HOSTILE/HOSTILE',
    '/replay/GAME/HOSTILE/HOSTILE',
  ],
  admin: [
    '/panel/admin/accidents',
    '/panel/admin/emergencies',
    '/panel/admin/landing-page',
    '/panel/admin/changes',
    '/panel/admin/images',
    '/panel/admin/audit',
    '/panel/admin/bin',
    '/panel/admin/lecturers',
    '/panel/admin/accounts',
    '/panel/admin/HOSTILE',
    '/panel/admin/game-settings',
    '/panel/admin/import',
    '/panel/admin/backups',
    '/panel/admin/accidents/HOSTILE',
    '/panel/admin/accidents/HOSTILE/edit',
    '/panel/admin/emergencies/HOSTILE/edit',
    '/panel/admin/changes/HOSTILE/edit',
  ],
} as const;

for (const [who, places] of Object.entries(PLACES)) {
  test(`[RTE-14] what an address says is only read: ${who}`, async ({ browser }) => {
    await over();
    const seat = await openWatched(browser, server, personOf(who));
    const there = places.map((place) => place.replace('GAME', game).replace('TASK', homework));
    await expectAddressesOnlyRead(seat.page, there);
    expectQuiet(seat);
  });
}

/** Waits until a field of the editor holds this text. */
async function expectWritten(page: Page, label: string, text: string): Promise<void> {
  await expect(situationEditor(page).field(label)).toHaveValue(text);
}

/** The page on which a situation is read: its facts, its tree, its card for teachers. */
async function readInLibrary(page: Page): Promise<void> {
  await page.goto(`/panel/admin/emergencies/${situations.critical}`);
  await expect(page.getByRole('heading', { name: CRITICAL.name })).toBeVisible();
  await expect(page.getByText(CRITICAL.knowledge)).toBeVisible();
  await expectTame(page, 'a situation in the library');
  await page.goto(`/panel/admin/emergencies/${situations.critical}?czesc=situation`);
  await expect(page.getByText(CRITICAL.question).first()).toBeVisible();
  await expectTame(page, 'its tree in the library');
  await page.goto(`/panel/admin/changes/${situations.change}`);
  await expect(page.getByText(CHANGE.description)).toBeVisible();
  await expectTame(page, 'a change in the library');
}

/** The editor: graph, forms, description, errors to fix, and a dry run. */
async function readInEditor(page: Page): Promise<void> {
  const editor = situationEditor(page);
  await page.goto(`/panel/admin/emergencies/${situations.critical}/edit`);
  await expectWritten(page, 'Treść pytania', CRITICAL.question);
  await editor.answer(CRITICAL.right).click();
  await expectWritten(page, 'Informacja zwrotna', CRITICAL.praise);
  await expectTame(page, 'the editor');
  await page.locator('[data-path="situation.answers.0.situation"]').click();
  await expectWritten(page, 'Treść pytania', CRITICAL.typed);
  await expectTame(page, 'a typed question in the editor');
  await editor.tab('Opis').click();
  await expectWritten(page, 'Wiedza', CRITICAL.knowledge);
  await expectTame(page, 'the description in the editor');
  await editor.tab('Zdarzenie').click();
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  const form = page.getByRole('complementary', { name: 'Formularz' });
  await form.getByRole('button', { name: CRITICAL.right }).click();
  await form.getByLabel('Twoja odpowiedź').fill(IMAGE);
  await form.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(form.getByText(CRITICAL.blame)).toBeVisible();
  await expectTame(page, 'a dry run');
  await page.getByRole('button', { name: 'Zakończ próbę' }).click();
}

/** The versions of a situation, and what differs between two. */
async function readVersions(page: Page): Promise<void> {
  const { openVersions, versions, differences } = situationEditor(page);
  await openVersions.click();
  await versions.getByRole('button', { name: 'Z poprzednią' }).click();
  await expect(differences.locator('del').first()).toBeVisible();
  await expectTame(page, 'the versions of a situation');
  await page.keyboard.press('Escape');
}

test('[BLD-4] what a situation says is only read, and stays in its place: in the workshop of its authors', async ({
  browser,
}) => {
  const seat = await openWatched(browser, server, ADMIN);
  const { page } = seat;
  await readInLibrary(page);
  await readInEditor(page);
  await readVersions(page);
  for (const [place, label, text] of [
    [`/panel/admin/changes/${situations.change}/edit`, 'Treść pytania', CHANGE.question],
    [`/panel/admin/accidents/${situations.random}/edit`, 'Nazwa', FRAME],
  ] as const) {
    await page.goto(place);
    await expectWritten(page, label, text);
    await expectTame(page, place);
  }
  expectQuiet(seat);
});

/** The name of a file, which is shown next to its content. */
const FILE_NAME = `<img src=x onerror=${MARKER}=9>`;

/** What files of situations of each kind contain: the fields of a valid item, and those of one with an error. */
const FILES = [
  { kind: 'EMERGENCY', fields: CRITICAL_FIELDS, wrong: { subtype: FRAME, types: [IMAGE], image: SCRIPT } },
  { kind: 'CHANGE', fields: CHANGE_FIELDS, wrong: { type: IMAGE, types: [FRAME] } },
  {
    kind: 'ACCIDENT',
    fields: { effects: [{ type: 'TIME', value: 15, full_val: false }] },
    wrong: { effects: [{ type: IMAGE, value: SCRIPT }], active: FRAME },
  },
] as const;

/** The situation of that kind that the games get. */
function knownOf(kind: (typeof FILES)[number]['kind']): string {
  return { EMERGENCY: situations.critical, CHANGE: situations.change, ACCIDENT: situations.random }[kind];
}

for (const { kind, fields, wrong } of FILES) {
  test(`[BLD-4] what a file says is only read, and stays in its place: situations, ${kind}`, async ({ browser }) => {
    const seat = await openWatched(browser, server, ADMIN);
    const { page } = seat;
    const items = [
      { ...fields, name: `Z pliku ${IMAGE} ${LONG}`, [IMAGE]: SCRIPT, [LONG]: FRAME },
      { ...fields, id: knownOf(kind), name: `Inaczej ${FRAME}` },
      { ...fields, name: `Na pewno źle ${SCRIPT}`, ...wrong },
    ];
    const buffer = Buffer.from(JSON.stringify({ format: 'fracht-situations', version: 1, kind, items }));
    await page.goto(`/panel/admin/import?lista=${kind}`);
    const file = { name: `${FILE_NAME}.json`, mimeType: 'application/json', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText(/Nowych: 1, zmienionych: 1,/u)).toBeVisible();
    for (const { name } of items) await expect(page.getByText(name).first()).toBeVisible();
    await expectTame(page, 'situations to take in');
    await page.getByRole('button', { name: /^Wczytaj 2/u }).click();
    await expect(page.getByText(/^Gotowe: w\sbibliotece 2\s/u)).toBeVisible();
    await expectTame(page, 'situations that were taken in');
    await page.getByRole('link', { name: 'Wróć do listy' }).last().click();
    // The list draws the rows in its window only.
    await page.getByPlaceholder('Nazwa lub opis').fill('Inaczej');
    await expect(page.getByRole('row').getByText(`Inaczej ${FRAME}`).first()).toBeVisible();
    await expectTame(page, 'the library after a file');
    expectQuiet(seat);
  });
}
