import { readFile } from 'node:fs/promises';
import { type Download, expect, test } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';
import { demoSchool } from '../harness/demo-school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';

/** A debrief of a past game takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 200_000 };
const COMPETENCE = 'Okna czasowe';
const UNIT = 'SPL.99 Awizacja i\u00a0okna';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[CRR-1] [CRR-3] [CDB-12] the code of a unit that a lecturer confirms stands at the competence of the class and in its files, where numbers are numbers', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const debrief = classDebrief(page);
  await debrief.open(demoSchool.group);
  const row = debrief.competences.getByRole('row').filter({ hasText: COMPETENCE });
  await expect(row).toContainText('do potwierdzenia', WORKED_OUT);
  await debrief.units.click();
  await page.getByRole('textbox', { name: `Jednostki i\u00a0efekty kształcenia: ${COMPETENCE}` }).fill(UNIT);
  await page.getByRole('checkbox', { name: `Sprawdzone z\u00a0podstawą programową: ${COMPETENCE}` }).check();
  await page.getByRole('button', { name: `Zapisz: ${COMPETENCE}` }).click();
  await expect(page.getByText('potwierdzone', { exact: true })).toHaveCount(1);

  await page.goBack();
  await expect(row).toContainText('SPL.99');
  await expect(row).not.toContainText('do potwierdzenia');

  const [workbook] = await Promise.all([page.waitForEvent('download', WORKED_OUT), debrief.save('xlsx').click()]);
  const sheets = new Map((await readWorkbook(await bytesOf(workbook))).map(({ sheet, data }) => [sheet, data]));
  expect([...sheets.keys()]).toEqual(['Omówienie', 'Decyzje', 'Kalkulacje', 'Księga', 'Zdarzenia', 'Kompetencje']);
  const [heads = [], ...decisions] = sheets.get('Decyzje') ?? [];
  const total = heads.indexOf('Razem (zł)');
  const judged = decisions.map((one) => one[total]).filter((value) => value !== null);
  expect(judged.length).toBeGreaterThan(10);
  expect(new Set(judged.map((value) => typeof value))).toEqual(new Set(['number']));
  expect(new Set(decisions.map(([name]) => name))).toContain(demoSchool.student.name);
  const windows = (sheets.get('Kompetencje') ?? []).filter((one) => one[1] === COMPETENCE);
  expect(windows.length).toBeGreaterThan(1);
  for (const one of windows) expect([typeof one[3], one.at(-1)]).toEqual(['number', 'SPL.99']);

  const [csv] = await Promise.all([page.waitForEvent('download', WORKED_OUT), debrief.saveOther('Decyzje')]);
  expect(csv.suggestedFilename()).toMatch(/^decyzje-.*\.csv$/u);
  const lines = (await bytesOf(csv)).toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(decisions.length + 1);
  expect(lines[0]).toContain('Razem (zł)');
  expect(faults).toEqual([]);
});

async function bytesOf(file: Download): Promise<Buffer> {
  return readFile(await file.path());
}
