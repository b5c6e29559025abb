import { taskPayload, type TaskPayload } from '@fracht/protocol';
import { expect, type Page, test } from '@playwright/test';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { expectSound } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { taskScreen, termScreen } from '../pages/term-screen.ts';

/** A debrief of a past game takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[SEM-1] [SEM-4] [SEM-6] [STK-1] [STK-3] [STK-5] [DBS-9] a student opens the term, plays a short task wrong and right, and takes moments again', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.student);
  await workOutFirstLesson(page);
  const term = termScreen(page);
  await term.open();
  await expect(term.competences).toBeVisible();
  await expect(term.exercises.first()).toBeVisible();

  const [begun] = await Promise.all([toldAfter(page, 0), term.takeTasks.click()]);
  const tried = await playOn(page, begun, () => 0);
  await expectSound(page, 'the end of a short task');
  const isWorse = tried.own.points < tried.best.points;
  const worse = isWorse ? tried : await playAgain(page, ({ answers }) => otherThan(answers, tried.way[0]?.answer));
  expect(worse.own.points).toBeLessThan(worse.best.points);
  await expect(page.getByRole('heading', { name: 'Da się lepiej' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Najlepsza droga i/u })).toBeVisible();
  const right = await playAgain(page, ({ answers }, step) => {
    const best = worse.way[step]?.answer ?? '';
    return answers.length === 0 ? best : answers.findIndex(({ text }) => text === best);
  });
  expect(right.own.points).toBe(right.best.points);
  await expect(page.getByRole('heading', { name: 'Najlepsza droga!' })).toBeVisible();
  await expect(page.getByText('3\u00a0gwiazdki', { exact: true })).toBeVisible();
  await taskScreen(page).back.click();
  await expect(page.getByText(/^Zadania: 1\sz\s\d+, 3\sgwiazdki$/u)).toBeVisible();

  await term.play.click();
  const { panel } = debriefScreen(page);
  await expect(panel).toBeVisible(WORKED_OUT);
  const on = panel.getByRole('link', { name: /^(?:Następna chwila|Zobacz, co wyszło)$/u });
  for (;;) {
    const place = await panel.getByRole('heading', { level: 1 }).textContent();
    // Leaving everything as it was is a decision too.
    await panel.getByRole('button').first().click();
    await expect(on).toBeVisible(WORKED_OUT);
    const isLast = (await on.textContent()) === 'Zobacz, co wyszło';
    await on.click();
    if (isLast) break;
    await expect(panel.getByRole('heading', { level: 1 })).not.toHaveText(place ?? '', WORKED_OUT);
  }
  await expect(term.playedMoments).toBeVisible();
  expect(faults).toEqual([]);
});

test('[GTM-1] [GTM-2] a lecturer opens the term of a group from the list of groups', async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  await goTo(page, '/panel/lecturer/groups');
  await page.getByRole('link', { name: `Semestr grupy ${demoSchool.group}` }).click();
  await expect(page.getByRole('table', { name: /^Kompetencje w/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Omówienie:/u }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

/**
 * Opens the debrief of the oldest past game, in which a bot of medium level played for this student, so that there is something to decide again; waits until it has been
 * worked out.
 */
async function workOutFirstLesson(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Omówienie:/u })
    .last()
    .click();
  await page.waitForURL(/\/game\/[^/]+\/summary/u);
  await goTo(page, new URL(page.url()).pathname.replace('/summary', '/skills'));
  await expect(page.getByRole('table', { name: 'Pięć kompetencji' })).toBeVisible(WORKED_OUT);
  await goTo(page, '/panel/student/games');
}

type Question = NonNullable<TaskPayload['node']>;
type End = NonNullable<TaskPayload['end']>;

/** The answer to a question: the index of an answer, or a text to type. */
type Choose = (question: Question, step: number) => number | string;

/** The server's state of the task after so many answers. */
async function toldAfter(page: Page, count: number): Promise<TaskPayload> {
  const response = await page.waitForResponse((one) => {
    if (!one.url().includes('/api/course/play-task')) return false;
    const sent = new URLSearchParams(one.request().postData() ?? '').get('answers');
    const answers: unknown = JSON.parse(sent ?? '[]');
    return Array.isArray(answers) && answers.length === count;
  });
  const told: { readonly payload?: unknown } = await response.json();
  return taskPayload.parse(told.payload);
}

/** Plays a task from its beginning to its end, with the keyboard alone. */
async function playOn(page: Page, begun: TaskPayload, choose: Choose): Promise<End> {
  const task = taskScreen(page);
  let told = begun;
  for (let step = 0; told.end === null; step += 1) {
    const { node } = told;
    if (node === null) throw new Error('neither a question nor an end');
    const text = node.text.split('\n')[0] ?? '';
    // By its text: trade terms in it are buttons, which a role name separates by blanks.
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: text })).toBeVisible();
    const choice = choose(node, step);
    const next = toldAfter(page, step + 1);
    if (node.textInput) {
      await task.typed.fill(typeof choice === 'string' ? choice : 'nie wiem');
      await page.keyboard.press('Enter');
    } else {
      const place = typeof choice === 'string' ? 0 : Math.max(0, choice);
      await page.keyboard.press(String(place + 1));
      if (node.answers[place]?.input === true) {
        // Nobody refuses a wait of no minutes.
        await task.minutes.fill('0');
        await page.keyboard.press('Enter');
      }
    }
    told = await next;
  }
  return told.end;
}

async function playAgain(page: Page, choose: Choose): Promise<End> {
  const [begun] = await Promise.all([toldAfter(page, 0), taskScreen(page).retry.click()]);
  return playOn(page, begun, choose);
}

/** The index of the first answer that is not this one. */
function otherThan(answers: Question['answers'], best: string | undefined): number {
  return answers.findIndex(({ text }) => text !== best);
}
