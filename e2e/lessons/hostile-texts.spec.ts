import { type Browser, expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { makeSchool, type Name, type School } from '../harness/school.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';

/** Texts that would run as script if a page took them for HTML, and one so long that it cannot be wrapped. */
const MARKER = 'zly';
const IMAGE = `"><img src=x onerror=${MARKER}=1>`;
const SCRIPT = `</script><script>${MARKER}=2</script>`;
const FRAME = `<iframe srcdoc="<script>parent.${MARKER}=3</script>">`;
const LONG = 'W'.repeat(80);
const NAMES: readonly Name[] = [
  [IMAGE, SCRIPT],
  [LONG, FRAME],
  [`' onfocus=${MARKER}=4 autofocus='`, LONG],
];
const HTML = [
  `<p>${IMAGE}<a href="javascript:${MARKER}=5">k</a><svg onload=${MARKER}=6></svg>${FRAME}</p>`,
  `<p style="position:fixed;inset:0">c</p><details open ontoggle=${MARKER}=7>d</details>`,
  `<h1>${'W'.repeat(300)}</h1><p>${'m'.repeat(300)}</p>`,
].join('');

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, NAMES.length, { preparation_minutes: 0 }, NAMES);
  await fill();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

async function fill(): Promise<void> {
  const { admin, teacherApi } = school;
  const elements = (['intro', 'about-1', 'about-2', 'policy'] as const).map((id) => ({ id, value: HTML }));
  await admin.call(CALLS.saveContent, { body: { elements } });
  const stages = [1, 2, 3, 4, 5].map((id) => ({ id, value: `${IMAGE} ${LONG}` }));
  await admin.call(CALLS.updateStages, { body: { stages } });
  await teacherApi.call(CALLS.editGroup, { body: { id: school.group.id, name: LONG } });
  await teacherApi.call(CALLS.saveSurveyQuestions, {
    body: { questions: [{ value: IMAGE }, { value: LONG.repeat(5) }] },
  });
  const effects = [{ type: 'TIME', value: 15, full_val: false }];
  await admin.call(CALLS.saveAccident, { body: { name: FRAME, active: 1, value: JSON.stringify(effects) } });
  await teacherApi.call(CALLS.saveDraft, {
    body: {
      kind: 'EMERGENCY',
      value: JSON.stringify({ name: FRAME, title: IMAGE, description: LONG.repeat(5) }),
    },
  });
}

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
  ],
  student: [
    ['/panel/student/games', LONG],
    ['/panel/student/group', LONG],
    ['/panel/student/surveys', 'Ankiety'],
  ],
  admin: [
    ['/panel/admin/accidents', FRAME],
    ['/panel/admin/emergencies', FRAME],
    ['/panel/admin/landing-page', 'Edycja strony głównej'],
  ],
} as const;

for (const [who, walk] of Object.entries(WALKS)) {
  test(`[BLD-4] what anybody may store is only read, and stays in its place: ${who}`, async ({ browser }) => {
    const people = { guest: null, teacher: school.teacher, student: school.students[1], admin: ADMIN };
    const person = Object.entries(people).find(([name]) => name === who)?.[1] ?? null;
    const { page, faults, said } = await pageOf(browser, person);
    for (const [path, text] of walk) {
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
