import { expect, type Locator, test } from '@playwright/test';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { playByBots } from '../steps/play-by-bots.ts';

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
  const { score, players } = await playByBots(server, school);
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

/** Expects a row with this score, as it is written: rounded, with spaces between thousands and a typographic minus sign. */
async function expectScore(row: Locator, score: number): Promise<void> {
  const written = String(Math.round(score)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ');
  await expect(row).toContainText(written.replace('-', '\u2212'));
}
