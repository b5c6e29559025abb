import { expect, test } from '@playwright/test';
import { expectSoundWhenWide } from '../harness/looks.ts';
import { CALM, makeSchool } from '../harness/school.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { begin, openLobby } from '../steps/start-game.ts';

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
  const { teacher, students } = await openLobby(browser, server, school, { seed: 'pełny dysk' });
  await begin(teacher, students);
  server.fillDisk();
  const everybody = [teacher, ...students];
  for (const { page } of everybody) {
    const strip = page.getByRole('alert').filter({ hasText: 'Gra stoi: serwer nie może teraz zapisywać.' });
    await expect(strip).toContainText('gra ruszy sama');
    await expect(gameShell(page).connection('Serwer nie zapisuje, gra ruszy sama')).toBeAttached();
  }
  await Promise.all(students.map(({ page }) => expectSoundWhenWide(page, 'a game that stands')));
  server.freeDisk();
  // The notice disappears after some seconds, so both wait for it from the beginning.
  await Promise.all(
    everybody.map(({ page }) => expect(page.getByText('Serwer znowu zapisuje, gra idzie dalej.')).toBeVisible()),
  );
  for (const { page } of everybody) {
    await expect(page.getByText('Gra stoi')).toHaveCount(0);
    await expect(gameShell(page).ring).toHaveAccessibleName(/^Runda 1 z/u);
  }
});
