import type { Page } from '@playwright/test';
import type { Scene } from './every-look.ts';

const EMERGENCIES = '/panel/admin/emergencies';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('link');

/** The three libraries: full, scrolled to the end, filtered, with chosen rows, with a question open, and empty. */
export const LISTS: readonly Scene[] = [
  async (page, shot) => {
    for (const kind of ['emergencies', 'accidents', 'changes']) {
      await page.goto(`/panel/admin/${kind}`);
      await rowsOf(page).first().waitFor();
      await shot(`list-${kind}`);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('list-changes-end');
  },
  async (page, shot) => {
    await page.goto(`${EMERGENCIES}?q=prom`);
    await rowsOf(page).first().waitFor();
    await shot('list-found');
    await page.goto(`${EMERGENCIES}?q=takiej%20nie%20ma`);
    await page.getByText('Nic nie pasuje').waitFor();
    await shot('list-nothing');
  },
  async (page, shot) => {
    await page.goto(EMERGENCIES);
    for (const at of [1, 2, 3])
      await page
        .getByRole('checkbox', { name: /^Zaznacz:/u })
        .nth(at)
        .check();
    await shot('list-chosen');
    await page.getByRole('button', { name: 'Usuń zaznaczone' }).click();
    await page.getByRole('alertdialog').waitFor();
    await shot('list-remove');
    await page.getByRole('button', { name: 'Zostaw' }).click();
    await page.getByRole('checkbox', { name: 'Odznacz wszystkie' }).click();
    await page
      .getByRole('button', { name: /^Więcej działań/u })
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    await shot('list-menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await shot('list-focus');
  },
  async (page, shot) => {
    await page.route('**/game/get-emergencies/**', (route) => route.abort());
    await page.goto(EMERGENCIES);
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor();
    await shot('list-fault');
  },
  async (page, shot) => {
    await page.goto(EMERGENCIES);
    await page.getByRole('link', { name: 'Awaria agregatu chłodniczego' }).click();
    await page.getByRole('heading', { name: 'Awaria agregatu chłodniczego' }).waitFor();
    await shot('item');
    await page.getByRole('tab', { name: /^Opis/u }).click();
    await shot('item-about');
    await page.goto('/panel/admin/emergencies/nie-ma');
    await page.getByText('Nie ma takiej sytuacji').waitFor();
    await shot('item-missing');
  },
];
