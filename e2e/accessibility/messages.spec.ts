import { expect, type Page, test } from '@playwright/test';
import { hasFocus, tabTo } from '../harness/keyboard.ts';
import { STAGED, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { bring, sendCars } from '../steps/situations.ts';
import { begin, gather } from '../steps/start-game.ts';
import { writeMessage } from '../steps/write-message.ts';

const FIRST = 'Pilnujcie czasu jazdy';
const SECOND = 'Przed rozładunkiem zadzwońcie';
/** How long it may take until there is a car on the road that a traffic jam can affect, in ms. */
const UNTIL_IT_FITS = 300_000;
/** More presses of Tab than the list has links. */
const FARTHEST = 40;

let server: RunningServer;
let school: School;
let zofia: Seat;
let game: string;

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, STAGED);
  const [student] = school.students;
  if (student === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  zofia = await logInAt(browser, server, student);
  await gather(teacher, [zofia], { group: school.group.name, seed: 'dzwonek' });
  game = new URL(teacher.page.url()).pathname.split('/')[2] ?? '';
  await begin(teacher, [zofia]);
  await sendCars(zofia, 2);
  await bring({ school, game, teacher }, 'A01');
  await gameShell(zofia.page).notices.getByText('Korek na obwodnicy').waitFor({ timeout: UNTIL_IT_FITS });
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`[FED-2] the messages with the keyboard alone, at ${width} by ${height}`, async () => {
    const { page } = zofia;
    await page.setViewportSize({ width, height });
    await gameShell(page).goTo('Samochody');
    await writeMessage(school, game, FIRST);
    await test.step('the bell is reached and opened', () => openByKeyboard(page));
    await test.step('what comes meanwhile joins what is read, and all is marked as read', () => readAll(page));
    await test.step('a link leads to its order, and the list gives way', () => followLink(page));
    await test.step('Tab leads out of the list', () => leaveByTab(page));
    expect(zofia.faults).toEqual([]);
  });
}

async function openByKeyboard(page: Page): Promise<void> {
  const { bell, messages } = gameShell(page);
  await expect(bell).toHaveAccessibleName(/^Komunikaty, \d+\snow/u);
  await tabTo(page, bell);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(messages).toBeVisible();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await expect(bell).toHaveAccessibleName('Komunikaty');
}

async function readAll(page: Page): Promise<void> {
  const { bell, messages } = gameShell(page);
  const pinned = messages.getByRole('region', { name: 'Od prowadzącego' });
  const read = pinned.getByRole('button', { name: 'Przeczytane' });
  if (!(await hasFocus(read))) await tabTo(page, read);
  await writeMessage(school, game, SECOND);
  for (const words of [FIRST, SECOND]) await expect(pinned.getByText(words)).toBeInViewport({ ratio: 1 });
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pinned).toHaveCount(0);
  for (const words of [FIRST, SECOND]) await expect(messages.getByText(words).first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(bell).toHaveAccessibleName('Komunikaty');
}

async function followLink(page: Page): Promise<void> {
  const { messages } = gameShell(page);
  await page.keyboard.press('Space');
  const link = messages.locator('a:focus');
  await expect(link).toBeInViewport({ ratio: 1 });
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
  await expectClosed(page);
}

async function leaveByTab(page: Page): Promise<void> {
  const { bell, messages } = gameShell(page);
  await page.keyboard.press('Enter');
  await expect(messages.locator('a:focus')).toBeVisible();
  // The focus moves at once, the list closes a little later: another press in between would go past the button.
  for (let press = 0; press < FARTHEST && !(await hasFocus(bell)); press += 1) await page.keyboard.press('Tab');
  await expectClosed(page);
}

/** Expects the list to be closed and its button to have the focus. */
async function expectClosed(page: Page): Promise<void> {
  const { bell, messages } = gameShell(page);
  await expect(messages).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
}
