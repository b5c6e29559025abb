import { expect, test } from '@playwright/test';
import { CALM, makeSchool } from '../harness/school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { gameShell } from '../pages/game-shell.ts';
import { begin, gather } from '../steps/start-game.ts';

let server: RunningServer;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[LIN-16] [LVG-14] a disk without room under a lesson: teacher and student are told that the game stands, and it goes on by itself', async ({
  browser,
}) => {
  const school = await makeSchool(server, 1, { ...CALM, unit_ms: 1000, leave_grace_s: 600 });
  const [student] = school.students;
  if (student === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  const zofia = await logInAt(browser, server, student);
  await gather(teacher, [zofia], { group: school.group.name, seed: 'pełny dysk' });
  await begin(teacher, [zofia]);
  server.fillDisk();
  for (const { page } of [teacher, zofia]) {
    const strip = page.getByRole('alert').filter({ hasText: 'Gra stoi: serwer nie może teraz zapisywać.' });
    await expect(strip).toContainText('gra ruszy sama');
    await expect(gameShell(page).connection('Serwer nie zapisuje, gra ruszy sama')).toBeAttached();
  }
  await expectSoundInEveryLook(zofia.page, 'a game that stands');
  server.freeDisk();
  // The notice goes by itself after some seconds: both wait for it from the beginning.
  await Promise.all(
    [teacher, zofia].map(({ page }) => expect(page.getByText('Serwer znowu zapisuje, gra idzie dalej.')).toBeVisible()),
  );
  for (const { page } of [teacher, zofia]) {
    await expect(page.getByText('Gra stoi')).toHaveCount(0);
    await expect(gameShell(page).ring).toHaveAccessibleName(/^Runda 1 z/u);
  }
});
