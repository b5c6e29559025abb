import { expect, test } from '@playwright/test';
import { STAGED, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { situationCard } from '../pages/situation-card.ts';
import { bring, meet, sendCars } from '../steps/situations.ts';
import { begin, gather } from '../steps/start-game.ts';

/** How long the student's computer is without a network, in milliseconds: past the server's patience. */
const AWAY = 20_000;
/** From the network's return until the game is back and the decision answered. */
const BACK = 20_000;

let server: RunningServer;
let school: School;

test.beforeEach(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, { ...STAGED, leave_grace_s: 5 });
});

test.afterEach(async ({ browser }) => {
  await closeSeats(browser);
  await server.stop();
});

const WAYS = [
  { way: 'a socket', seed: 'bez sieci', options: {} },
  { way: 'the stream', seed: 'bez sieci i gniazd', options: { sockets: 'REFUSED' } },
] as const;

for (const { way, seed, options } of WAYS) {
  test(`a decision taken without a network is sent when the line is back: over ${way}`, async ({ browser }) => {
    const [student] = school.students;
    if (student === undefined) throw new Error('nobody');
    const teacher = await logInAt(browser, server, school.teacher);
    const zofia = await logInAt(browser, server, student, options);
    await gather(teacher, [zofia], { group: school.group.name, seed });
    const stage = { school, teacher, game: new URL(teacher.page.url()).pathname.split('/')[2] ?? '' };
    await begin(teacher, [zofia]);
    await sendCars(zofia, 1);
    await bring(stage, 'Z11');
    await meet(zofia, 'Zmiana miejsca dostawy przez telefon');

    await test.step('the strip says what waits', () => answerWhileAway(zofia));
    await test.step('the game counts the student as gone', () => expectGone(teacher, student.name));
    await zofia.page.waitForTimeout(AWAY);
    await zofia.context.setOffline(false);
    await test.step('the decision is told and its outcome shown', () => expectAnswered(zofia));
    expect([...teacher.faults, ...zofia.faults]).toEqual([]);
  });
}

async function answerWhileAway(zofia: Seat): Promise<void> {
  const { lost } = gameShell(zofia.page);
  await zofia.context.setOffline(true);
  await expect(lost).toBeVisible();
  await situationCard(zofia.page).answer('Oddzwaniam do zleceniodawcy').click();
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
}

async function expectGone({ page }: Seat, name: string): Promise<void> {
  await gameShell(page).openPlayers();
  const row = page.getByRole('dialog', { name: 'Gracze' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('poza grą');
}

async function expectAnswered({ page }: Seat): Promise<void> {
  const { feedback } = situationCard(page);
  await expect(feedback).toContainText('klasyczny schemat wyłudzenia', { timeout: BACK });
  await expect(feedback).toContainText('+15\u00a0pkt');
  await expect(gameShell(page).lost).toBeHidden();
  await expect(gameShell(page).notices.getByText('Jeszcze nie grasz')).toHaveCount(0);
}
