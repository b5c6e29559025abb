import type { Page } from '@playwright/test';

/** The replay of a past game. */
export function replayScreen(page: Page) {
  return {
    whole: page.locator('[data-replay]'),
    playhead: page.getByRole('slider', { name: 'Chwila powtórki' }),
    play: page.getByRole('button', { name: 'Odtwarzaj', exact: true }),
    playBack: page.getByRole('button', { name: 'Odtwarzaj wstecz' }),
    stop: page.getByRole('button', { name: 'Zatrzymaj' }),
    later: page.getByRole('button', { name: 'Następne zdarzenie' }),
    earlier: page.getByRole('button', { name: 'Poprzednie zdarzenie' }),
    link: page.getByRole('button', { name: 'Link do tej chwili' }),
    situation: page.getByRole('complementary', { name: /^Sytuacja:/u }),
    /** What has just happened to a car, on the map. */
    plate: page.locator('[data-happening-plate]'),
    happenings: page.getByRole('complementary', { name: 'Zdarzenia' }),
    tempo: (times: number) => page.getByRole('button', { name: `${times}×`, exact: true }),
    scope: (name: 'Moje' | 'Samochód' | 'Klasa') =>
      page.getByRole('group', { name: 'Pokaż' }).getByRole('button', { name, exact: true }),
    screen: (name: string) => page.getByRole('navigation', { name: 'Ekrany powtórki' }).getByRole('link', { name }),
    /** The moment that is shown, in game seconds. */
    async at(): Promise<number> {
      return Number(await this.playhead.getAttribute('aria-valuenow'));
    },
  };
}
