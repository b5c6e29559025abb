import type { Browser, Page } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { type BotSeat, seatBot } from '../harness/bot-seat.ts';
import { makeSchool, type Name, type School } from '../harness/school.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { DESK, LARGE, PHONE, shoot, somebody } from './album.ts';
import { until } from './until.ts';
import { startGame } from '../steps/start-game.ts';

const PLAYERS = 60;
/** Settings with which a class of sixty has about two hundred orders to choose from. */
const SETTINGS = { unit_ms: 200, orders_per_player_per_round: 6 } as const;
/** How many units of round 2 the bots have played when the pictures are taken. */
const PLAYED = 60;
const FIRST = ['Maksymilian Konstanty', 'Ola', 'Wiktoria Aleksandra', 'Krzysztof', 'Stanisława Bronisława', 'Jan'];
const LAST = [
  'Brzęczyszczykiewicz-Wojciechowska',
  'Źdźbłowska',
  'Żak',
  'Gwiaździńska-Częstochowska',
  'Łęcka',
  'Chrząszczewska-Szczebrzeszyńska',
  'Środa',
  'Wójcik',
  'Ćwikła',
  'Niewiarowska-Podgrodzieńska',
];
/** Names of the greatest length, with short ones between them. */
const NAMES: readonly Name[] = LAST.flatMap((last) => FIRST.map((first): Name => [first, last]));

type Crowd = {
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly school: School;
  readonly game: string;
  readonly teacher: Page;
};

/** The same screens when a whole year plays together: sixty players with long names, hundreds of orders. */
export async function takeFull(browser: Browser): Promise<void> {
  const server = await startServer();
  try {
    const school = await makeSchool(server, PLAYERS, SETTINGS, NAMES);
    const body = { group: school.group.id, seed: 'rok' };
    const { id: game } = await school.teacherApi.call(CALLS.addGame, { body });
    const teacher = await somebody(browser, server, school.teacher, DESK);
    await takeStudents(teacher);
    await teacher.goto(`/game/${game}`);
    const bots = await Promise.all(school.students.map((student) => seatBot(server, student, game, 'ordinary')));
    const crowd = { browser, server, school, game, teacher };
    await play(crowd, bots);
    await takeTeacher(crowd);
    await takeStudent(crowd);
    await takePhone(crowd);
    await takeSummary(crowd);
    for (const bot of bots) bot.leave();
  } finally {
    await server.stop();
  }
}

async function takeStudents(teacher: Page): Promise<void> {
  await panelMenu(teacher).open('Studenci');
  await teacher.getByRole('row').nth(5).waitFor();
  await shoot(teacher, 'full-students');
}

async function play({ teacher }: Crowd, bots: readonly BotSeat[]): Promise<void> {
  const [first] = bots;
  await teacher
    .getByText('na miejscu', { exact: true })
    .nth(PLAYERS - 1)
    .waitFor({ state: 'attached' });
  await shoot(teacher, 'full-lobby');
  await startGame(teacher);
  await until(() => first?.game().state === 'PAUSED');
  await teacherControls(teacher).next();
  await until(() => first?.game().round === 2 && first.game().time > PLAYED);
  for (const bot of bots) bot.rest();
}

async function takeTeacher({ teacher }: Crowd): Promise<void> {
  await gameShell(teacher).goTo('Mapa');
  await mapScreen(teacher).trucks.first().waitFor({ state: 'attached' });
  await shoot(teacher, 'full-map');
  await gameShell(teacher).openPlayers();
  await shoot(teacher, 'full-players');
  await teacher.keyboard.press('Escape');
}

async function takeStudent(crowd: Crowd): Promise<void> {
  const page = await asStudent(crowd, LARGE, 'map');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'full-map-1920-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await gameShell(page).goTo('Zlecenia klientów');
  await ordersScreen(page).rows.first().waitFor();
  await shoot(page, 'full-orders-1920');
  await page.setViewportSize(DESK.viewport);
  await shoot(page, 'full-orders');
  await page.context().close();
}

async function takePhone(crowd: Crowd): Promise<void> {
  const page = await asStudent(crowd, PHONE, 'map');
  await shoot(page, 'full-phone-map');
  await gameShell(page).goTo('Zlecenia klientów');
  await ordersScreen(page).rows.first().waitFor();
  await shoot(page, 'full-phone-orders');
  await page.context().close();
}

async function takeSummary({ teacher }: Crowd): Promise<void> {
  await teacherControls(teacher).finish();
  await summaryScreen(teacher).standings.waitFor();
  await shoot(teacher, 'full-summary');
}

async function asStudent(
  { browser, server, school, game }: Crowd,
  size: typeof LARGE | typeof PHONE,
  screen: string,
): Promise<Page> {
  const [student] = school.students;
  if (student === undefined) throw new Error('nobody plays');
  const page = await somebody(browser, server, student, size);
  await page.goto(`/game/${game}/${screen}`);
  await mapScreen(page).trucks.first().waitFor({ state: 'attached' });
  return page;
}
