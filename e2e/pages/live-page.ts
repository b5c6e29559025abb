import type { Page } from '@playwright/test';

/** The teacher's live page of a running game. */
export function livePage(page: Page) {
  return {
    table: page.getByRole('table', { name: 'Gracze' }),
    row: (name: string) => page.getByRole('table', { name: 'Gracze' }).getByRole('row').filter({ hasText: name }),
    chart: (name: 'Pieniądze' | 'Punkty') => page.getByRole('img', { name: new RegExp(`^${name} grupy od początku`, 'u') }),
    write: page.getByRole('button', { name: 'Napisz do graczy' }),
    message: page.getByRole('dialog', { name: 'Wiadomość do graczy' }),
  };
}
