import type { Page } from '@playwright/test';

/** The lecturer's pages of homework. */
export function lecturerHomework(page: Page) {
  return {
    /** From the games to the list of assignments. */
    async open(): Promise<void> {
      await page.getByRole('link', { name: 'Zadania domowe' }).click();
      await page.getByRole('heading', { level: 1, name: 'Zadania domowe' }).waitFor();
    },
    add: page.getByRole('link', { name: 'Nowe zadanie' }),
    title: page.getByLabel('Tytuł'),
    rounds: (count: number) =>
      page.getByRole('group', { name: 'Długość, rundy' }).getByRole('button', { name: String(count) }),
    bots: page.getByLabel('Boty obok gracza'),
    shownAtOnce: page.getByRole('button', { name: 'po każdym podejściu' }),
    situations: page.getByRole('switch', { name: /^Sytuacje/u }),
    set: page.getByRole('button', { name: 'Zadaj', exact: true }),
    save: page.getByRole('button', { name: 'Zapisz zmiany' }),
    /** An assignment in the list of all. */
    line: (title: string) =>
      page.getByRole('table', { name: 'Zadania domowe' }).getByRole('row').filter({ hasText: title }),
    students: page.getByRole('table', { name: 'Studenci' }),
    row: (student: string) =>
      page.getByRole('table', { name: 'Studenci' }).getByRole('row').filter({ hasText: student }),
    results: page.getByRole('button', { name: 'Wyniki xlsx' }),
    debrief: page.getByRole('link', { name: 'Omówienie', exact: true }),
  };
}

/** The student's homework: the card in the panel, and what the game offers to those who play alone. */
export function ownHomework(page: Page) {
  const controls = page.getByRole('group', { name: 'Twoja gra' });
  return {
    card: page.getByRole('heading', { name: 'Zadania domowe' }),
    begin: (title: string) => page.getByRole('button', { name: `Zacznij: ${title}` }),
    resume: (title: string) => page.getByRole('link', { name: `Wróć do gry: ${title}` }),
    start: page.getByRole('button', { name: 'Rozpocznij grę' }),
    pause: controls.getByRole('button', { name: 'Wstrzymaj' }),
    goOn: controls.getByRole('button', { name: 'Wznów' }),
    speed: controls.getByLabel('Tempo gry'),
    /** An assignment on the card of the panel. */
    item: (title: string) =>
      page
        .getByRole('heading', { name: 'Zadania domowe' })
        .locator('xpath=ancestor::section[1]')
        .getByRole('listitem')
        .filter({ hasText: title }),
    /** Above the debrief of an attempt that does not count. */
    uncounted: page.getByRole('status').filter({ hasText: 'To podejście się nie liczy.' }),
    giveUp: controls.getByRole('button', { name: 'Przerwij podejście' }),
  };
}
