import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { uiText } from '@fracht/content';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ownFiles } from '../../test/support/own-files.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { fieldsSentIn, textFieldsOf } from '../harness/text-fields.ts';
import {
  fillHostile,
  FRAME,
  HOMEWORK,
  IMAGE,
  isHostile,
  LONG,
  MARKER,
  NAMES,
  SCRIPT,
  STRUCK,
} from '../steps/fill-hostile.ts';

let server: RunningServer;
let school: School;

/** Every player finds an order at once. */
const SETTINGS = { preparation_minutes: 0, orders_per_player_per_round: 30 };

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, NAMES.length, SETTINGS, NAMES);
  await fill();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** The game that was played, the homework of a long title, and the fields of text that such texts were sent in. */
let game = '';
let homework = '';
let sent: ReadonlySet<string> = new Set();

async function fill(): Promise<void> {
  sent = await fieldsSentIn(async () => {
    ({ game, homework } = await fillHostile(server, school));
  }, isHostile);
}

test('[BLD-4] every field of text that anybody may write is filled here', async () => {
  const fields = await textFieldsOf(server);
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter((field) => !sent.has(field))).toEqual([]);
});

/** A page in which a person is logged in already; null: a guest's. */
async function pageOf(browser: Browser, person: { readonly email: string; readonly password: string } | null) {
  const { context, page, faults } = await openSeat(browser, server);
  if (person !== null) {
    const { bearer } = await new ApiClient(server.url).logIn(person.email, person.password);
    await context.addInitScript((value) => sessionStorage.setItem('auth', value ?? ''), bearer);
  }
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  return { page, faults, said };
}

