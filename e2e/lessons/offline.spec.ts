import { expect, test } from '@playwright/test';
import { STAGED, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationCard } from '../pages/situation-card.ts';
import { studentGames } from '../pages/student-games.ts';
import { settle } from '../steps/settle.ts';
import { bring, meet, sendCars } from '../steps/situations.ts';
import { begin, gather } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
});

// A school of its own for each: its group has no other game.
test.beforeEach(async () => {
  school = await makeSchool(server, 1, { ...STAGED, unit_ms: 700, leave_grace_s: 5 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

const WAYS = [
  { way: 'a socket', seed: 'bez sieci', options: {} },
  { way: 'the stream', seed: 'bez sieci i gniazd', options: { sockets: 'REFUSED' } },
] as const;

for (const { way, seed, options } of WAYS) {
  test(`[LIN-8] a decision taken without a network is sent when the line is back: over ${way}`, async ({ browser }) => {
    const [student] = school.students;
    if (student === undefined) throw new Error('nobody');
    const teacher = await logInAt(browser, server, school.teacher);
    const zofia = await logInAt(browser, server, student, options);
    // The last chunk of those that are prefetched.
    const allFetched = zofia.page.waitForResponse(/survey-offer/u, { timeout: 0 });
    await gather(teacher, [zofia], { group: school.group.name, seed });
    const stage = { school, teacher, game: new URL(teacher.page.url()).pathname.split('/')[2] ?? '' };
    await begin(teacher, [zofia]);
    await sendCars(zofia, 1);
    await bring(stage, 'Z11');
    await meet(zofia, 'Zmiana miejsca dostawy przez telefon');
    await test.step('all parts of the game have come', () => allFetched);

    await test.step('the strip says what waits', () => answerWhileAway(zofia));
    await test.step('what was never opened opens without a network', () => openLedger(zofia));
    await test.step('on a phone the bar stays one row', () => expectOneRow(zofia));
    await test.step('the game counts the student as gone, whose silent line the server has given up', () =>
      expectGone(teacher, student.name));
    await zofia.context.setOffline(false);
    await test.step('the decision is told and its outcome shown', () => expectAnswered(zofia));
    expect([...teacher.faults, ...zofia.faults]).toEqual([]);
  });
}

test('[SIC-10] an answer chosen while the server hangs is kept and counted once; one to what was settled meanwhile is told as not counted', async ({
  browser,
}) => {
  const [student] = school.students;
  if (student === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  const zofia = await logInAt(browser, server, student);
  await gather(teacher, [zofia], { group: school.group.name, seed: 'zawieszony serwer' });
  const stage = { school, teacher, game: new URL(teacher.page.url()).pathname.split('/')[2] ?? '' };
  await begin(teacher, [zofia]);
  await sendCars(zofia, 2);
  await bring(stage, 'K20');
  await meet(zofia, 'Przeładowanie na wadze');
  await test.step('the answer is marked and says what it waits for', () => answerWhileFrozen(zofia));
  await test.step('the server goes on, and the next question is the second one', () => expectSecond(zofia));

  const other = await logInAt(browser, server, student);
  await studentGames(other.page).enter();
  await gameShell(other.page).goTo('Mapa');
  await expect(situationCard(other.page).card).toBeVisible();
  const { answer } = situationCard(zofia.page);
  await zofia.context.setOffline(true);
  await expect(gameShell(zofia.page).lost).toBeVisible();
  await answer('Zgadzam się na potrącenie').click();
  await settle(other);
  await zofia.context.setOffline(false);
  await expect(gameShell(zofia.page).notices).toContainText(
    /Zlecenie \S+, Przeładowanie na wadze: Twoja odpowiedź nie została przyjęta\./u,
  );
  await expect(situationCard(zofia.page).card).toBeHidden();
  expect([...teacher.faults, ...zofia.faults, ...other.faults]).toEqual([]);
});

async function answerWhileFrozen({ page }: Seat): Promise<void> {
  const { lost } = gameShell(page);
  const chosen = situationCard(page).answer('Rozładowujemy nadwyżkę');
  server.freeze();
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toContainText('Wybrane, wysyłamy');
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
  await expect(chosen).toContainText('Wybrane, czeka na wysłanie');
  await page.keyboard.press('1');
  await expect(situationCard(page).card.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
}

/** Whatever was sent before the connection was given up is sent again: the decision still counts once. */
async function expectSecond({ page }: Seat): Promise<void> {
  const { card, feedback, goOn } = situationCard(page);
  server.thaw();
  await expect(feedback).toContainText('jedyne legalne wyjście');
  await expect(feedback).toContainText('+15 pkt');
  await expect(gameShell(page).lost).toBeHidden();
  await goOn.click();
  await expect(card.getByRole('heading', { name: /^Część towaru została/u })).toBeVisible();
}

async function answerWhileAway(zofia: Seat): Promise<void> {
  const { lost } = gameShell(zofia.page);
  await zofia.context.setOffline(true);
  await expect(lost).toBeVisible();
  await situationCard(zofia.page).answer('Oddzwaniam do zleceniodawcy').click();
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
}

async function openLedger({ page }: Seat): Promise<void> {
  await gameShell(page)
    .bar.getByRole('button', { name: /^Pieniądze/u })
    .click();
  const ledger = page.getByRole('dialog', { name: 'Skąd ten wynik' });
  await expect(ledger.getByRole('list', { name: 'Zmiany, od najnowszej' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();
}

async function expectOneRow({ page }: Seat): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await gameShell(page).bar.evaluate((bar) =>
    [...bar.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0),
  );
  const rows = tops.filter((box) => tops.every((other) => box.top < other.bottom && other.top < box.bottom));
  expect(rows).toHaveLength(tops.length);
  await page.setViewportSize({ width, height });
}

async function expectGone({ page }: Seat, name: string): Promise<void> {
  await gameShell(page).openPlayers();
  const row = page.getByRole('dialog', { name: 'Gracze' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('poza grą');
}

async function expectAnswered({ page }: Seat): Promise<void> {
  const { feedback } = situationCard(page);
  await expect(feedback).toContainText('klasyczny schemat wyłudzenia');
  await expect(feedback).toContainText('+15\u00a0pkt');
  await expect(gameShell(page).lost).toBeHidden();
  await expect(gameShell(page).notices.getByText('Jeszcze nie grasz')).toHaveCount(0);
}
