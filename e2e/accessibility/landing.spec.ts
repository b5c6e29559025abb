import { expect, type Locator, type Page, test } from '@playwright/test';
import { LAB, PHONE } from '../harness/criteria.ts';
import { tabTo } from '../harness/keyboard.ts';
import { expectSound } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, openSeat, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

let server: RunningServer;
let seat: Seat;
let page: Page;

// One page for all: each test goes to its own address and sets its own size.
test.beforeAll(async ({ browser }) => {
  server = await startServer({ DEMO: '1' });
  seat = await openSeat(browser, server);
  page = seat.page;
  await landingPage(page).open();
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[BLD-11] every page says that it needs scripts', async () => {
  for (const address of ['/', '/panel/lecturer/games', '/game/nie-ma/map']) {
    const html = await (await fetch(new URL(address, server.url))).text();
    expect(html).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>/u);
  }
});

test('[LND-11] nothing that has the focus lies under the cookie notice', async () => {
  await page.setViewportSize(LAB);
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

test('[LND-1] the header stays in line when its login is sent empty', async () => {
  await page.setViewportSize(LAB);
  const header = page.getByRole('banner');
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const login = header.getByRole('button', { name: 'Zaloguj się' }).locator('visible=true');
  const register = header.getByRole('link', { name: 'Rejestracja' }).locator('visible=true');
  await login.click();
  await expect(header.getByText('Wypełnij to pole.').first()).toBeVisible();
  expect(await topOf(register)).toBe(await topOf(login));
});

for (const width of [390, 761, 1000]) {
  test(`[LND-13] the map stands under the intro at ${width} px, not behind it`, async () => {
    await page.setViewportSize({ width, height: 768 });
    const landing = landingPage(page);
    const [intro, map] = [await landing.start.boundingBox(), await landing.map.boundingBox()];
    if (intro === null || map === null) throw new Error('nothing is drawn');
    expect(map.y).toBeGreaterThanOrEqual(intro.y + intro.height);
  });
}

test('[LND-4] a window that fills the phone hides the header too', async () => {
  await page.setViewportSize(PHONE);
  await goTo(page, '/?okno=kontakt');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(landingPage(page).header).toBeHidden();
  await goTo(page, '/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[LND-25] [FRM-4] the browser’s way back out of a letter that was begun asks first', async () => {
  await page.setViewportSize(LAB);
  await goTo(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Napisz do nas' }).click();
  const letter = page.getByRole('dialog').getByLabel('Wiadomość');
  await letter.fill('Dzień dobry');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Wróć do formularza' }).click();
  await expect(letter).toHaveValue('Dzień dobry');
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await question.getByRole('button', { name: 'Odrzuć' }).click();
  await expect(letter).toHaveCount(0);
});

const SECTIONS = [
  ['Rankingi', 'rankingi'],
  ['Kontakt', 'kontakt'],
  ['O\u00a0projekcie', 'o-projekcie'],
] as const;

for (const [name, size] of [
  ['wide', LAB],
  ['phone', PHONE],
] as const) {
  test(`[LND-1] the menu scrolls to each section: ${name}`, async () => {
    await page.setViewportSize(size);
    const landing = landingPage(page);
    await expect(landing.row('Spedycja 3B').or(landing.row('Logistyka 2A')).first()).toBeVisible();
    for (const [entry, id] of SECTIONS) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await landing.menu(entry).click();
      await expect.poll(() => landing.isUnderTheHeader(id), { message: `${entry} from the top` }).toBe(true);
    }
    // On a phone an open window covers the header too.
    for (const [entry, id] of name === 'phone' ? [] : SECTIONS) {
      await goTo(page, '/?okno=polityka');
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
  });
}

test('[LND-6] what goes wrong is said: a wrong login, a registration with errors', async () => {
  await page.setViewportSize(LAB);
  await landingPage(page).tryLogin('zofia.lecka@szkola.example', 'nie to haslo');
  await expect(page.getByRole('region', { name: 'Powiadomienia' }).getByText(/hasło/iu)).toBeVisible();
  await expectSound(page, 'a wrong login');
  await goTo(page, '/?okno=rejestracja');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Imię').fill('Zofia');
  await dialog.getByLabel('Nazwisko').fill('Łęcka');
  await dialog.getByLabel('E-mail').fill('zofia.lecka@szkola.example');
  await dialog.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(dialog.getByText('Zaznacz, że znasz politykę prywatności.')).toBeVisible();
  await expectSound(page, 'a registration with errors');
  expect(seat.faults).toEqual([]);
});
