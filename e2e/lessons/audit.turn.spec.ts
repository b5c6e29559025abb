import { expect, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { expectSound } from '../harness/looks.ts';
import { makeSchool } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { panelMenu } from '../pages/panel-menu.ts';

let server: RunningServer;
let boss: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  boss = await logInAt(browser, server, BOSS);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

const BOSS = { id: '', name: '', ...ADMIN };

test('[ADT-1] [ADT-2] [ADT-3] a lecturer changes a round’s text: the admin is told, sees what it was, takes it back', async () => {
  const { teacherApi, admin } = await makeSchool(server, 2, {});
  const [before] = await admin.call(CALLS.stages, {});
  const value = `${before?.value ?? ''}\nNowy wiersz wykładowcy.`;
  await teacherApi.call(CALLS.updateStages, { body: { stages: [{ id: 1, value }] } });

  const { page, faults } = boss;
  await page.reload();
  await expect(panelMenu(page).entry('Dziennik zmian')).toContainText('1');
  await panelMenu(page).open('Dziennik zmian');
  const row = page.getByRole('row').filter({ hasText: 'Runda 1' }).first();
  await expect(row).toContainText('Nowe');
  await expect(panelMenu(page).entry('Dziennik zmian')).not.toContainText('1');
  await row.getByRole('button', { name: /Runda 1/u }).press('Enter');
  await expect(page.locator('ins')).toContainText('Nowy wiersz wykładowcy.');
  await expectSound(page, 'the changes, one opened');
  await page.getByRole('button', { name: /^Cofnij zmianę/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmianę.')).toBeVisible();
  expect((await admin.call(CALLS.stages, {}))[0]?.value).toBe(before?.value);
  await page.getByLabel('Rodzaj').selectOption('USER');
  await page.getByRole('searchbox', { name: 'Szukaj zmian' }).fill('Kwiatk');
  await expect(page.getByRole('row').filter({ hasText: 'Zofia Kwiatkowska' })).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Runda 1' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[BNS-1] a lecturer removes a group with its students and brings it back out of the bin', async ({ browser }) => {
  const { teacher, group, students } = await makeSchool(server, 2, {});
  const { page, faults } = await logInAt(browser, server, teacher);
  await panelMenu(page).open('Grupy');
  const listed = page.getByRole('row').filter({ hasText: group.name });
  await listed.getByRole('button', { name: /^Więcej/u }).click();
  await page.getByRole('menuitem', { name: 'Usuń grupę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń grupę' }).click();
  await expect(page.getByText('Usunięto grupę.')).toBeVisible();
  await page.getByRole('link', { name: 'Kosz' }).click();
  await expect(page.getByRole('row').filter({ hasText: group.name })).toContainText('30');
  await page.getByRole('button', { name: `Przywróć: ${group.name}` }).click();
  await expect(page.getByText('Przywrócono z kosza.')).toBeVisible();
  await panelMenu(page).open('Grupy');
  const row = page.getByRole('row').filter({ hasText: group.name });
  await expect(row).toContainText(String(students.length));
  expect(faults).toEqual([]);
});

test('[BNS-1] a picture that is removed from the library stands in the bin, and is back with one press', async () => {
  const { page, faults } = boss;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await panelMenu(page).open('Sytuacje krytyczne');
  await page.getByRole('link', { name: 'Biblioteka obrazów' }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'most.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Opis obrazu', { exact: true }).fill('Most zwodzony.');
  await page.getByRole('button', { name: 'Zapisz opis' }).click();
  await page.getByRole('button', { name: 'Usuń obraz: Most zwodzony.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń obraz' }).click();
  await expect(page.getByText('Usunięto obraz.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Most zwodzony.' })).toHaveCount(0);

  await panelMenu(page).open('Dziennik zmian');
  await page.getByRole('link', { name: 'Kosz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kosz' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Most zwodzony.' });
  await expect(row).toContainText('Obraz');
  await page.getByRole('button', { name: 'Przywróć: Most zwodzony.' }).click();
  await expect(page.getByText('Przywrócono z kosza.')).toBeVisible();
  await panelMenu(page).open('Sytuacje krytyczne');
  await page.getByRole('link', { name: 'Biblioteka obrazów' }).click();
  await expect(page.getByRole('img', { name: 'Most zwodzony.' })).toBeVisible();
  expect(faults).toEqual([]);
});
