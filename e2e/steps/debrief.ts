import { expect, type Page } from '@playwright/test';
import type { Person } from '../harness/school.ts';
import type { Seat } from '../harness/seat.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

/**
 * At the end of a game a student reads the first stop, asks what an alternative would have led to, makes the decision again, and looks at the
 * competences.
 */
export async function walkDebrief({ page }: Seat): Promise<void> {
  const debrief = debriefScreen(page);
  await expect(debrief.stops.first()).toBeVisible(WORKED_OUT);
  await expect(debrief.open).toHaveCount(1);
  expect(await debrief.stops.count()).toBeLessThanOrEqual(5);
  await debrief.whatIf.click();
  await expect(debrief.account).toBeVisible();
  await debrief.back.click();
  await debrief.again.click();
  await debrief.panel.getByRole('button', { name: 'Pokaż najlepszy wybór' }).click();
  await expect(debrief.panel.getByText(/^Najlepiej/u)).toBeVisible();
  await debrief.panel.getByRole('link', { name: 'Wróć do omówienia' }).click();
  await expect(debrief.stops.first()).toBeVisible();
  await page.getByRole('link', { name: 'Kompetencje', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje kompetencje' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pięć kompetencji' })).toBeVisible(WORKED_OUT);
}

/** At the end of the same game the teacher goes through it with the class by the keys of the projector, and opens one student's competences. */
export async function leadDebrief({ page }: Seat, student: Person): Promise<void> {
  const game = gameAt(page);
  // The first entry of the menu, and the first button of the page.
  await page.getByRole('link', { name: 'Omówienie', exact: true }).first().click();
  const debrief = classDebrief(page);
  await expect(debrief.plan).toBeVisible(WORKED_OUT);
  await expect(debrief.decisions.getByRole('row').nth(1).or(debrief.nothingDear)).toBeVisible();
  await debrief.project.click();
  await expect(debrief.keys).toBeVisible();
  // There may be more slides once more has been worked out.
  const place = async (): Promise<number | undefined> => (await debrief.slide())[0];
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(1);
  await page.keyboard.press('Escape');
  await expect(debrief.plan).toBeVisible();
  await page.locator(`a[href="/game/${game}/skills"]`).click();
  await page.getByRole('link', { name: student.name, exact: true }).click();
  await page.waitForURL(`**/skills?player=${student.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Kompetencje: ${student.name}` })).toBeVisible(WORKED_OUT);
}

function gameAt(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
