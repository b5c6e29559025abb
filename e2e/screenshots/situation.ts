import type { Browser } from '@playwright/test';
import type { Person } from '../harness/school.ts';
import type { RunningServer } from '../harness/server.ts';
import { answerAll, bring, meet, type Stage } from '../steps/situations.ts';
import { DESK, PHONE, shoot, somebody } from './album.ts';

type Scene = Stage & { readonly browser: Browser; readonly server: RunningServer; readonly student: Person };

/** A critical situation after its first answer, in both themes and on a phone. */
export async function takeSituation({ browser, server, student, ...stage }: Scene): Promise<void> {
  await bring(stage, 'K01');
  const page = await somebody(browser, server, student, DESK);
  await page.goto(`/game/${stage.game}/map`);
  await meet({ page }, 'Kolizja z samochodem osobowym');
  await answerAll({ page }, [{ answer: 'Światła awaryjne', says: 'Dobra kolejność', points: '+15' }]);
  await shoot(page, 'game-situation');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'game-situation-dark');
  await page.context().close();
  const phone = await somebody(browser, server, student, PHONE);
  await phone.goto(`/game/${stage.game}/map`);
  await meet({ page: phone }, 'Kolizja z samochodem osobowym');
  await shoot(phone, 'game-phone-situation');
  await phone.context().close();
}
