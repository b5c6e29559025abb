import { type Browser, expect, type Page, test } from '@playwright/test';
import { CALLS, CONTENT_IDS } from '@fracht/protocol';
import { expectAddressesOnlyRead, keysOfAddresses } from '../harness/hostile-addresses.ts';
import {
  CRITICAL,
  CRITICAL_FIELDS,
  FRAME,
  HTML,
  IMAGE,
  LONG,
  MARKER,
  NAMES,
  SCRIPT,
} from '../harness/hostile-texts.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, type Login } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { expectOnlyRead, expectQuiet, expectTame, openWatched } from '../harness/tame.ts';
import { sandbox } from '../pages/sandbox.ts';
import { situationCard } from '../pages/situation-card.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, NAMES.length, {}, NAMES);
  const { admin, teacherApi, group } = school;
  await teacherApi.call(CALLS.editGroup, { body: { id: group.id, name: LONG } });
  const elements = CONTENT_IDS.map((id) => ({ id, value: HTML }));
  await admin.call(CALLS.saveContent, { body: { elements } });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** Opens pages as a person, or as a guest, and expects that nothing is wrong with them and no text in them has run. */
async function visit(browser: Browser, person: Login | null, look: (page: Page) => Promise<void>): Promise<void> {
  const seat = await openWatched(browser, server, person);
  await look(seat.page);
  expectQuiet(seat);
}

test('[BLD-4] the texts of the landing page, which are HTML, bring no script with them, nor in their preview', async ({
  browser,
}) => {
  await visit(browser, null, async (page) => {
    await page.goto('/?okno=polityka');
    await expect(page.getByRole('dialog').getByText('WWW').first()).toBeVisible();
    await expectTame(page, 'the landing page and its window');
  });
  await visit(browser, ADMIN, async (page) => {
    await page.goto('/panel/admin/landing-page');
    await expect(
      page
        .getByRole('region', { name: /^Podgląd/u })
        .getByText('WWW')
        .first(),
    ).toBeVisible();
    await expectTame(page, 'the preview of the landing page');
  });
});

test('[BLD-4] the name of a group, however long, leaves what can be done with it within reach', ({ browser }) =>
  visit(browser, school.teacher, async (page) => {
    await page.goto('/panel/lecturer/groups');
    await expect(page.getByRole('row').filter({ hasText: LONG }).getByRole('button').last()).toBeInViewport();
    await expectTame(page, 'groups');
  }));

test('[BLD-4] what a situation says is only read, and stays in its place', async ({ browser }) => {
  const { id } = await school.admin.call(CALLS.saveEmergency, {
    body: { name: `${CRITICAL.name} ${LONG}`, active: 1, value: JSON.stringify(CRITICAL_FIELDS) },
  });
  await visit(browser, ADMIN, async (page) => {
    await page.goto(`/panel/admin/emergencies/${id}`);
    await expect(page.getByRole('heading', { name: CRITICAL.name })).toBeVisible();
    await expectTame(page, 'a situation in the library');
    await page.getByRole('link', { name: 'Edytuj' }).click();
    await playInSandbox(page);
  });
});

/** The situation occurs in the sandbox, and is answered there. */
async function playInSandbox(page: Page): Promise<void> {
  const { open, play, log } = sandbox(page);
  const card = situationCard(page);
  await open.click();
  await expectTame(page, 'where and when a situation is to strike');
  await play.click();
  await expect(card.named(CRITICAL.name).getByText(CRITICAL.question)).toBeVisible();
  await expectTame(page, 'a question in the sandbox');
  await card.answer(CRITICAL.right).click();
  await expect(card.feedback).toContainText(CRITICAL.praise);
  await expect(log.getByText(CRITICAL.right).first()).toBeVisible();
  await expectTame(page, 'an answer in the sandbox');
}

test('[RTE-14] the names that screens read from their addresses are found in their sources', () => {
  const known = ['q', 'okno', 'token', 'widok', 'login', 'code', 'place', 'items', 'stop', 'a', 'from', 'of', 't'];
  expect(keysOfAddresses()).toEqual(
    expect.arrayContaining([...known, 'again', 'player', 'group', 'obok', 'nowa', 'lista']),
  );
});

test('[RTE-14] what an address says is only read', async ({ browser }) => {
  await visit(browser, null, (page) => expectAddressesOnlyRead(page, ['/HOSTILE', '/reset-password']));
  await visit(browser, school.teacher, (page) => expectAddressesOnlyRead(page, ['/panel/lecturer/students']));
  await visit(browser, ADMIN, (page) =>
    expectAddressesOnlyRead(page, ['/panel/admin/emergencies', '/panel/admin/import']),
  );
});

test('[RTE-14] [LND-10] a login card’s link fills the form with what it says, and with nothing else', ({ browser }) =>
  visit(browser, null, async (page) => {
    await page.goto(`/#${new URLSearchParams({ login: IMAGE, code: SCRIPT }).toString()}`);
    await expect(page.locator('input[name="email"]')).toHaveValue(IMAGE);
    await expect(page.locator('input[name="password"]')).toHaveValue(SCRIPT);
    await expectOnlyRead(page, 'the link of a card');
  }));

/** A table as a spreadsheet would save it, in a file whose name is shown next to its content. */
function csvFile(rows: readonly (readonly string[])[]) {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  return { name: `<img src=x onerror=${MARKER}=9>.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}

const CLASS = [
  ['E-mail', 'Imię', 'Nazwisko', 'Grupa', `Uwagi ${IMAGE}`],
  ['plik1@szkola.example', IMAGE, SCRIPT, FRAME, SCRIPT],
  [IMAGE, FRAME, LONG, '', LONG],
  ['plik2@szkola.example', LONG, IMAGE, LONG, FRAME],
] as const;

/** None of these columns certainly contains names. */
const UNCLEAR = [
  [IMAGE, '1', FRAME],
  [SCRIPT, '2', LONG],
  [FRAME, '3', SCRIPT],
] as const;

test('[BLD-4] what a file says is only read, and stays in its place: the list of a class', ({ browser }) =>
  visit(browser, school.teacher, async (page) => {
    const choose = page.locator('input[type="file"]');
    await page.goto('/panel/lecturer/students/import');
    await choose.setInputFiles(csvFile(UNCLEAR));
    await expect(page.getByText(/^Nie wiemy na pewno/u)).toBeVisible();
    await expect(page.getByRole('cell', { name: FRAME }).first()).toBeVisible();
    await expectTame(page, 'columns to choose');
    await page.goto('/panel/lecturer/students/import');
    await choose.setInputFiles(csvFile(CLASS));
    // Names with such characters might be in another encoding, so the page asks about them.
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByLabel('Imię, wiersz 2', { exact: true })).toHaveValue(IMAGE);
    await expect(page.getByLabel('E-mail, wiersz 3', { exact: true })).toHaveValue(IMAGE);
    await expectTame(page, 'the rows of a class');
    await page.getByRole('button', { name: `Utwórz ${FRAME}` }).click();
    await page.getByRole('button', { name: /^Wczytaj 2\sosoby$/u }).click();
    await expect(page.getByText(/^Wczytane są 2\sosoby$/u)).toBeVisible();
    await expectTame(page, 'a class that was taken in');
  }));
