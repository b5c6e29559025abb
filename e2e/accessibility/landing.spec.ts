import { expect, type Locator, test } from '@playwright/test';
import { tabTo } from '../harness/keyboard.ts';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[BLD-3] the landing page with both rankings', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await expect(landing.row('Spedycja 3B').or(landing.row('Logistyka 2A')).first()).toBeVisible();
  await expectSoundInEveryLook(page, 'groups');
  await landing.tab('Ranking indywidualny').click();
  await landing.more.click();
  await expectSoundInEveryLook(page, 'players');
  expect(faults).toEqual([]);
});

for (const popup of ['logowanie', 'rejestracja', 'haslo', 'kontakt', 'polityka']) {
  test(`[LND-4] the window ${popup}`, async ({ browser }) => {
    const { page } = await openSeat(browser, server);
    await page.goto(`/?okno=${popup}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundInEveryLook(page, popup);
  });
}

test('[LND-1] the header stays in line when its login is sent empty', async ({ browser }) => {
  const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
  await landingPage(page).open();
  const header = page.getByRole('banner');
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const login = header.getByRole('button', { name: 'Zaloguj się' }).locator('visible=true');
  const register = header.getByRole('link', { name: 'Rejestracja' }).locator('visible=true');
  await login.click();
  await expect(header.getByText('Wypełnij to pole.').first()).toBeVisible();
  expect(await topOf(register)).toBe(await topOf(login));
});

test('[LND-11] nothing that has the focus lies under the cookie notice', async ({ browser }) => {
  const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
  await landingPage(page).open();
  await expect(page.getByRole('button', { name: 'Rozumiem' })).toBeVisible();
  const write = page.getByRole('link', { name: 'Napisz do nas' });
  await tabTo(page, write);
  await expect
    .poll(() =>
      write.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      }),
    )
    .toBe(true);
});

for (const width of [390, 761, 1000]) {
  test(`[LND-13] the map stands under the intro at ${width} px, not behind it`, async ({ browser }) => {
    const { page } = await openSeat(browser, server, { viewport: { width, height: 768 } });
    const landing = landingPage(page);
    await landing.open();
    const [intro, map] = [await landing.start.boundingBox(), await landing.map.boundingBox()];
    if (intro === null || map === null) throw new Error('nothing is drawn');
    expect(map.y).toBeGreaterThanOrEqual(intro.y + intro.height);
  });
}

const SECTIONS = [
  ['Rankingi', 'rankingi'],
  ['Kontakt', 'kontakt'],
  ['O\u00a0projekcie', 'o-projekcie'],
] as const;

for (const [name, viewport] of [
  ['wide', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`[LND-1] the menu scrolls to each section: ${name}`, async ({ browser }) => {
    const { page, faults } = await openSeat(browser, server, { viewport });
    const landing = landingPage(page);
    await landing.open();
    await expect(landing.row('Spedycja 3B').or(landing.row('Logistyka 2A')).first()).toBeVisible();
    for (const [entry, id] of SECTIONS) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await landing.menu(entry).click();
      await expect.poll(() => landing.isUnderTheHeader(id), { message: `${entry} from the top` }).toBe(true);
    }
    // On a phone an open window covers the header too.
    for (const [entry, id] of name === 'phone' ? [] : SECTIONS) {
      await page.goto('/');
      await page.goto('/?okno=polityka');
      await expect(page.getByRole('dialog')).toBeVisible();
      await landing.menu(entry).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => landing.isUnderTheHeader(id), { message: `${entry} out of a window` }).toBe(true);
    }
    await page.goto('/#kontakt');
    await expect.poll(() => landing.isUnderTheHeader('kontakt'), { message: 'by the address' }).toBe(true);
    await landing.menu('Rankingi').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => landing.isUnderTheHeader('rankingi'), { message: 'by a key' }).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('[LND-6] what goes wrong is said: a wrong login, a registration with errors, a link without its token', async ({
  browser,
}) => {
  const { page } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await landing.tryLogin('zofia.lecka@szkola.example', 'nie to haslo');
  await expect(page.getByRole('region', { name: 'Powiadomienia' }).getByText(/hasło/iu)).toBeVisible();
  await expectSoundInEveryLook(page, 'a wrong login');
  await page.goto('/?okno=rejestracja');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Imię').fill('Zofia');
  await dialog.getByLabel('Nazwisko').fill('Łęcka');
  await dialog.getByLabel('E-mail').fill('zofia.lecka@szkola.example');
  await dialog.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(dialog.getByText('Zaznacz, że znasz politykę prywatności.')).toBeVisible();
  await expectSoundInEveryLook(page, 'a registration with errors');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSoundInEveryLook(page, 'a link without its token');
});
