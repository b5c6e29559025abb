import type { Page } from '@playwright/test';

/** The teacher's live page of a running game. */
export function livePage(page: Page) {
  const message = page.getByRole('dialog', { name: 'Wiadomość do graczy' });
  const write = page.getByRole('button', { name: 'Napisz do graczy' });
  return {
    table: page.getByRole('table', { name: 'Gracze' }),
    row: (name: string) => page.getByRole('table', { name: 'Gracze' }).getByRole('row').filter({ hasText: name }),
    chart: (name: 'Pieniądze' | 'Punkty') =>
      page.getByRole('img', { name: new RegExp(`^${name} grupy od początku`, 'u') }),
    write,
    message,
    /** Writes to one player. */
    async writeTo(name: string, words: string): Promise<void> {
      await write.click();
      await message.getByLabel('Do kogo').selectOption(name);
      await message.getByLabel('Treść').fill(words);
      await message.getByRole('button', { name: 'Wyślij' }).click();
      await message.waitFor({ state: 'hidden' });
    },
  };
}
