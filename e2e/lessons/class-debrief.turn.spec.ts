import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { seatBot } from '../harness/bot-seat.ts';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { closeSeats, logInAt, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { demoClass, makeLed, startLed, untilJoined } from '../steps/led-game.ts';

/** A debrief of a past game takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[CDB-1] [CDB-10] [PRJ-1] [PRJ-2] [PRJ-3] a past game is gone through with the class: page, files, and a projector led by keys', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const debrief = classDebrief(page);
  await debrief.open(demoSchool.group);
  await expect(debrief.plan).toBeVisible(WORKED_OUT);
  await page
    .getByRole('button', { name: /^Otwórz:/u })
    .first()
    .click();
  await expect(page.getByText('Chwile na mapie')).toBeVisible();
  for (const button of ['xlsx', 'CSV'] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), debrief.save(button).click()]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^omowienie-.*\\.${button.toLowerCase()}$`, 'u'));
  }
  await debrief.project.click();
  await expect(debrief.keys).toBeVisible();
  expect(await smallestType(page)).toBeGreaterThanOrEqual(22);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => debrief.slide()).toEqual([2, expect.any(Number)]);
  await expect(page.getByText('Najpierw pytanie do klasy: dlaczego tak?')).toBeVisible();
  const before = await placesOf(page);
  await page.keyboard.press('Space');
  await expect(page.getByText('Najlepsza', { exact: true })).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
  expect(await hiddenBelow(page)).toBe(0);
  expect(await smallestType(page)).toBeGreaterThanOrEqual(22);
  await page.keyboard.press('n');
  await expect(page.getByText(/z\snazwiskami$/u)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('m');
  await page.waitForURL('**/replay/**');
  await page.goBack();
  await expect.poll(() => debrief.slide()).toEqual([2, expect.any(Number)]);
  await page.keyboard.press('Escape');
  await expect(debrief.plan).toBeVisible();
  expect(faults).toEqual([]);
});

test('[CDB-9] [PRJ-5] [PRJ-7] [PRJ-8] [LOB-10] what is written of a game comes back: a note at its moment in the debrief and on the projector, sentences for the next game on its last slide and in the next lobby', async ({
  browser,
}) => {
  const own = await demoClass(server);
  const { game } = await playedWithNote(own);
  const studentApi = await new ApiClient(server.url).logIn(demoSchool.student.email, demoSchool.student.password);
  await studentApi.call(CALLS.saveSentence, { body: { game, text: 'policzę, czy zdążę przed końcem gry' } });
  const { page, faults } = await seatLoggedIn(browser, server, demoSchool.teacher);
  await page.goto(`/panel/lecturer/games/${game}/debrief`);
  const debrief = classDebrief(page);
  await expect(debrief.plan).toBeVisible(WORKED_OUT);
  await expect(debrief.notes).toContainText('Nikt nie bierze Göteborga.');
  const when = (await debrief.notes.getByRole('listitem').innerText()).match(/runda\s1, \d+:\d\d/u)?.[0] ?? 'no moment';
  await debrief.notes.getByRole('button', { name: /^Pokaż na rzutniku/u }).click();
  await debrief.project.click();
  await expect(page.getByText(/^1\szakładka z\sgry$/u)).toBeVisible();
  await expect(page.getByText('Nikt nie bierze Göteborga.')).toHaveCount(0);
  await expect(page.getByTitle(when)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nikt nie bierze Göteborga.' })).toContainText(when);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Na koniec/u }).click();
  await expect(page.getByText('zakryte')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: 'policzę, czy zdążę przed końcem gry' })).toContainText(
    /1\sz\s1/u,
  );
  await page.keyboard.press('1');
  await page.keyboard.type('Zlecenie bierzemy, gdy zdąży i zarabia.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Zmień zdanie 1/u })).toBeFocused();
  expect(await smallestType(page)).toBeGreaterThanOrEqual(22);
  await page.keyboard.press('Escape');
  await expect(debrief.plan).toBeVisible();

  const next = await makeLed(server, own, 'umowa');
  const student = await seatLoggedIn(browser, server, demoSchool.student);
  await student.page.goto(`/game/${next.game}`);
  await expect(student.page.getByText('Następnym razem policzę, czy zdążę przed końcem gry')).toBeVisible();
  await expect(student.page.getByText('Zlecenie bierzemy, gdy zdąży i zarabia.')).toBeVisible();
  expect([...faults, ...student.faults]).toEqual([]);
});

/** A game of the demo group in which its teacher made a note and which the teacher ended; one student was in it. */
async function playedWithNote(own: Awaited<ReturnType<typeof demoClass>>): Promise<{ readonly game: string }> {
  const led = await makeLed(server, own, 'notatka');
  const player = await seatBot(server, demoSchool.student, led.game, 'ordinary');
  await untilJoined(led, 1);
  await startLed(led);
  const note = { game: led.game, at: 60, round: 1, text: 'Nikt nie bierze Göteborga.' };
  await own.teacherApi.call(CALLS.addGameNote, { body: note });
  await led.act({ action: 'FINISH' });
  player.leave();
  return led;
}

/** The smallest font size on the page, in px, at 1920 by 1080. */
async function smallestType(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    return Math.min(
      ...all
        .filter((element) => element.closest('.vh') === null && element.checkVisibility())
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  });
}

/** How much of a slide is below its edge, in pixels. */
function hiddenBelow(page: Page): Promise<number> {
  return page.locator('section[data-fit]').evaluate((slide) => slide.scrollHeight - slide.clientHeight);
}

/** The position of the answers. */
async function placesOf(page: Page): Promise<readonly (readonly number[])[]> {
  const boxes = await page.getByRole('main').locator('ol > li').all();
  return Promise.all(
    boxes.map(async (box) => {
      const place = await box.boundingBox();
      return [place?.x, place?.y, place?.width, place?.height].map((value) => Math.round(value ?? -1));
    }),
  );
}