/** Expects that none of the stored texts has run or become an element, and that the page does not scroll sideways. */
async function expectTame(page: Page, path: string): Promise<void> {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOnlyRead(page, `${path} at ${width}`);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, `${path} at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** Expects that no hostile text has run in the page or become an element of it. */
async function expectOnlyRead(page: Page, path: string): Promise<void> {
  const found = await page.evaluate((marker) => {
    const elements = [...document.querySelectorAll('*')];
    const isCode = ({ name, value }: Attr): boolean => /^on/iu.test(name) || /^\s*javascript:/iu.test(value);
    return {
      marker: Reflect.get(window, marker) === undefined,
      frames: document.querySelectorAll('iframe, object, embed, base').length,
      code: elements.filter(({ attributes }) => [...attributes].some(isCode)).length,
    };
  }, MARKER);
  expect(found, path).toEqual({ marker: true, frames: 0, code: 0 });
}

/** The pages that each person visits, each with a text that shows when it has loaded. */
const WALKS = {
  guest: [
    ['/', 'Zaloguj się'],
    ['/?okno=polityka', 'Polityka prywatności'],
  ],
  teacher: [
    ['/panel/lecturer/groups', LONG],
    ['/panel/lecturer/students', IMAGE],
    ['/panel/lecturer/survey-settings', 'Ustawienia ankiety'],
    ['/panel/lecturer/surveys', LONG],
    ['/panel/lecturer/curriculum', 'Podstawa programowa'],
    ['/panel/lecturer/bin', FRAME],
    ['/panel/lecturer/games/homework', HOMEWORK],
    ['/panel/lecturer/games/homework/TASK', `Zadanie domowe: ${LONG}`],
    ['/panel/lecturer/games/homework/TASK?widok=omowienie', LONG],
    ['/replay/GAME', FRAME],
    ['/game/GAME/skills?player=PLAYER', STRUCK],
  ],
  student: [
    ['/panel/student/games', HOMEWORK],
    ['/panel/student/group', LONG],
    ['/panel/student/surveys', 'Ankiety'],
    ['/game/GAME', LONG],
    ['/game/GAME/skills', STRUCK],
  ],
  admin: [
    ['/panel/admin/accidents', FRAME],
    ['/panel/admin/emergencies', FRAME],
    ['/panel/admin/landing-page', 'Edycja strony głównej'],
    ['/panel/admin/changes', IMAGE],
    ['/panel/admin/images', FRAME],
    ['/panel/admin/audit', FRAME],
    ['/panel/admin/bin', IMAGE],
    ['/panel/admin/lecturers', FRAME],
  ],
} as const;

/** The person of a walk; null: a guest. */
function personOf(who: string): { readonly email: string; readonly password: string } | null {
  const people = { guest: null, teacher: school.teacher, student: school.students[1] ?? null, admin: ADMIN };
  return Object.entries(people).find(([name]) => name === who)?.[1] ?? null;
}

/** The address of a page in this school. */
function addressOf(place: string): string {
  return place
    .replace('GAME', game)
    .replace('TASK', homework)
    .replace('PLAYER', school.students[1]?.id ?? '')
    .replaceAll('HOSTILE', encodeURIComponent(IMAGE));
}

for (const [who, walk] of Object.entries(WALKS)) {
  test(`[BLD-4] what anybody may store is only read, and stays in its place: ${who}`, async ({ browser }) => {
    const { page, faults, said } = await pageOf(browser, personOf(who));
    for (const [place, text] of walk) {
      const path = addressOf(place);
      await page.goto(path);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectTame(page, path);
    }
    expect({ said, faults }).toEqual({ said: [], faults: [] });
  });
}

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));
/** How a screen names what it reads from its address: `address.get('q')`, `search['okno']`, `const VIEW = 'widok'`. */
const KEY = /(?:\bget\(|\bsearch\[|\b[A-Z]+ = |'player' \| )'(?<key>[a-z]+)'/gu;

/** The names that any screen may read from its address; some of them are names of something else. */
function keysOfAddresses(): readonly string[] {
  const sources = ['web', 'office', 'kit', 'game', 'workshop'].flatMap((name) =>
    ownFiles(join(PACKAGES, name), ['.ts', '.tsx'], 'src').map((path) => join(PACKAGES, name, path)),
  );
  const shown = sources.filter((path) => !/\.test\.|\/dev\//u.test(path));
  const keys = shown.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(KEY)].map(({ groups }) => groups?.['key'] ?? ''),
  );
  return [...new Set(keys)];
}

/** Addresses whose path names something that is not there, and those that read a thing of their own. */
const HOSTILE_PATHS = {
  guest: [
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

test('[RTE-14] the names that screens read from their addresses are found in their sources', () => {
  const known = ['q', 'okno', 'token', 'widok', 'login', 'code', 'place', 'items', 'stop', 'a', 'from', 'of', 't'];
  expect(keysOfAddresses()).toEqual(
    expect.arrayContaining([...known, 'again', 'player', 'group', 'obok', 'nowa', 'lista']),
  );
});

for (const [who, paths] of Object.entries(HOSTILE_PATHS)) {
  test(`[RTE-14] what an address says is only read: ${who}`, async ({ browser }) => {
    const { page, said, faults } = await pageOf(browser, personOf(who));
    const walked = Object.entries(WALKS).flatMap(([name, walk]) => (name === who ? walk.map(([place]) => place) : []));
    // What would be code in a page, and what would be code as an address: each is at its beginning what it has to be.
    for (const text of [IMAGE + SCRIPT, `javascript:${MARKER}=8`]) {
      const told = new URLSearchParams(keysOfAddresses().map((key) => [key, text])).toString();
      for (const place of [...walked, ...paths]) {
        const path = `${addressOf(place).split('?')[0] ?? ''}?${told}#${encodeURIComponent(text)}`;
        await page.goto(path);
        // What no route of the server answers with a page is a text of JSON.
        await expect(page.locator('h1, h2, pre').filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByText(uiText.loading, { exact: true })).toHaveCount(0);
        await expectOnlyRead(page, path);
      }
    }
    expect({ said, faults }).toEqual({ said: [], faults: [] });
  });
}

test('[RTE-14] [LND-10] a login card’s link fills the form with what it says, and with nothing else', async ({
  browser,
}) => {
  const { page, said, faults } = await pageOf(browser, null);
  await page.goto(`/#${new URLSearchParams({ login: IMAGE, code: SCRIPT }).toString()}`);
  await expect(page.locator('input[name="email"]')).toHaveValue(IMAGE);
  await expect(page.locator('input[name="password"]')).toHaveValue(SCRIPT);
  await expectOnlyRead(page, 'the link of a card');
  expect({ said, faults }).toEqual({ said: [], faults: [] });
});

test('[BLD-4] the name of a group, however long, leaves what can be done with it within reach', async ({ browser }) => {
  const { page } = await pageOf(browser, school.teacher);
  await page.goto('/panel/lecturer/groups');
  const row = page.getByRole('row').filter({ hasText: LONG });
  await expect(row.getByRole('button').last()).toBeInViewport();
});

test('[BLD-4] a long word of a situation breaks in the head of its page', async ({ browser }) => {
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  const effects = [{ type: 'TIME', value: 15, full_val: false }];
  const value = JSON.stringify(effects);
  const { id } = await admin.call(CALLS.saveAccident, { body: { name: LONG, active: 1, value } });
  const { page } = await pageOf(browser, ADMIN);
  await page.goto(`/panel/admin/accidents/${id}`);
  await expect(page.getByRole('heading', { name: LONG })).toBeVisible();
  await expectTame(page, 'a situation');
});
