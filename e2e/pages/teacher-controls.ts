import type { Page } from '@playwright/test';

/** What the teacher steers a game with. */
export function teacherControls(page: Page) {
  const group = page.getByRole('group', { name: 'Prowadzenie gry' });
  const dialog = page.getByRole('alertdialog');
  return {
    group,
    dialog,
    start: page.getByRole('button', { name: 'Rozpocznij grę' }),
    pause: group.getByRole('button', { name: 'Wstrzymaj' }),
    resume: group.getByRole('button', { name: 'Wznów' }),
    /** Next round: at once between rounds; while one runs, after saying so twice. */
    async next(): Promise<void> {
      const isRunning = await this.pause.isVisible();
      await group.getByRole('button', { name: 'Następna runda' }).click();
      if (!isRunning) return;
      await dialog.getByRole('button', { name: 'Następna runda' }).click();
    },
    async finish(): Promise<void> {
      await group.getByRole('button', { name: 'Zakończ' }).click();
      await dialog.getByRole('button', { name: 'Zakończ' }).click();
    },
  };
}
