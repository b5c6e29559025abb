import { expect, type Page } from '@playwright/test';

/** An answer as its author writes it. */
export type WrittenAnswer = { readonly text: string; readonly feedback: string; readonly points: number };

/** The editor of a situation in the admin's panel. */
export function situationEditor(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    /** The state of the draft. */
    state: page.getByRole('status').filter({ hasText: /^(?:Wersja robocza|Opublikowana|Zapisuję)/u }),
    title: page.getByRole('heading', { level: 1 }),
    publish: page.getByRole('button', { name: 'Opublikuj' }),
    conflict: page.getByRole('alert').filter({ hasText: 'międzyczasie' }),
    differences: page.getByRole('list', { name: 'Różnice' }),
    versions: page.getByRole('dialog', { name: /^Wersje: / }),
    openVersions: page.getByRole('button', { name: 'Wersje' }),
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') }),
    /** The button that opens or closes an answer. */
    answer: (text: string) => page.locator('button[aria-expanded]', { hasText: text }),
    /** Chooses the item's picture by its alt text. */
    async takePicture(seen: string): Promise<void> {
      await page.getByRole('group', { name: 'Obrazek' }).getByRole('button').first().click();
      await page.getByRole('dialog', { name: 'Wybierz obraz' }).getByRole('button').filter({ hasText: seen }).click();
    },
    /** Waits until everything is saved. */
    async saved(): Promise<void> {
      await expect(this.state).toHaveText(/^Wersja robocza zapisana/u);
    },
    /** Fills in the selected question and its first answers; further ones stay as they are. */
    async write(text: string, answers: readonly WrittenAnswer[]): Promise<void> {
      const add = page.getByRole('button', { name: 'Dodaj odpowiedź' });
      await field('Treść pytania').fill(text);
      await expect(add).toBeVisible();
      for (const [index, answer] of answers.entries()) {
        const blank = this.answer(`Odpowiedź ${String(index + 1)}`);
        if ((await blank.count()) > 0) await blank.click();
        else await add.click();
        // The previous answer may be open for another moment: the new one's text is empty.
        await expect(field('Treść')).toHaveValue('');
        await field('Treść').fill(answer.text);
        await field('Informacja zwrotna').fill(answer.feedback);
        await field('Punkty').fill(String(answer.points));
      }
    },
  };
}
