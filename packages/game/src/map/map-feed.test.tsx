import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { GameState } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { readTeacherWords, uiStore } from '../store/ui-store.ts';
import { TodoPanel } from '../todo/todo-panel.tsx';
import { MapFeed } from './map-feed.tsx';

const game = gameAt(aPlayedGame(2), 4 * 3600);
const shown = () => [uiStore.getState().hasFeed, uiStore.getState().hasTodo];

afterEach(cleanup);

/** A game in which the teacher has written, followed by another message. */
function written(): GameState {
  const id = game.messageCount + 1;
  const plain = { at: game.now, player: null, order: null, car: null, amount: 0, type: 'info' } as const;
  const words = { ...plain, id, code: 'TEACHER_MESSAGE', name: 'Pilnujcie czasu.' } as const;
  const news = { ...plain, id: id + 1, code: 'GAME_RESUMED', name: null } as const;
  return { ...game, messages: [...game.messages, words, news], messageCount: id + 1 };
}

function Panels() {
  return (
    <>
      <h1>Mapa</h1>
      <TodoPanel />
      <MapFeed />
    </>
  );
}

test('[FED-3] the messages of the map are a line, unread words of the teacher first; unfolded they are seen', async () => {
  showGame(written(), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(Panels, 'map');
  const line = screen.getByRole('button', { name: /Komunikaty/u });
  expect(line.textContent).toContain('TEACHER_MESSAGE');
  expect(screen.queryByText(/GAME_RESUMED/u)).toBeNull();
  expect(shown()).toEqual([false, true]);
  act(() => readTeacherWords(game.messageCount + 1));
  expect(line.textContent).toContain('GAME_RESUMED');
  await expectAccessible(container);
  await userEvent.click(line);
  expect(shown()).toEqual([true, true]);
  expect(uiStore.getState().seenMessage).toBe(game.messageCount + 2);
  cleanup();
  expect(shown()).toEqual([false, false]);
});
