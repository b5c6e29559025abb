import { afterEach, expect, test } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { divertActions } from './game-session.ts';
import { gameStore } from './game-store.ts';
import { perform } from './use-game-action.ts';

const game = gameAt(aPlayedGame(2), 3600);

afterEach(() => toastStore.setState({ list: [], waiting: [] }));

test.each([
  ['the game', {}, '/game/game-1'],
  ['its replay', { isReplay: true }, '/replay/game-1'],
  ['the practice', { root: '' }, '/game-1'],
])('[UIX-6] a refusal in %s is told with the place of its orders', async (_, shown, home) => {
  showGame(game, { player: 's1', type: 'STUDENT' });
  gameStore.setState(shown);
  const end = divertActions(() => Promise.resolve({ ok: false, code: 'PRACTICE', message: 'Nie teraz.' }));
  await perform({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' }, (reason) => `##POZ/1126/0410## ${reason}`);
  end();
  expect(toastStore.getState().list).toMatchObject([{ text: '##POZ/1126/0410## Nie teraz.', home }]);
});
