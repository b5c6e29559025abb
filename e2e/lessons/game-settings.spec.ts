import { expect, type Page, test } from '@playwright/test';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';

const BOSS = { id: '', name: '', ...ADMIN };
const LONG = { timeout: 200_000 };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[TRI-4] the admin tries a change of settings out, stops and goes on, saves it and puts it back', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, BOSS);
  await goTo(page, '/panel/admin/game-settings');
  const rest = page.getByRole('row', { name: /rest_minutes/u });
  await rest.getByRole('textbox').fill('640');
  const trial = page.getByRole('region', { name: 'Próba: 200 gier botów' });
  await trial.getByRole('button', { name: 'Zacznij próbę' }).click();
  await expect(trial.getByRole('img', { name: /^Wynik gracza: .* teraz, .* po zmianach$/u })).toBeVisible(LONG);
  await trial.getByRole('button', { name: 'Przerwij' }).click();
  await expect(trial.getByRole('status')).toContainText(/^Próba przerwana\. Wyniki z\s\d+\sgier\.$/u);
  await trial.getByText('Liczby w tabeli').click();
  await expect(trial.getByRole('row', { name: /^odchylenie standardowe/u })).toHaveCount(6);
  await expectSound(page, 'a trial with its numbers');
  const known = Number(/\d+/u.exec((await trial.getByRole('status').textContent()) ?? '')?.[0]);
  await trial.getByRole('button', { name: 'Dokończ próbę' }).click();
  await expect
    .poll(async () => Number(/\d+/u.exec((await trial.getByText(/^Na razie/u).textContent()) ?? '')?.[0]), LONG)
    .toBeGreaterThan(known);
  await trial.getByRole('button', { name: 'Przerwij' }).click();

  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByText('1 zmiana niezapisana')).toHaveCount(0);
  await page.reload();
  await expect(rest.getByRole('textbox')).toHaveValue('640');
  await expect(trial.getByText('domyślnie')).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć wszystkie' }).click();
  await expect(rest.getByRole('textbox')).toHaveValue('540');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('button', { name: 'Inne niż domyślne' })).toHaveText(/0$/u);
  expect(faults).toEqual([]);
});

test('[SEG-6] two admins change one setting, one stage and one text: the second is told, and chooses', async ({
  browser,
}) => {
  const seats = [await logInAt(browser, server, BOSS), await logInAt(browser, server, BOSS)] as const;
  const [first, second] = [seats[0].page, seats[1].page];
  for (const page of [first, second]) await goTo(page, '/panel/admin/game-settings');
  const money = (page: Page) => page.getByRole('textbox', { name: 'Pieniądze na początek' });
  await money(second).fill('20000');
  await second.getByRole('textbox', { name: 'Przerwa między rundami' }).fill('75');
  await money(first).fill('50000');
  await saveAll(first);
  await second.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(conflict(second).getByText(/^20000\szł$/u)).toBeVisible();
  await expect(conflict(second).getByText(/^50000\szł$/u)).toBeVisible();
  await expect(conflict(second).getByRole('group')).toHaveCount(1);
  await expectSoundWhenWide(second, 'what stays');
  await conflict(second).getByRole('radio', { name: /^Moje/u }).check();
  await conflict(second).getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(conflict(second)).toHaveCount(0);
  await first.reload();
  await expect(money(first)).toHaveValue('20000');
  await expect(first.getByRole('textbox', { name: 'Przerwa między rundami' })).toHaveValue('75');

  for (const page of [first, second]) await page.goto('/panel/admin/game-settings?czesc=etapy');
  const stage = (page: Page) => page.getByRole('textbox', { name: 'Przed rundą 2' });
  await stage(second).fill('Tekst drugiego.');
  await stage(first).fill('Tekst pierwszego.');
  await saveAll(first);
  await second.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await conflict(second)
    .getByRole('radio', { name: /^Zapisane przez kogoś innego/u })
    .check();
  await conflict(second).getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(conflict(second)).toHaveCount(0);
  await expect(stage(second)).toHaveValue('Tekst pierwszego.');

  for (const page of [first, second]) await page.goto('/panel/admin/landing-page?tekst=policy');
  const policy = (page: Page) => page.getByRole('textbox', { name: /Polityka/u });
  await policy(second).fill('Polityka drugiego.');
  await policy(first).fill('Polityka pierwszego.');
  await saveAll(first);
  await second.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(conflict(second).getByText('Polityka pierwszego.')).toBeVisible();
  await conflict(second).getByRole('button', { name: 'Wróć do edycji' }).click();
  await expect(policy(second)).toContainText('Polityka drugiego.');
  expect([...seats[0].faults, ...seats[1].faults]).toEqual([]);
});

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Ktoś inny zmienił to samo' });

async function saveAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('button', { name: 'Zapisz zmiany' })).toHaveCount(0);
}
