import type { Locator, Page } from '@playwright/test';
import type { Person } from '../harness/school.ts';

export type LandingPopup = 'Nie pamiętasz hasła?' | 'Rejestracja' | 'Napisz do nas' | 'Polityka prywatności';

/** The public landing page. */
export function landingPage(page: Page) {
  const form = page.getByRole('form', { name: 'Logowanie' }).filter({ visible: true });
  const rankings = page.locator('#rankingi');
  return {
    form,
    rankings,
    header: page.locator('header').first(),
    /** The first button of the intro. */
    tryIt: page.getByRole('link', { name: 'Spróbuj bez konta' }),
    /** The last button of the intro. */
    start: page.getByRole('main').getByRole('link', { name: 'Załóż konto' }),
    map: page.getByRole('img', { name: 'Mapa Europy z drogami gry: samochody jadą między osiemnastoma miastami' }),
    open: () => page.goto('/'),
    /** Fills in the header's login form and submits it. */
    async tryLogin(email: string, password: string): Promise<void> {
      await form.getByLabel('E-mail').fill(email);
      await form.getByLabel('Hasło', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Zaloguj się' }).click();
    },
    /** Opens the page and logs in; ends in the person's panel. */
    async logIn({ email, password }: Person): Promise<void> {
      await page.goto('/');
      await this.tryLogin(email, password);
      await page.waitForURL('**/panel/**');
    },
    /** The same on a phone, where the form is in a window. */
    async logInByWindow({ email, password }: Person): Promise<void> {
      await page.goto('/?okno=logowanie');
      await this.tryLogin(email, password);
      await page.waitForURL('**/panel/**');
    },
    /** Opens a window by its link and answers it. */
    async popup(link: LandingPopup): Promise<Locator> {
      await page
        .getByRole('link', { name: link })
        .or(page.getByRole('button', { name: link }))
        .filter({ visible: true })
        .first()
        .click();
      return page.getByRole('dialog');
    },
    menu: (name: string) => page.getByRole('navigation', { name: 'Menu strony' }).getByRole('link', { name }),
    /** Whether a section's heading is visible, right under the sticky header; the last sections as far up as the page can scroll. */
    isUnderTheHeader: (id: string): Promise<boolean> =>
      page.evaluate((section) => {
        const title = document.querySelector(`#${section} h2`)?.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        if (title === undefined || bar === undefined || title.height === 0) return false;
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
        const covered = Math.max(0, bar.bottom);
        return title.top >= covered && title.bottom <= clientHeight && (isAtEnd || title.top < covered + 200);
      }, id),
    tab: (name: 'Grupowe rankingi' | 'Ranking indywidualny') => rankings.getByRole('tab', { name }),
    row: (text: string) => rankings.getByRole('row').filter({ hasText: text }),
    more: rankings.getByRole('button', { name: 'Pokaż więcej wyników +' }),
  };
}
