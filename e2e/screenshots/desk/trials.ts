import type { Page } from '@playwright/test';
import { largeTree, withTree } from '../../harness/large-trees.ts';
import { sandbox } from '../../pages/sandbox.ts';
import { situationCard } from '../../pages/situation-card.ts';
import type { Scene } from './every-look.ts';

const answers = (page: Page) => page.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button');

/** A situation being tried: beside its tree, and in the sandbox on the map. */
export const TRIALS: readonly Scene[] = [
  async (page, shot) => {
    await page.goto('/panel/admin/emergencies/K07/edit');
    await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
    await answers(page).first().waitFor();
    await shot('play-question');
    await page.getByRole('checkbox', { name: 'Pokaż najlepszą odpowiedź' }).check();
    await page.getByRole('button', { name: 'Wiedza' }).click();
    await shot('play-helped');
    while ((await answers(page).count()) > 0) await answers(page).last().click();
    await page.getByText('To koniec sytuacji.').waitFor();
    await shot('play-end');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('play-end-below');
  },
  async (page, shot) => {
    await withTree(page, 'K28', largeTree(11, true, 6));
    await page.goto('/panel/admin/emergencies/K28/edit');
    await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
    await page.getByLabel('Twoja odpowiedź').fill('KMP 12');
    await shot('play-text');
  },
  async (page, shot) => {
    const game = sandbox(page);
    const card = situationCard(page);
    await page.goto('/panel/admin/emergencies/K05/edit');
    await game.open.click();
    await game.setup.waitFor();
    await shot('sandbox-setup');
    await game.play.click();
    await card.answers.first().waitFor();
    await game.pace('Stop').click();
    await shot('sandbox-question');
    await card.answers.last().click();
    await card.feedback.waitFor();
    await shot('sandbox-feedback');
  },
  async (page, shot, { isPhone }) => {
    const game = sandbox(page);
    await page.goto('/panel/admin/accidents');
    await page.getByRole('link', { name: 'Korek na obwodnicy' }).click();
    await page.getByRole('link', { name: 'Edytuj' }).click();
    await game.open.click();
    await game.play.click();
    if (isPhone) await game.stage.getByText('Dziennik').click();
    await game.log
      .getByText(/Postój/u)
      .first()
      .waitFor();
    await shot('sandbox-log');
    for (let step = 0; step < 12 && (await game.log.getByText('Zlecenie rozliczone').count()) === 0; step += 1) {
      await game.skip.click();
      await page.waitForTimeout(200);
    }
    await shot('sandbox-end');
    if (isPhone) {
      await game.stage.getByRole('button', { name: 'Mapa' }).click();
      await shot('sandbox-map');
    }
  },
];
