import type { Browser } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool } from '../harness/demo-school.ts';
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

/** The id of the group's game, once everything about it has been worked out, the best known too. */
async function wholeGame(server: RunningServer): Promise<string> {
  const { email, password } = demoSchool.student;
  const student = await new ApiClient(server.url).logIn(email, password);
  const games = await student.call(CALLS.games, {});
  const id = games.find(({ state, groupName }) => state === 'FINISHED' && groupName === demoSchool.group)?.id ?? '';
  await until(async () => {
    const known = await student.call(CALLS.debrief, { params: { id }, query: {} });
    return known.state === 'READY' && known.isWhole;
  }, 5000);
  return id;
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
