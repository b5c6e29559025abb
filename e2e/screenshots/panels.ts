import type { Browser } from '@playwright/test';
import { demoSchool } from '../harness/demo-school.ts';
import { ADMIN, startServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { studentGames } from '../pages/student-games.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { DESK, guest, PHONE, shoot, somebody } from './album.ts';

/** The landing page and the panels, in the demo school where games were really played. */
export async function takePanels(browser: Browser): Promise<void> {
  const server = await startServer({ DEMO: '1' });
  try {
    await takeLanding(browser, server);
    await takeLecturer(browser, server);
    await takeStudent(browser, server);
    const admin = await somebody(browser, server, { id: '', name: '', ...ADMIN }, DESK);
    await admin.getByRole('table', { name: 'Lista wykładowców' }).waitFor();
    await shoot(admin, 'panels-lecturers');
  } finally {
    await server.stop();
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function takeLanding(browser: Browser, server: Server): Promise<void> {
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    // With motion: the page shows what its trucks do only where they move.
    const page = await guest(browser, server, { ...size, reducedMotion: 'no-preference' });
    await landingPage(page).open();
    await landingPage(page).row('Logistyka 2A').first().waitFor();
    await page.getByRole('button', { name: 'Zatrzymaj pokaz' }).waitFor();
    await shoot(page, `panels-landing-first${suffix}`);
    await page.getByRole('button', { name: 'Rozumiem' }).click();
    await shoot(page, `panels-landing${suffix}`, { isWhole: true });
    await page.goto('/?okno=rejestracja');
    await page.getByRole('dialog').waitFor();
    await shoot(page, `panels-landing-register${suffix}`);
    await page.context().close();
  }
  const page = await guest(browser, server, { ...DESK, colorScheme: 'dark' });
  await landingPage(page).open();
  await landingPage(page).tab('Ranking indywidualny').click();
  await landingPage(page).rankings.scrollIntoViewIfNeeded();
  await shoot(page, 'panels-landing-ranking-individual-dark');
  await page.context().close();
}

async function takeLecturer(browser: Browser, server: Server): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher, DESK);
  const games = lecturerGames(page);
  await games.row(demoSchool.group).waitFor();
  await games.newGame({ seed: 'Logistyka 2026', follows: true });
  await games.openRoom(demoSchool.group);
  const student = await somebody(browser, server, demoSchool.student, DESK);
  await studentGames(student).enter();
  await teacherControls(page).start.click();
  await page.waitForURL('**/map');
  await page.goto('/panel/lecturer/games');
  await page.getByText('Do końca rundy 1').waitFor();
  await shoot(page, 'panels-games');
  await games.add.click();
  await games.dialog.getByText('Co powstanie').waitFor();
  await shoot(page, 'panels-games-new');
  await page.keyboard.press('Escape');
  await panelMenu(page).open('Studenci');
  await page.getByRole('row').filter({ hasText: demoSchool.student.email }).waitFor();
  await shoot(page, 'panels-students');
  await page
    .getByRole('checkbox', { name: /^Zaznacz: /u })
    .first()
    .check();
  await shoot(page, 'panels-students-chosen');
  await panelMenu(page).open('Grupy');
  await page.getByRole('row').filter({ hasText: demoSchool.group }).waitFor();
  await shoot(page, 'panels-groups');
  await panelMenu(page).settings();
  await page.getByLabel('Obecne hasło').waitFor();
  await shoot(page, 'panels-settings');
  await page.context().close();
}

async function takeStudent(browser: Browser, server: Server): Promise<void> {
  for (const [size, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const page = await somebody(browser, server, demoSchool.student, size);
    await studentGames(page).review(1).waitFor();
    await page.getByText('Trwa teraz').waitFor();
    await shoot(page, `panels-student${suffix}`, { isWhole: suffix !== '' });
    await panelMenu(page).open('Grupa');
    await shoot(page, `panels-student-group${suffix}`);
    await page.context().close();
  }
}
