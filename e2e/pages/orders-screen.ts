import type { Locator, Page } from '@playwright/test';

/** A company car that can be sent now, and the time that it has to spare. */
const IN_TIME = /zdąży(?!, gdy).*(?:ST|ATP|ADR|PG)-\d+ · okno/u;

/** Zlecenia klientów: the table on a wide screen, cards on a phone. */
export function ordersScreen(page: Page) {
  const rows = page.locator('[data-order]');
  const after = page.getByRole('status', { name: 'Po rezerwacji' });
  return {
    rows,
    after,
    search: page.getByRole('searchbox', { name: 'Szukaj miasta, numeru zlecenia lub towaru' }),
    row: (order: string): Locator => page.locator(`[data-order="${order}"]`),
    button: (order: string) => page.getByRole('button', { name: `Rezerwuj zlecenie ${order}`, exact: true }),
    booked: (order: string) => page.locator(`[data-order="${order}"]`).getByText('Zarezerwowane'),
    taken: (order: string) => page.locator(`[data-order="${order}"]`).getByText('Zajęte'),
    undo: after.getByRole('button', { name: /^Cofnij, bez kosztu do/u }),
    send: after.getByRole('button', { name: /^Wyślij / }),
    /** Expands the orders that no car can deliver in time, if there are any. */
    showLate: async () => {
      const folded = page.getByRole('button', { name: /nie zdążysz zrealizować pokaż$/u });
      if (await folded.isVisible()) await folded.click();
    },
    /** The orders that can be reserved, in the table's order. */
    free: () => freeAmong(rows),
    /** The orders that a free company car can still deliver in time. */
    reachable: () => freeAmong(rows.filter({ hasText: IN_TIME })),
    /** Those of them that earn: after a reservation their car is sent with one press. First those whose car has time to spare: a busy machine needs some. */
    earning: async () => {
      const earning = rows.filter({ hasText: IN_TIME, hasNotText: 'strata' });
      return [
        ...(await freeAmong(earning.filter({ hasNotText: 'ledwo' }))),
        ...(await freeAmong(earning.filter({ hasText: 'ledwo' }))),
      ];
    },
  };
}

async function freeAmong(rows: Locator): Promise<readonly string[]> {
  const names = await rows
    .getByRole('button', { name: /^Rezerwuj zlecenie/u })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Rezerwuj zlecenie ', ''));
}
