import type { Page } from '@playwright/test';

/** The debrief of a class, its page and its projector. */
export function classDebrief(page: Page) {
  const keys = page.getByRole('group', { name: 'Klawisze rzutnika' });
  return {
    plan: page.getByRole('heading', { name: 'Plan omówienia' }),
    /** The first of the tables: that of what was against the law, or of what cost most. */
    decisions: page.getByRole('table', { name: /^(Wbrew przepisom|Najdroższe decyzje klasy)$/u }).first(),
    /** In place of the tables if no decision of several people cost anything. */
    nothingDear: page.getByText('Żadna decyzja, przed którą stanęło kilka osób, nic nie kosztowała.'),
    notes: page.getByRole('list', { name: /^Notatki z\sgry$/u }),
    project: page.getByRole('link', { name: 'Na rzutnik', exact: true }),
    printAll: page.getByRole('link', { name: 'Wydruki studentów' }),
    save: (button: 'xlsx' | 'CSV') => page.getByRole('button', { name: button, exact: true }),
    competences: page.getByRole('table', { name: 'Kompetencje klasy' }),
    units: page.getByRole('link', { name: 'Podstawa programowa' }),
    /** A table other than that of the debrief, as CSV. */
    async saveOther(table: 'Decyzje' | 'Kompetencje'): Promise<void> {
      await page.getByRole('button', { name: 'Inne tabele jako CSV' }).click();
      await page.getByRole('menuitem', { name: table }).click();
    },
    keys,
    uncover: keys.getByRole('button', { name: 'odsłoń lub zakryj' }),
    /** Visible once the slide with this number is shown. */
    shown: (slide: number) => page.getByRole('img', { name: new RegExp(`^Slajd ${slide} `, 'u') }),
    /** Which slide is shown, and how many there are. */
    async slide(): Promise<readonly number[]> {
      const told = await page.getByRole('img', { name: /^Slajd/u }).getAttribute('aria-label');
      return (told ?? '').match(/\d+/gu)?.map(Number) ?? [];
    },
    /** From the list of games to the debrief of the group's latest finished game. */
    async open(group: string): Promise<void> {
      await page
        .getByRole('button', { name: new RegExp(`^Więcej działań: ${group}`, 'u') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Omówienie' }).click();
      await page.waitForURL('**/debrief');
    },
  };
}
