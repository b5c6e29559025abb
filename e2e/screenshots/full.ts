import type { Browser } from '@playwright/test';
import { textAt } from '../harness/api.ts';
import { seatBot } from '../harness/bot-seat.ts';
import { makeSchool } from '../harness/school.ts';
import { startServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { DESK, PHONE, shoot, somebody } from './album.ts';
import { until } from './until.ts';

const PLAYERS = 60;
const BOTS = 16;

/** The same screens when a whole year plays at once: sixty players, hundreds of orders. */
export async function takeFull(browser: Browser): Promise<void> {
  const server = await startServer();
  try {
    const school = await makeSchool(server, PLAYERS, { unit_ms: 200 });
    const game = textAt(await school.teacherApi.send('POST', 'game/add/', { group: school.group.id, seed: 'rok' }), [
      'id',
    ]);
    const teacher = await somebody(browser, server, school.teacher, DESK);
    await teacher.goto(`/game/${game}`);
    const everybody = await Promise.all(school.students.map((student) => seatBot(server, student, game, 'good')));
    await teacher
      .getByText('gotowy', { exact: true })
      .nth(PLAYERS - 1)
      .waitFor({ state: 'attached' });
    await shoot(teacher, 'full-lobby');
    for (const bot of everybody.slice(BOTS)) bot.rest();
    await teacherControls(teacher).start.click();
    await until(() => (everybody[0]?.game()?.time ?? 0) > 300);
    for (const bot of everybody) bot.rest();
    await shoot(teacher, 'full-map');
    await teacher.getByRole('button', { name: /^Gracze:/u }).click();
    await shoot(teacher, 'full-players');
    await teacher.keyboard.press('Escape');
    await gameShell(teacher).goTo('Zlecenia klientów');
    await ordersScreen(teacher).rows.first().waitFor();
    await shoot(teacher, 'full-orders');
    const [student] = school.students;
    if (student === undefined) return;
    const phone = await somebody(browser, server, student, PHONE);
    await studentGames(phone).enter();
    await phone.waitForURL('**/map');
    await shoot(phone, 'full-phone-map');
    for (const bot of everybody) bot.leave();
  } finally {
    await server.stop();
  }
}
