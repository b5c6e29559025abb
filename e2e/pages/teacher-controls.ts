import type { Page } from '@playwright/test';

/** The controls with which the teacher runs a game. */
export function teacherControls(page: Page) {
  const group = page.getByRole('group', { name: 'Prowadzenie gry' });
  const dialog = page.getByRole('alertdialog');
  return {
    group,
    dialog,
    start: page.getByRole('button', { name: 'Rozpocznij grę' }),
    pause: group.getByRole('button', { name: 'Wstrzymaj' }),
    resume: group.getByRole('button', { name: 'Wznów' }),
    /** Starts the next round: between rounds at once, during a round after two confirmations. */
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
