import type { Page } from '@playwright/test';

/** Moje zlecenia: the list, and the course of the chosen order. */
export function shipmentsScreen(page: Page) {
  return {
    list: page.getByRole('list', { name: 'Lista moich zleceń' }),
    detail: (order: string) => page.getByRole('region', { name: order, exact: true }),
    choices: page.getByRole('list', { name: 'Wybierz samochód do zlecenia' }),
    sendFirst: page
      .getByRole('list', { name: 'Wybierz samochód do zlecenia' })
      .getByRole('button', { name: /^Wyślij/u })
      .first(),
    cancelOrder: page.getByRole('button', { name: 'Odwołaj rezerwację' }),
    cancelCar: page.getByRole('button', { name: /^Odwołaj [A-Z]{2,3}-/u }),
    show: (which: 'W toku' | 'Zakończone') => page.getByRole('button', { name: new RegExp(`^${which}`, 'u') }),
  };
}
