import type { Page } from '@playwright/test';

/** Samochody: own cars on the time axis, the group's free ones, subcontractors. */
export function carsScreen(page: Page) {
  const picker = page.getByRole('dialog', { name: /^Parking dla/u });
  return {
    picker,
    row: (car: string) => page.getByRole('row').filter({ hasText: car }),
    rows: page.getByRole('table', { name: 'Tabela samochodów' }).getByRole('row'),
    park: page.getByRole('button', { name: /^Wybierz parking/u }),
    returns: page.getByRole('button', { name: /^Wróć do bazy/u }),
    offers: page
      .getByRole('region', { name: 'Oferty podwykonawców' })
      .getByRole('button', { name: /^Dodaj podwykonawcę/u }),
    /** Parks the car at the first parking that the dialog offers. */
    async parkFirst(): Promise<void> {
      await this.park.first().click();
      await picker
        .getByRole('button', { name: /^Parkuj tutaj/u })
        .first()
        .click();
      await picker.waitFor({ state: 'hidden' });
    },
  };
}
