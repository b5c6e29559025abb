import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { expectSound } from '../harness/looks.ts';
import { closeSeats, logInAt, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, stopServer } from '../harness/server.ts';
import { totpCode } from '../harness/totp-code.ts';
import { landingPage } from '../pages/landing-page.ts';
import { panelMenu } from '../pages/panel-menu.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

async function openSettings(page: Page): Promise<void> {
  await panelMenu(page).settings();
  await expect(page.getByRole('button', { name: 'Pobierz moje dane' })).toBeVisible();
}

test("[LND-10] a card's link fills the login, leaves the address, and works once; the account saves its data and erases itself", async ({
  browser,
}) => {
  const teacher = await new ApiClient(server.url).logIn(demoSchool.teacher.email, demoSchool.teacher.password);
  const students = [{ first_name: 'Łucja', last_name: 'Bąk' }];
  const [{ link, code } = { link: '', code: '' }] = await teacher.call(CALLS.addClass, { body: { students } });
  const { page, faults } = await openSeat(browser, server);
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Logowanie' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue('lucja.bak');
  expect(page.url()).toBe(`${server.url}/?okno=logowanie`);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL('**/panel/student/games');
  await page.getByRole('button', { name: 'Później' }).click();

  await openSettings(page);
  await expect(page.getByText('nazwa logowania: lucja.bak')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz moje dane' }).click(),
  ]);
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { login: 'lucja.bak' } });

  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąć konto: Łucja Bąk?' })).toBeVisible();
  await expectSound(page, 'the end of an account');
  await page.getByLabel('Kod z ostatniej kartki').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń konto' }).click();
  await page.waitForURL(`${server.url}/`);
  await expect(page.getByText('Twoje konto zostało usunięte.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('rememberMeToken'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);

  await page.goto(link);
  await page.getByRole('dialog').getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Nieprawidłowy login, kod albo PIN.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('[STU-6] a survey is begun, kept over a reload, asked about where it has gaps, and sent once', async ({
  browser,
}) => {
  const teacher = await new ApiClient(server.url).logIn(demoSchool.teacher.email, demoSchool.teacher.password);
  const [{ id: game } = { id: '' }] = await teacher.call(CALLS.games, {});
  await teacher.call(CALLS.initSurvey, { body: { game } });
  const { page, faults } = await logInAt(browser, server, demoSchool.student);
  const survey = page.getByRole('link', { name: /^Wypełnij ankietę/u });
  await expect(survey).toBeVisible();
  await survey.click();
  await page.getByRole('radio').nth(3).check();
  await page.getByRole('textbox').first().fill('Promy');
  await page.reload();
  await expect(page.getByRole('textbox').first()).toHaveValue('Promy');
  await expect(page.getByRole('radio').nth(3)).toBeChecked();

  await page.getByRole('button', { name: 'Wyślij ankietę' }).click();
  const question = page.getByRole('alertdialog', { name: 'Wysłać niepełną ankietę?' });
  await expect(question).toBeVisible();
  const layer = question.locator('xpath=..');
  expect(await layer.evaluate((element) => getComputedStyle(element).zIndex)).toBe('100');
  await question.getByRole('button', { name: 'Wyślij ankietę' }).click();
  await expect(page.getByText('Nie masz ankiet do wypełnienia')).toBeVisible();
  expect(faults).toEqual([]);
});

test('[LND-9] a letter of the contact form reaches the admins', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  const dialog = await landing.popup('Napisz do nas');
  await dialog.getByLabel('Imię i nazwisko').fill('Ewa Gil');
  await dialog.getByLabel('E-mail').fill('ewa@liceum');
  await dialog.getByLabel('Wiadomość').fill('Czy można zagrać w maju?');
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectSound(page, 'a letter with an error');
  await dialog.getByLabel('E-mail').fill('ewa@liceum.example');
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(dialog).toBeHidden();
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  expect(JSON.stringify(await admin.get('user/outbox/'))).toContain('Czy można zagrać w maju?');
  expect(faults).toEqual([]);
});

test('[SGN-14] a session that ends over an open form is asked for there, and the form is saved', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  await page.goto('/panel/lecturer/groups');
  await page.getByRole('button', { name: 'Nowa grupa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nowa grupa' });
  await form.getByLabel('Nazwa grupy').fill('Trzecia zmiana');
  // Its session ends elsewhere.
  await page.evaluate(async () => {
    const bearer = sessionStorage.getItem('auth') ?? '';
    const headers = { Authorization: `Bearer ${bearer}` };
    const { csrf } = await (await fetch('/api/auth/verify/', { headers })).json();
    const pair = { 'X-CSRF-Key': csrf.key, 'X-CSRF-Token': csrf.token };
    await fetch('/api/auth/logout/', { method: 'POST', headers: { ...headers, ...pair } });
  });
  await form.getByRole('button', { name: 'Załóż grupę' }).click();
  const login = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(login.getByText(demoSchool.teacher.email)).toBeVisible();
  await expectSound(page, 'an ended session');
  await page.keyboard.press('Escape');
  await login.getByLabel('Hasło').fill('nie to haslo');
  await page.keyboard.press('Enter');
  await expect(login.getByText('Nieprawidłowy e-mail lub hasło.')).toBeVisible();
  await expect(form.getByLabel('Nazwa grupy')).toHaveValue('Trzecia zmiana');
  await login.getByLabel('Hasło').fill(demoSchool.teacher.password);
  await login.getByRole('button', { name: /dokończ$/u }).click();
  await expect(page.getByRole('row', { name: /Trzecia zmiana/u })).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[OWN-11] [LND-22] a lecturer switches the second step on, logs in with it, and an admin takes it away again', async ({
  browser,
}) => {
  const { email, password } = demoSchool.teacher;
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  await openSettings(page);
  await page.getByRole('button', { name: 'Włącz' }).click();
  const setUp = page.getByRole('dialog', { name: 'Włącz weryfikację dwuetapową' });
  await setUp.getByLabel('Obecne hasło').fill(password);
  await setUp.getByRole('button', { name: 'Dalej' }).click();
  await expect(setUp.getByRole('img', { name: 'Kod QR' })).toBeVisible();
  await expectSound(page, 'the second step begun');
  const secret = ((await setUp.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()) ?? '').replaceAll(' ', '');
  await setUp.getByLabel('Kod z aplikacji').fill(totpCode(secret, Date.now()));
  await setUp.getByRole('button', { name: 'Włącz' }).click();
  const told = page.getByRole('dialog', { name: 'Twoje kody zapasowe' });
  await expect(told.getByRole('listitem')).toHaveCount(10);
  const codes = await told.getByRole('listitem').allTextContents();
  await expectSound(page, 'recovery codes');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('button', { name: 'Pobierz' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await told.getByRole('button', { name: 'Mam je zapisane' }).click();
  await expect(page.getByText('Zostało 10 kodów zapasowych.')).toBeVisible();

  const logOut = async (): Promise<void> => {
    await page.goto('/logout');
    await expect(landingPage(page).form).toBeVisible();
  };
  await logOut();
  const step = page.getByRole('dialog', { name: 'Drugi krok logowania' });
  const logIn = async (): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Hasło').fill(password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
  };
  await logIn();
  const code = step.getByLabel('Kod z aplikacji');
  await expect(code).toBeFocused();
  await page.keyboard.type('12 34');
  await page.keyboard.press('Enter');
  await expect(step.getByText('Ten kod nie pasuje albo był już użyty.')).toBeVisible();
  await expectSound(page, 'the second step of a login');
  expect(await page.evaluate(() => [localStorage.getItem('rememberMeToken'), sessionStorage.getItem('auth')])).toEqual([
    null,
    null,
  ]);
  // The code of this half minute may have been used.
  await code.fill(totpCode(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/panel/lecturer/**');

  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  const people = await admin.call(CALLS.users, {});
  const { id = '' } = people.find((one) => one.second_factor === true) ?? {};
  await admin.call(CALLS.resetSecondFactor, { params: { id }, body: { password: ADMIN.password } });
  await logOut();
  await logIn();
  await page.waitForURL('**/panel/lecturer/**');
  expect(faults).toEqual([]);
});
