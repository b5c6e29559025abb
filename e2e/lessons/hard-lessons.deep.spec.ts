import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { setClockAhead } from '../harness/device-clock.ts';
import { takePicture } from '../harness/picture.ts';
import { makeSchool, type School, STAGED } from '../harness/school.ts';
import { closeSeats, type Seat, type SeatOptions } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { stallingProxy } from '../harness/stalling-proxy.ts';
import { tell } from '../harness/tell.ts';
import { translateAll } from '../harness/translator.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from '../steps/booking.ts';
import { finish, nextRound } from '../steps/results.ts';
import { settle } from '../steps/settle.ts';
import { answerAll, bring, calmDown, meet, sendCars } from '../steps/situations.ts';
import { begin, openLobby } from '../steps/start-game.ts';

/** A name as a classroom has it: a browser takes the machine's own addresses for secure, and this one not. */
const CLASSROOM = 'fracht.szkola';
const TWO_DAYS_MS = 172_800_000;
/** How long the way to the server passes nothing, in ms. */
const SILENCE_MS = 60_000;
/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

test.use({
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, `--host-resolver-rules=MAP ${CLASSROOM} 127.0.0.1`] },
});
test.describe.configure({ timeout: 1_200_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** What makes a lesson hard: where its browsers find the server, how they are set up, and what happens in the middle of a round. */
type Hardship = {
  readonly name: string;
  readonly at?: RunningServer;
  readonly options?: SeatOptions;
  readonly prepare?: (seat: Seat) => Promise<void>;
  readonly strike?: (seats: readonly Seat[]) => Promise<void>;
};

/** A lesson of two rounds, to the debrief of student and class. */
async function playLesson(browser: Browser, school: School, hardship: Hardship): Promise<void> {
  const { name, at = server, options, prepare, strike } = hardship;
  const photograph = (page: Page, moment: string) => takePicture(page, `${name} ${moment}`);
  const { teacher, students, game } = await openLobby(browser, at, school, {
    seed: name,
    ...(options === undefined ? {} : { options }),
  });
  const everybody = [teacher, ...students];
  const [zofia] = students;
  if (zofia === undefined) throw new Error('nobody is there');
  for (const seat of everybody) {
    await prepare?.(seat);
    await seat.page.reload();
  }
  await photograph(zofia.page, 'lobby');
  await begin(teacher, students);
  await sendCars(zofia, 1);
  await photograph(zofia.page, 'orders');
  await strike?.(everybody);
  const order = await bookFirst(zofia);
  await bring({ school, game, teacher }, 'K01');
  await meet(zofia, 'Kolizja z samochodem osobowym');
  await photograph(zofia.page, 'situation');
  await answerAll(zofia, [{ answer: 'Światła awaryjne', says: 'Dobra kolejność', points: '+15' }]);
  await settle(zofia);
  await gameShell(zofia.page).goTo('Moje zlecenia');
  await expect(zofia.page.getByText(order).first()).toBeVisible();
  await calmDown(teacher, students);
  const controls = teacherControls(teacher.page);
  await controls.pause.click();
  await controls.resume.click();
  await expect(controls.pause).toBeVisible();
  await nextRound(teacher, everybody, 2);
  await photograph(teacher.page, 'teacher');
  await finish(teacher, everybody);
  await expect(debriefScreen(zofia.page).stops.first()).toBeVisible(WORKED_OUT);
  await photograph(zofia.page, 'debrief');
  await teacher.page.getByRole('link', { name: 'Omówienie', exact: true }).first().click();
  await expect(classDebrief(teacher.page).plan).toBeVisible(WORKED_OUT);
  await photograph(teacher.page, 'class');
  // Chromium says of each page over plain HTTP that it cannot honour this header there.
  const faults = everybody.flatMap((seat) => seat.faults);
  expect(faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
}

const schoolOf = (size: number) => makeSchool(server, size, { ...STAGED, unit_ms: 1000, leave_grace_s: 600 });

test('[SGN-13] [LGN-5] a lesson over plain HTTP, in two tabs of everybody', async ({ browser }) => {
  const tabs: Page[] = [];
  await playLesson(browser, await schoolOf(1), {
    name: 'plain',
    at: { ...server, url: `http://${CLASSROOM}:${server.port}` },
    prepare: async ({ context, page }) => {
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      const tab = await context.newPage();
      await tab.goto(page.url());
      tabs.push(tab);
    },
    strike: async ([, student]) => {
      const own = tabs.find((tab) => tab.context() === student?.context);
      if (student === undefined || own === undefined) throw new Error('no second tab');
      // What is done in one tab is seen in the other.
      await gameShell(own).goTo('Zlecenia klientów');
      const order = await bookFirst({ ...student, page: own });
      await expect(ordersScreen(student.page).booked(order)).toBeVisible();
    },
  });
});

test('[LIN-24] a lesson over a network that passes nothing for a minute', async ({ browser }) => {
  const proxy = await stallingProxy(server);
  try {
    await playLesson(browser, await schoolOf(1), {
      name: 'silent',
      at: proxy.server,
      strike: async (seats) => {
        proxy.stall();
        for (const { page } of seats) await expect(gameShell(page).lost).toBeVisible();
        for (const [index, { page }] of seats.entries()) await takePicture(page, `silent lost ${index + 1}`);
        await sleep(SILENCE_MS);
        const began = Date.now();
        proxy.pass();
        for (const { page } of seats) await expect(gameShell(page).lost).toBeHidden();
        tell('ms until everybody was back after a minute of silence', `${Date.now() - began}`);
      },
    });
  } finally {
    await proxy.close();
  }
});

test('[UIX-25] a lesson on translated pages', async ({ browser }) => {
  await playLesson(browser, await schoolOf(1), {
    name: 'translated',
    prepare: ({ context }) => translateAll(context),
  });
});

test('[LOC-5] a lesson on devices whose clocks are two days ahead', async ({ browser }) => {
  await playLesson(browser, await schoolOf(1), {
    name: 'ahead',
    prepare: ({ context }) => setClockAhead(context, TWO_DAYS_MS),
  });
});

test('[BLD-7] a lesson of a student whose desk is at 400 %', async ({ browser }) => {
  await playLesson(browser, await schoolOf(1), {
    name: 'zoomed',
    options: { viewport: { width: 320, height: 256 } },
  });
});
