import type { Locator, Page } from '@playwright/test';
import { classDebrief } from '../../pages/class-debrief.ts';
import { debriefScreen } from '../../pages/debrief-screen.ts';
import { landingPage } from '../../pages/landing-page.ts';
import { practice } from '../../pages/practice.ts';
import { sandbox } from '../../pages/sandbox.ts';
import { situationCard } from '../../pages/situation-card.ts';
import { termScreen } from '../../pages/term-screen.ts';

/** A screen, or a state of one, and how a walk gets to it. */
type Station = {
  /** The name of its route (`packages/web/src/routes*.ts`). */
  readonly route: string;
  /** Its address, with placeholders such as GAME for ids; without one the walk continues from the stop before. */
  readonly at?: string;
  /** What is pressed there. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What is visible once it has loaded. */
  readonly shows: (page: Page) => Locator;
  /** A state of a screen whose layout was checked before: a window, a message, another part of it. */
  readonly state?: string;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const window = (name: string): Station => ({
  route: 'landingPage',
  at: `/?okno=${name}`,
  shows: dialog,
  state: `the window ${name}`,
});

/** What everybody sees. */
const GUEST: readonly Station[] = [
  { route: 'landingPage', at: '/', shows: (page) => landingPage(page).rankings.getByRole('row').nth(1) },
  {
    route: 'landingPage',
    reach: async (page) => {
      await landingPage(page).tab('Ranking indywidualny').click();
      await landingPage(page).more.click();
    },
    shows: (page) => landingPage(page).rankings.getByRole('row').nth(1),
    state: 'the ranking of players',
  },
  ...['logowanie', 'rejestracja', 'haslo', 'kontakt', 'polityka'].map(window),
  { route: 'reset-password', at: '/reset-password', shows: heading('Nowe hasło') },
  { route: 'accessibility', at: '/accessibility', shows: heading('Stan dostępności') },
  { route: 'network-test', at: '/test', shows: heading('Test sieci') },
  { route: 'practice', at: '/practice', shows: (page) => practice(page).turn(1) },
  {
    route: 'practice',
    reach: (page) => practice(page).book.click(),
    shows: (page) => practice(page).turn(2),
    state: 'the second step of the practice',
  },
  {
    route: 'practice',
    reach: (page) => practice(page).send.click(),
    shows: (page) => practice(page).turn(3),
    state: 'the third step of the practice',
  },
  {
    route: 'practice',
    reach: (page) => practice(page).park.click(),
    shows: (page) => practice(page).turn(4),
    state: 'the fourth step of the practice',
  },
  {
    route: 'practice',
    reach: (page) => practice(page).answers.nth(1).click(),
    shows: (page) => practice(page).goOn,
    state: 'an answer in the practice',
  },
  {
    route: 'practice',
    reach: async (page) => {
      await practice(page).goOn.click();
      await practice(page).turn(5).waitFor();
      await practice(page).money.click();
    },
    shows: (page) => practice(page).goOn,
    state: 'the fifth step of the practice',
  },
  {
    route: 'practice',
    reach: (page) => practice(page).goOn.click(),
    shows: (page) => practice(page).end,
    state: 'the end of the practice',
  },
];

const STUDENT: readonly Station[] = [
  { route: 'panel-student-games', at: '/panel/student/games', shows: heading('Zadania domowe') },
  { route: 'panel-student-group', at: '/panel/student/group', shows: heading(/^Grupa /u) },
  { route: 'panel-student-surveys', at: '/panel/student/surveys', shows: heading('Ankiety') },
  {
    route: 'panel-student-surveys',
    reach: (page) =>
      page
        .getByRole('link', { name: /ankietę/u })
        .first()
        .click(),
    shows: (page) => page.getByRole('radio').first(),
  },
  { route: 'panel-student-settings', at: '/panel/student/settings', shows: heading('Ustawienia konta') },
  { route: 'panel-student-term', at: '/panel/student/term', shows: (page) => termScreen(page).competences },
  {
    route: 'panel-student-task',
    reach: (page) => termScreen(page).takeTasks.click(),
    shows: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  { route: 'game-summary', at: '/game/GAME/summary', shows: (page) => debriefScreen(page).stops.first() },
  {
    route: 'game-what-if',
    reach: (page) => debriefScreen(page).whatIf.click(),
    shows: (page) => debriefScreen(page).account,
  },
  { route: 'game-result', at: '/game/GAME/result', shows: heading(/./u) },
  { route: 'game-decisions', at: '/game/GAME/decisions', shows: (page) => page.getByRole('table').first() },
  { route: 'game-skills', at: '/game/GAME/skills', shows: (page) => page.getByRole('table').first() },
  { route: 'game-report', at: '/game/GAME/report', shows: (page) => page.getByRole('article').first() },
  {
    route: 'game-replay',
    at: '/replay/GAME',
    shows: (page) => page.getByRole('slider', { name: 'Chwila powtórki' }),
  },
  // The last: the app has no link from it to the replay itself.
  {
    route: 'game-replay',
    at: '/game/GAME/summary',
    reach: (page) => debriefScreen(page).again.click(),
    shows: (page) => debriefScreen(page).panel,
  },
];

const LECTURER: readonly Station[] = [
  { route: 'panel-lecturer-games', at: '/panel/lecturer/games', shows: (page) => page.getByRole('table').first() },
  { route: 'panel-lecturer-games', reach: press('Nowa rozgrywka'), shows: dialog, state: 'a new game' },
  {
    route: 'panel-lecturer-students',
    at: '/panel/lecturer/students',
    shows: (page) => page.getByRole('row').nth(1),
  },
  {
    route: 'panel-lecturer-students',
    reach: (page) =>
      page
        .getByRole('checkbox', { name: /^Zaznacz: /u })
        .first()
        .check(),
    shows: text(/^Zaznaczon/u),
    state: 'chosen students',
  },
  {
    route: 'panel-lecturer-students-import',
    at: '/panel/lecturer/students/import',
    shows: text('Upuść tu listę: xlsx, ods albo CSV'),
  },
  { route: 'panel-lecturer-students-codes', at: '/panel/lecturer/students/codes', shows: heading(/./u) },
  { route: 'panel-lecturer-groups', at: '/panel/lecturer/groups', shows: (page) => page.getByRole('row').nth(1) },
  {
    route: 'panel-lecturer-group-term',
    at: '/panel/lecturer/groups/GROUP/term',
    shows: (page) => page.getByRole('table', { name: /^Kompetencje w/u }),
  },
  { route: 'panel-lecturer-lessons', at: '/panel/lecturer/lessons', shows: heading('Gotowe lekcje') },
  { route: 'panel-lecturer-lesson', at: '/panel/lecturer/lessons/LESSON', shows: heading(/^Runda 1\./u) },
  {
    route: 'panel-lecturer-homeworks',
    at: '/panel/lecturer/games/homework',
    shows: (page) => page.getByRole('row').nth(1),
  },
  {
    route: 'panel-lecturer-homework',
    at: '/panel/lecturer/games/homework/HOMEWORK',
    shows: (page) => page.getByRole('table', { name: 'Studenci' }),
  },
  {
    route: 'panel-lecturer-homework',
    at: '/panel/lecturer/games/homework/new',
    shows: (page) => page.getByLabel('Tytuł'),
  },
  {
    route: 'panel-lecturer-debrief',
    at: '/panel/lecturer/games/GAME/debrief',
    shows: (page) => classDebrief(page).competences,
  },
  {
    route: 'panel-lecturer-debrief',
    reach: press(/^Otwórz:/u),
    shows: (page) => page.getByRole('button', { name: /^Zamknij:/u }).first(),
    state: 'a decision of the class',
  },
  {
    route: 'panel-lecturer-projector',
    at: '/panel/lecturer/games/GAME/projector',
    shows: (page) => classDebrief(page).keys,
  },
  {
    route: 'panel-lecturer-projector',
    at: '/panel/lecturer/games/GAME/projector?slajd=2',
    // By its button: a key would press the focused element.
    reach: async (page) => {
      await classDebrief(page).shown(2).waitFor();
      await classDebrief(page).uncover.click();
    },
    shows: text('Najlepsza'),
    state: 'a decision on the projector',
  },
  { route: 'panel-lecturer-curriculum', at: '/panel/lecturer/curriculum', shows: heading('Podstawa programowa') },
  {
    route: 'panel-lecturer-survey-settings',
    at: '/panel/lecturer/survey-settings',
    shows: (page) => page.getByLabel('Pytanie 1', { exact: true }),
  },
  { route: 'panel-lecturer-surveys', at: '/panel/lecturer/surveys', shows: heading('Wypełnione ankiety') },
  { route: 'panel-lecturer-bin', at: '/panel/lecturer/bin', shows: heading('Kosz') },
  { route: 'panel-lecturer-settings', at: '/panel/lecturer/settings', shows: heading('Ustawienia konta') },
];

const ADMIN: readonly Station[] = [
  { route: 'panel-admin-lecturers', at: '/panel/admin/lecturers', shows: (page) => page.getByRole('row').nth(1) },
  { route: 'panel-admin-landing-page', at: '/panel/admin/landing-page', shows: heading('Edycja strony głównej') },
  {
    route: 'panel-admin-game-settings',
    at: '/panel/admin/game-settings',
    shows: (page) => page.getByRole('row', { name: /rest_minutes/u }),
  },
  {
    route: 'panel-admin-game-settings',
    at: '/panel/admin/game-settings?czesc=etapy',
    shows: (page) => page.getByRole('textbox').first(),
  },
  { route: 'panel-admin-accidents', at: '/panel/admin/accidents', shows: (page) => page.getByRole('row').nth(1) },
  { route: 'panel-admin-accident', at: '/panel/admin/accidents/A01', shows: heading('Korek na obwodnicy') },
  {
    route: 'panel-admin-accident-editor',
    at: '/panel/admin/accidents/A01/edit',
    shows: (page) => page.getByLabel('Nazwa', { exact: true }),
  },
  { route: 'panel-admin-emergencies', at: '/panel/admin/emergencies', shows: (page) => page.getByRole('row').nth(1) },
  { route: 'panel-admin-emergency', at: '/panel/admin/emergencies/CRITICAL', shows: heading(/./u) },
  {
    route: 'panel-admin-emergency-editor',
    at: '/panel/admin/emergencies/K07/edit',
    reach: (page) => page.locator('[data-path="situation"]').click(),
    shows: (page) => page.getByLabel('Treść pytania'),
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: press('Zagraj na próbę'),
    shows: (page) => page.getByRole('button', { name: 'Zakończ próbę' }),
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: async (page) => {
      await press('Zakończ próbę')(page);
      await sandbox(page).open.click();
    },
    shows: (page) => sandbox(page).setup,
    state: 'where and when a situation is to strike',
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: (page) => sandbox(page).play.click(),
    shows: (page) => situationCard(page).card,
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: async (page) => {
      await sandbox(page).back.click();
      await page.locator('[data-way="situation 0"]').click();
      await press('Dodaj odpowiedź')(page);
    },
    shows: text('Brakuje informacji zwrotnej'),
    state: 'an open answer with something to mend',
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: async (page) => {
      await page.locator('[data-way="situation 0"]').click();
      await page.keyboard.press('m');
      await page.getByRole('button', { name: 'Anuluj' }).waitFor();
      await page.keyboard.press('Control+f');
      await page.getByRole('searchbox').fill('mięso');
    },
    shows: (page) => page.getByRole('button', { name: 'Zamknij szukanie' }),
    state: 'something moved, and the search',
  },
  {
    route: 'panel-admin-emergency-editor',
    reach: async (page) => {
      await press('Zamknij szukanie')(page);
      await page.getByRole('tab', { name: /^Opis/u }).click();
    },
    shows: (page) => page.getByLabel('Wiedza', { exact: true }),
    state: 'the description',
  },
  { route: 'panel-admin-changes', at: '/panel/admin/changes', shows: (page) => page.getByRole('row').nth(1) },
  { route: 'panel-admin-change', at: '/panel/admin/changes/CHANGE', shows: heading(/./u) },
  {
    route: 'panel-admin-change-editor',
    at: '/panel/admin/changes/CHANGE/edit',
    shows: (page) => page.getByLabel('Treść pytania'),
  },
  { route: 'panel-admin-import', at: '/panel/admin/import', shows: heading(/./u) },
  { route: 'panel-admin-images', at: '/panel/admin/images', shows: heading('Biblioteka obrazów') },
  { route: 'panel-admin-accounts', at: '/panel/admin/accounts', shows: (page) => page.getByRole('row').nth(1) },
  { route: 'panel-admin-data-register', at: '/panel/admin/data-register', shows: heading(/Dane osobowe/u) },
  { route: 'panel-admin-backups', at: '/panel/admin/backups', shows: heading('Kopie zapasowe') },
  { route: 'panel-admin-audit', at: '/panel/admin/audit', shows: heading('Dziennik zmian') },
  { route: 'panel-admin-bin', at: '/panel/admin/bin', shows: heading('Kosz') },
  { route: 'panel-admin-settings', at: '/panel/admin/settings', shows: heading('Ustawienia konta') },
  // The last: nobody leaves unsaved changes without a question.
  {
    route: 'panel-admin-game-settings',
    at: '/panel/admin/game-settings',
    reach: (page) =>
      page
        .getByRole('row', { name: /rest_minutes/u })
        .getByRole('textbox')
        .fill('600'),
    shows: (page) => page.getByRole('button', { name: 'Zapisz zmiany' }),
  },
];

/** Who walks through the app. */
export const WALKERS = ['guest', 'student', 'lecturer', 'admin'] as const;
export type Walker = (typeof WALKERS)[number];

/** All screens except those of a running game. A new screen has to be added here, or a test fails. */
export const STATIONS: Readonly<Record<Walker, readonly Station[]>> = {
  guest: GUEST,
  student: STUDENT,
  lecturer: LECTURER,
  admin: ADMIN,
};

/** The routes of a running game, which `game.ts` walks through. */
export const PLAYED = [
  'game-home',
  'game-practice',
  'game-map',
  'game-orders',
  'game-shipments',
  'game-cars',
  'panel-lecturer-live',
] as const;

/** The routes of screens that frame others and are seen with them. */
export const FRAMES = ['panel-admin', 'panel-lecturer', 'panel-student', 'game'] as const;
