import type { Page } from '@playwright/test';
import { livePage } from '../pages/live-page.ts';
import { DESK, LARGE, PHONE, shoot } from './album.ts';

/** The teacher's live page of a running game: in both themes, on a large screen and a phone, and while a message is written. */
export async function takeLive(teacher: Page, game: string): Promise<void> {
  await teacher.goto(`/panel/lecturer/games/${game}`);
  const live = livePage(teacher);
  await live.chart('Punkty').waitFor();
  // The land under the map is fetched after all else.
  await teacher.waitForLoadState('networkidle');
  await shoot(teacher, 'panels-live');
  await teacher.emulateMedia({ colorScheme: 'dark' });
  await shoot(teacher, 'panels-live-dark');
  await teacher.emulateMedia({ colorScheme: 'light' });
  await teacher.setViewportSize(LARGE.viewport);
  await shoot(teacher, 'panels-live-1920');
  await teacher.setViewportSize(DESK.viewport);
  await live.write.click();
  await live.message
    .getByLabel('Treść')
    .fill('Sprawdźcie, czy kierowca nie stoi z otwartą sytuacją. Okno rozładunku biegnie dalej.');
  await shoot(teacher, 'panels-live-message');
  await live.message.getByRole('button', { name: 'Zamknij wiadomość' }).click();
  await teacher.setViewportSize(PHONE.viewport);
  await shoot(teacher, 'panels-live-phone', { isWhole: true });
  await teacher.setViewportSize(DESK.viewport);
}
