import type { Locator, Page } from '@playwright/test';

type NewStudent = { readonly first: string; readonly last: string; readonly email: string };

/** The lecturer's page Studenci with its dialogs. */
export function lecturerStudents(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    row: (name: string): Locator => page.getByRole('row').filter({ hasText: name }),
    button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    search: (text: string): Promise<void> => page.getByRole('searchbox').fill(text),
    choose: (name: string): Promise<void> => page.getByRole('checkbox', { name: `Zaznacz: ${name}` }).check(),
    /** Opens the dialog for a new student and fills it in without submitting. */
    async fillNew({ first, last, email }: NewStudent): Promise<void> {
      await page.getByRole('button', { name: 'Dodaj studenta' }).click();
      await dialog.getByLabel('Imię').fill(first);
      await dialog.getByLabel('Nazwisko').fill(last);
      await dialog.getByLabel('E-mail').fill(email);
    },
    /** Presses the button of the open dialog and waits until the dialog has closed. */
    async finish(button: string | RegExp): Promise<void> {
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Login and code on a student's printed card. */
    async card(name: string): Promise<{ readonly login: string; readonly code: string }> {
      const card = page.getByRole('listitem').filter({ hasText: name });
      const words = await card.innerText();
      const [code] = /[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec(words) ?? [];
      const [, login] = /login\s+(\S+)/u.exec(words) ?? [];
      if (code === undefined || login === undefined) throw new Error(`No code or login on the card: ${words}`);
      return { login, code };
    },
  };
}
