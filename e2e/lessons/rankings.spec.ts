import { expect, type Locator, test } from '@playwright/test';
import { CALLS, type WireGame } from '@fracht/protocol';
import { spend } from '@fracht/testing/runs/costs.ts';
import { until } from '@fracht/testing/school/until.ts';
import { seatBot } from '../harness/bot-seat.ts';
import { CALM, makeSchool, type Person, type School } from '../harness/school.ts';
import { openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

/** How long the four rounds of six seconds each may take on a slow machine, in ms. */
const PLAYED_MS = 600_000;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 2, { ...CALM, unit_ms: 10, preparation_minutes: 0, round_break_s: 5 });
});

test.afterAll(() => stopServer(server));

test('[RNK-7] a game whose fourth round ends by itself stands in the rankings, with the group and every player', async ({
  browser,
}) => {
  const { score, players } = await playedOut();
  const { page, faults } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await expectScore(landing.row(school.group.name), score);
  await landing.tab('Ranking indywidualny').click();
  for (const { id } of school.students) {
    const player = players.find((one) => one.id === id);
    if (player === undefined) throw new Error('a student has not played');
    const { first_name, last_name } = player.user;
    await expectScore(landing.row(`${first_name} ${last_name.charAt(0)}.`), player.score);
  }
  expect(faults).toEqual([]);
});

/** A game of the school that bots have played in the places of its students, without a browser; the teacher is there, and each round begins by itself. */
async function playedOut(): Promise<WireGame> {
  const { teacher, teacherApi, students, group } = school;
  const { id: game } = await teacherApi.call(CALLS.addGame, {
    body: { group: group.id, seed: 'ranking', auto_advance: true },
  });
  const led = await seatBot(server, teacher, game, 'ordinary');
  led.rest();
  const seats = await Promise.all(students.map((student) => seatBot(server, student, game, 'good')));
  const all = (isSo: (seen: WireGame) => boolean) => () => seats.every((seat) => isSo(seat.game()));
  const hasJoined = (seen: WireGame, { id }: Person): boolean =>
    seen.players.some((player) => player.id === id && player.status === 'JOINED');
  await until(
    'everybody has joined',
    all((seen) => students.every((student) => hasJoined(seen, student))),
  );
  await teacherApi.call(CALLS.action, { body: { game, data: { id: 'start', action: 'START' } } });
  await until(
    'the game is over',
    all(({ state }) => state === 'FINISHED'),
    PLAYED_MS,
  );
  spend('game');
  for (const seat of [led, ...seats]) seat.leave();
  const [first] = seats;
  if (first === undefined) throw new Error('nobody has played');
  return first.game();
}

/** Expects a row with this score, as it is written: rounded, with spaces between thousands and a typographic minus sign. */
async function expectScore(row: Locator, score: number): Promise<void> {
  const written = String(Math.round(score)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ');
  await expect(row).toContainText(written.replace('-', '\u2212'));
}
