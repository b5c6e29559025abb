import type { Browser } from '@playwright/test';
import { demoSchool, wholeGame } from '../harness/demo-school.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { DESK, LARGE, PHONE, shoot, somebody } from './album.ts';
import { until } from './until.ts';

/** The debriefs of the demo school: those of a student, and what a teacher leads with the class. */
export async function takeDebriefs(browser: Browser): Promise<void> {
  const server = await startServer({ DEMO: '1' });
  try {
    const game = await wholeGame(server);
    await takeStudent(browser, server, game);
    await takePhone(browser, server, game);
    await takeTeacher(browser, server, game);
  } finally {
    await server.stop();
  }
}

async function takeStudent(browser: Browser, server: RunningServer, game: string): Promise<void> {
  const page = await somebody(browser, server, demoSchool.student, DESK);
  const debrief = debriefScreen(page);
  await page.goto(`/game/${game}/summary?stop=2`);
  await debrief.onMap.waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shoot(page, 'debrief-stops');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'debrief-stops-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await debrief.onMap.click();
  await replayScreen(page).playhead.waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'debrief-replay');
  await page.goBack();
  await debrief.whatIf.click();
  await page.getByRole('heading', { name: /^Co potoczyłoby się inaczej/u }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'debrief-what-if');
  await page.goto(`/game/${game}/skills`);
  await page.getByRole('table', { name: 'Pięć kompetencji' }).waitFor();
  await shoot(page, 'debrief-skills');
  await page.goto(`/game/${game}/report`);
  await page.getByRole('article').waitFor();
  await shoot(page, 'debrief-report');
  await page.context().close();
}

async function takePhone(browser: Browser, server: RunningServer, game: string): Promise<void> {
  const page = await somebody(browser, server, demoSchool.student, PHONE);
  await page.goto(`/game/${game}/summary?stop=2`);
  await debriefScreen(page).onMap.waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shoot(page, 'debrief-stops-phone');
  await page.context().close();
}

/** The page of the class, and two slides of the projector, which is drawn for a large screen, each before and after it is uncovered. */
async function takeTeacher(browser: Browser, server: RunningServer, game: string): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher, DESK);
  const debrief = classDebrief(page);
  await page.goto(`/panel/lecturer/games/${game}/debrief`);
  await debrief.plan.waitFor();
  await debrief.competences.waitFor();
  await shoot(page, 'debrief-class');
  await page.setViewportSize(LARGE.viewport);
  await debrief.project.click();
  await debrief.keys.waitFor();
  await page.keyboard.press('ArrowRight');
  await until(async () => (await debrief.slide())[0] === 2);
  await shoot(page, 'debrief-projector-before');
  await page.keyboard.press('Space');
  await page.getByText('Najlepsza', { exact: true }).waitFor();
  await shoot(page, 'debrief-projector');
  await page.context().close();
}
