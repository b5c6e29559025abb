import { type Browser, expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { fieldsSentIn, textFieldsOf } from '../harness/text-fields.ts';
import { fillHostile, FRAME, HOMEWORK, IMAGE, isHostile, LONG, MARKER, NAMES, STRUCK } from '../steps/fill-hostile.ts';

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
    const found = await page.evaluate((marker) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const elements = [...document.querySelectorAll('*')];
      const isCode = ({ name, value }: Attr): boolean => /^on/iu.test(name) || /^\s*javascript:/iu.test(value);
      return {
        marker: Reflect.get(window, marker) === undefined,
        frames: document.querySelectorAll('iframe, object, embed, base').length,
        code: elements.filter(({ attributes }) => [...attributes].some(isCode)).length,
        wider: scrollWidth - clientWidth,
      };
    }, MARKER);
    expect(found, `${path} at ${width}`).toEqual({ marker: true, frames: 0, code: 0, wider: 0 });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
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

for (const [who, walk] of Object.entries(WALKS)) {
  test(`[BLD-4] what anybody may store is only read, and stays in its place: ${who}`, async ({ browser }) => {
    const people = { guest: null, teacher: school.teacher, student: school.students[1], admin: ADMIN };
    const person = Object.entries(people).find(([name]) => name === who)?.[1] ?? null;
    const { page, faults, said } = await pageOf(browser, person);
    for (const [place, text] of walk) {
      const path = place
        .replace('GAME', game)
        .replace('TASK', homework)
        .replace('PLAYER', school.students[1]?.id ?? '');
      await page.goto(path);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectTame(page, path);
    }
    expect({ said, faults }).toEqual({ said: [], faults: [] });
  });
}

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
