import type { Browser, Page } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { type BotSeat, seatBot } from '../harness/bot-seat.ts';
import { makeSchool, type Person, type School } from '../harness/school.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { DESK, LARGE, PHONE, shoot, somebody } from './album.ts';
import { takeLive } from './live.ts';
import { takeSituation } from './situation.ts';
import { until } from './until.ts';
import { startGame } from '../steps/start-game.ts';

const PLAYERS = 12;
/** How many units of round 3 have passed when the pictures are taken: a little past ten in the morning. */
const MOMENT = 130;

type Lesson = {
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly school: School;
  readonly game: string;
  readonly teacher: Page;
  readonly bots: readonly BotSeat[];
};

/** Every screen of a typical game: twelve players, in the third round, and its summary. */
export async function takeGame(browser: Browser): Promise<void> {
  const server = await startServer();
  try {
    const lesson = await beginLesson(browser, server);
    await playToMoment(lesson);
    for (const bot of lesson.bots) bot.rest();
    await takeStudent(lesson);
    await takeSituation({ ...lesson, teacher: { page: lesson.teacher }, student: hero(lesson) });
    await takeTeacher(lesson);
    await takeSummary(lesson);
    for (const bot of lesson.bots) bot.leave();
  } finally {
    await server.stop();
  }
}

async function beginLesson(browser: Browser, server: RunningServer): Promise<Lesson> {
  const school = await makeSchool(server, PLAYERS, { unit_ms: 200 });
  const body = { group: school.group.id, seed: 'album' };
  const { id: game } = await school.teacherApi.call(CALLS.addGame, { body });
  const teacher = await somebody(browser, server, school.teacher, DESK);
  await teacher.goto(`/game/${game}`);
  await teacherControls(teacher).start.waitFor();
  const bots: BotSeat[] = [];
  for (const [index, student] of school.students.entries()) {
    bots.push(await seatBot(server, student, game, index % 3 === 0 ? 'good' : 'ordinary'));
    if (index === PLAYERS - 4) await shoot(teacher, 'game-lobby');
  }
  await startGame(teacher);
  await gameShell(teacher).goTo('Samochody');
  return { browser, server, school, game, teacher, bots };
}

async function playToMoment({ teacher, bots }: Lesson): Promise<void> {
  const [first] = bots;
  for (const round of [1, 2]) {
    await until(() => first?.game().round === round && first.game().state === 'PAUSED');
    if (round === 1) await shoot(teacher, 'game-break-teacher');
    await teacherControls(teacher).next();
  }
  await until(() => first?.game().round === 3 && first.game().time >= MOMENT);
}

/** The student whose screens are photographed. */
function hero({ school }: Lesson): Person {
  const [person] = school.students;
  if (person === undefined) throw new Error('nobody plays');
  return person;
}

async function takeStudent(lesson: Lesson): Promise<void> {
  const { browser, server, game } = lesson;
  const page = await somebody(browser, server, hero(lesson), DESK);
  await page.goto(`/game/${game}/map`);
  await chooseLoaded(page);
  await shoot(page, 'game-map');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'game-map-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(LARGE.viewport);
  await shoot(page, 'game-map-1920');
  await page.setViewportSize(DESK.viewport);
  await mapScreen(page).city('Poznań').focus();
  await page.keyboard.press('Enter');
  await mapScreen(page).card.getByRole('heading', { name: 'Poznań' }).waitFor();
  await shoot(page, 'game-map-city');
  await gameShell(page).goTo('Zlecenia klientów');
  await ordersScreen(page).rows.first().waitFor();
  await shoot(page, 'game-orders');
  await gameShell(page).goTo('Moje zlecenia');
  await shoot(page, 'game-shipments');
  await gameShell(page).goTo('Samochody');
  await shoot(page, 'game-cars');
  await page.getByRole('button', { name: /^Wolne w\sgrupie/u }).click();
  await shoot(page, 'game-cars-free');
  await page.context().close();
  await takePhone(lesson);
}

async function takePhone(lesson: Lesson): Promise<void> {
  const { browser, server, game } = lesson;
  const page = await somebody(browser, server, hero(lesson), PHONE);
  await page.goto(`/game/${game}/map`);
  await chooseLoaded(page);
  await shoot(page, 'game-phone-map');
  for (const [entry, name] of [
    ['Zlecenia klientów', 'orders'],
    ['Moje zlecenia', 'shipments'],
    ['Samochody', 'cars'],
  ] as const) {
    await gameShell(page).goTo(entry);
    await page.getByRole('heading', { name: entry }).first().waitFor();
    await shoot(page, `game-phone-${name}`);
  }
  await page.context().close();
}

async function takeTeacher({ teacher, game }: Lesson): Promise<void> {
  await gameShell(teacher).goTo('Mapa');
  await gameShell(teacher).openPlayers();
  await shoot(teacher, 'game-teacher');
  await teacher.keyboard.press('Escape');
  await takeLive(teacher, game);
  await teacher.goto(`/game/${game}/map`);
}

async function takeSummary(lesson: Lesson): Promise<void> {
  const { browser, server, game, teacher } = lesson;
  await teacherControls(teacher).finish();
  await summaryScreen(teacher).standings.waitFor();
  await shoot(teacher, 'game-summary-teacher');
  for (const [size, name] of [
    [DESK, 'game-summary'],
    [PHONE, 'game-phone-summary'],
  ] as const) {
    const page = await somebody(browser, server, hero(lesson), size);
    await page.goto(`/game/${game}/summary`);
    await summaryScreen(page).whole.waitFor();
    await shoot(page, name);
    await page.context().close();
  }
}

/** Opens the card of an own car that is under way with cargo; of any own car where there is none. */
async function chooseLoaded(page: Page): Promise<void> {
  const { trucks } = mapScreen(page);
  await trucks.first().waitFor({ state: 'attached' });
  const names = await trucks.allInnerTexts();
  const name = names.find((text) => text.includes('Jedzie z')) ?? names[0] ?? '';
  await mapScreen(page).chooseTruck(name.split(',')[0] ?? '');
  await page.locator(':focus').blur();
}
