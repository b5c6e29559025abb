import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { type BotSeat, seatBot } from '../harness/bot-seat.ts';
import { takePicture } from '../harness/picture.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { answerAll, bring, meet } from '../steps/situations.ts';
import { startGame } from '../steps/start-game.ts';
import { somebody } from './album.ts';

const PLAYERS = 12;
/** How many units of round 3 have passed when the pictures are taken: a little past ten in the morning. */
const MOMENT = 130;
const LOOK_MS = 50;

type Lesson = {
  readonly school: School;
  readonly game: string;
  readonly teacher: Page;
  readonly bots: readonly BotSeat[];
};

/** A typical game: twelve players, in the third round, and its summary. */
export async function takeGame(browser: Browser): Promise<void> {
  const server = await startServer();
  try {
    const lesson = await beginLesson(browser, server);
    const student = await somebody(browser, server, firstOf(lesson.school.students));
    await student.goto(`/game/${lesson.game}/map`);
    await playToMoment(lesson);
    for (const bot of lesson.bots) bot.rest();
    await takeStudent(student, lesson);
    await takeLive(lesson);
    await takeSummary(student, lesson);
    for (const bot of lesson.bots) bot.leave();
  } finally {
    await server.stop();
  }
}

async function beginLesson(browser: Browser, server: RunningServer): Promise<Lesson> {
  const school = await makeSchool(server, PLAYERS, { unit_ms: 200 });
  const body = { group: school.group.id, seed: 'album' };
  const { id: game } = await school.teacherApi.call(CALLS.addGame, { body });
  const teacher = await somebody(browser, server, school.teacher);
  await teacher.goto(`/game/${game}`);
  await teacherControls(teacher).start.waitFor();
  const bots: BotSeat[] = [];
  for (const [index, student] of school.students.entries())
    bots.push(await seatBot(server, student, game, index % 3 === 0 ? 'good' : 'ordinary'));
  await startGame(teacher);
  return { school, game, teacher, bots };
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('Nobody plays');
  return first;
}

async function playToMoment({ teacher, bots }: Lesson): Promise<void> {
  const { game } = firstOf(bots);
  for (const round of [1, 2]) {
    while (game().round !== round || game().state !== 'PAUSED') await sleep(LOOK_MS);
    await teacherControls(teacher).next();
  }
  while (game().round !== 3 || game().time < MOMENT) await sleep(LOOK_MS);
}

/** The student's screens, and a critical situation after its first answer. */
async function takeStudent(page: Page, { teacher, school, game }: Lesson): Promise<void> {
  await chooseLoaded(page);
  await takePicture(page, 'game-map');
  await gameShell(page).goTo('Zlecenia klientów');
  await ordersScreen(page).rows.first().waitFor();
  await takePicture(page, 'game-orders');
  await gameShell(page).goTo('Moje zlecenia');
  await takePicture(page, 'game-shipments');
  await gameShell(page).goTo('Samochody');
  await takePicture(page, 'game-cars');
  await bring({ teacher: { page: teacher }, school, game }, 'K01');
  await meet({ page }, 'Kolizja z samochodem osobowym');
  await answerAll({ page }, [{ answer: 'Światła awaryjne', says: 'Dobra kolejność', points: '+15' }]);
  await takePicture(page, 'game-situation');
}

async function takeLive({ teacher, game }: Lesson): Promise<void> {
  await teacher.goto(`/panel/lecturer/games/${game}`);
  await livePage(teacher).chart('Punkty').waitFor();
  // The land under the map is fetched after everything else.
  await teacher.waitForLoadState('networkidle');
  await takePicture(teacher, 'panels-live');
}

async function takeSummary(student: Page, { teacher, game }: Lesson): Promise<void> {
  await teacher.goto(`/game/${game}/map`);
  await teacherControls(teacher).finish();
  await summaryScreen(teacher).standings.waitFor();
  await takePicture(teacher, 'game-summary-teacher');
  await student.goto(`/game/${game}/summary`);
  await summaryScreen(student).whole.waitFor();
  await takePicture(student, 'game-summary');
}

/** Opens the card of an own car that is under way with cargo; of any own car if there is none. */
async function chooseLoaded(page: Page): Promise<void> {
  const { trucks } = mapScreen(page);
  await trucks.first().waitFor({ state: 'attached' });
  const names = await trucks.allInnerTexts();
  const name = names.find((text) => text.includes('Jedzie z')) ?? names[0] ?? '';
  await mapScreen(page).chooseTruck(name.split(',')[0] ?? '');
  await page.locator(':focus').blur();
}
