import { expect, type Page, test } from '@playwright/test';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { panelMenu } from '../pages/panel-menu.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

const QUESTION = 'Co sprawdzasz najpierw?';

test('[QST-4] a survey is written, sent, reminded of, filled in and seen as charts', async ({ browser }) => {
  const lecturer = await logInAt(browser, server, demoSchool.teacher);
  const teacher = lecturer.page;
  await writeQuestions(teacher);
  await panelMenu(teacher).open('Wypełnione ankiety');
  await expect(teacher.getByText('Nie ma jeszcze ankiet')).toBeVisible();
  await expectSound(teacher, 'no surveys');
  await teacher.getByRole('button', { name: 'Wyślij ankietę' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Rozgrywka').selectOption({ index: 0 });
  await expectSound(teacher, 'a survey to send');
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(teacher.getByText('Nikt jeszcze nie wypełnił tej ankiety')).toBeVisible();
  await teacher.getByRole('button', { name: /^Przypomnij 4\sosobom$/u }).click();
  await expect(teacher.getByText('Przypomniano o\u00a0ankiecie.')).toBeVisible();
  await expect(panelMenu(teacher).entry('Wypełnione ankiety')).toContainText('1');

  const seat = await logInAt(browser, server, demoSchool.student);
  const student = seat.page;
  await expect(panelMenu(student).entry('Ankiety')).toContainText('1');
  await expect(student.getByText('Wykładowca przypomina o\u00a0tej ankiecie')).toBeVisible();
  await student.getByRole('link', { name: /^Wypełnij ankietę/u }).click();
  await student.getByRole('checkbox', { name: 'Stawka' }).check();
  await student.getByRole('checkbox', { name: 'Okna czasowe' }).check();
  await student.getByRole('radio').nth(3).check();
  await student.getByRole('textbox').first().fill('Promy');
  await student.getByRole('button', { name: 'Wyślij ankietę' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Wyślij ankietę' }).click();
  await expect(student.getByText('Nie masz ankiet do wypełnienia')).toBeVisible();
  await expect(panelMenu(student).entry('Ankiety')).toHaveText('Ankiety');
  await expectSound(student, 'no surveys');

  await teacher.reload();
  await expect(teacher.getByRole('progressbar', { name: /^Okna czasowe: 1\sosoba$/u })).toBeVisible();
  await expect(teacher.getByRole('img', { name: /^ocena 4: 1\sosoba$/u })).toBeVisible();
  await expect(teacher.getByText('Promy')).toBeVisible();
  await expectSound(teacher, 'answers as charts');
  for (const [button, ending] of [
    ['Pobierz arkusz', /\.xlsx$/u],
    ['Pobierz CSV', /\.csv$/u],
  ] as const) {
    const [file] = await Promise.all([
      teacher.waitForEvent('download'),
      teacher.getByRole('button', { name: button }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(ending);
  }
  expect([...lecturer.faults, ...seat.faults]).toEqual([]);
});

/** Adds a question with checkboxes to the lecturer's own ones, and moves it to the front. */
async function writeQuestions(page: Page): Promise<void> {
  await panelMenu(page).open('Ustawienia ankiety');
  await page.getByRole('button', { name: 'Dodaj pytanie' }).click();
  await page.getByLabel('Pytanie 13', { exact: true }).fill(QUESTION);
  await page.getByLabel('Rodzaj odpowiedzi, pytanie 13').selectOption('choice');
  await page.getByLabel('Odpowiedzi do wyboru, pytanie 13').fill('Stawka\nOkna czasowe\nKara umowna');
  await expectSoundWhenWide(page, 'a question with options');
  await page.getByRole('button', { name: 'W\u00a0górę: pytanie 13' }).click();
  await page.getByRole('button', { name: 'Usuń pytanie 13' }).click();
  await page.getByRole('button', { name: 'Usuń pytanie 4', exact: true }).click();
  await page.getByRole('button', { name: 'Zapisz pytania' }).click();
  await expect(page.getByText('Zapisano pytania ankiety.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Pytanie 11', { exact: true })).toHaveValue(QUESTION);
}
