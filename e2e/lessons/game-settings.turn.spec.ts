import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { changeSettings } from '@fracht/testing/school/school.ts';
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

test('[TRI-4] the admin tries a change of settings out, stops, saves it and puts it back', async ({ browser }) => {
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
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  const { page, faults } = await logInAt(browser, server, BOSS);
  await goTo(page, '/panel/admin/game-settings');
  const money = page.getByRole('textbox', { name: 'Pieniądze na początek' });
  const pause = page.getByRole('textbox', { name: 'Przerwa między rundami' });
  const save = page.getByRole('button', { name: 'Zapisz zmiany' });
  await money.fill('20000');
  await pause.fill('75');
  await changeSettings(admin, { start_money: 50_000 });
  await save.click();
  await expect(conflict(page).getByText(/^20000\szł$/u)).toBeVisible();
  await expect(conflict(page).getByText(/^50000\szł$/u)).toBeVisible();
  await expect(conflict(page).getByRole('group')).toHaveCount(1);
  await expectSoundWhenWide(page, 'what stays');
  await conflict(page).getByRole('radio', { name: /^Moje/u }).check();
  await conflict(page).getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(conflict(page)).toHaveCount(0);
  await page.reload();
  await expect(money).toHaveValue('20000');
  await expect(pause).toHaveValue('75');

  await goTo(page, '/panel/admin/game-settings?czesc=etapy');
  const stage = page.getByRole('textbox', { name: 'Przed rundą 2' });
  const stages = await admin.call(CALLS.stages, {});
  const before = await stage.inputValue();
  const changed = stages.find(({ value }) => value === before);
  if (changed === undefined) throw new Error('the text of the second round is missing');
  await stage.fill('Tekst drugiego.');
  await admin.call(CALLS.updateStages, { body: { stages: [{ id: changed.id, value: 'Tekst pierwszego.' }] } });
  await save.click();
  await conflict(page)
    .getByRole('radio', { name: /^Zapisane przez kogoś innego/u })
    .check();
  await conflict(page).getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(conflict(page)).toHaveCount(0);
  await expect(stage).toHaveValue('Tekst pierwszego.');

  await goTo(page, '/panel/admin/landing-page?tekst=policy');
  const policy = page.getByRole('textbox', { name: /Polityka/u });
  await policy.fill('Polityka drugiego.');
  await admin.call(CALLS.saveContent, { body: { elements: [{ id: 'policy', value: 'Polityka pierwszego.' }] } });
  await save.click();
  await expect(conflict(page).getByText('Polityka pierwszego.')).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Wróć do edycji' }).click();
  await expect(policy).toContainText('Polityka drugiego.');
  expect(faults).toEqual([]);
});

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Ktoś inny zmienił to samo' });
