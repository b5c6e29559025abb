import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameState } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { forgetGame } from '@fracht/kit/session/kept-store.ts';
import { gameStore } from '../store/game-store.ts';
import { MessageList } from './message-list.tsx';
import { useMessages } from './use-messages.ts';

const game = gameAt(aPlayedGame(2), 4 * 3600);
const student = { player: 's1', type: 'STUDENT' } as const;

beforeEach(forgetGame);
afterEach(cleanup);

/** A game in which the teacher has written, followed by more messages. */
function written(): GameState {
  const id = game.messageCount + 1;
  const plain = { at: game.now, player: null, order: null, car: null, amount: 0 };
  const words = { ...plain, id, type: 'info', code: 'TEACHER_MESSAGE', name: 'Pilnujcie czasu.' } as const;
  const news = { ...plain, id: id + 1, type: 'info', code: 'GAME_RESUMED', name: null } as const;
  return { ...game, messages: [...game.messages, words, news], messageCount: id + 1 };
}

function Messages() {
  return (
    <>
      <h1>Komunikaty</h1>
      <MessageList messages={useMessages()} most={1} />
    </>
  );
}

test('[FED-1] [MSG-3] what the teacher writes stands above newer news until the student has marked it as read', async () => {
  showGame(written(), student);
  const container = await renderScreen(Messages, '');
  const pinned = () => screen.queryByRole('region', { name: 'Od prowadzącego' });
  expect(pinned()?.textContent).toContain('TEACHER_MESSAGE');
  expect(screen.getByText('GAME_RESUMED', { exact: false })).toBeTruthy();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Przeczytane' }));
  expect(pinned()).toBeNull();
});

test('[UIX-6] an order in the news of a replay leads to its page there, in the teacher’s words too', async () => {
  const [order] = game.orders;
  if (order === undefined) throw new Error('no order');
  const { messages } = written();
  showGame({ ...game, messages: messages.map((message) => ({ ...message, order: order.id })) }, student);
  gameStore.setState({ isReplay: true });
  await renderScreen(Messages, '');
  const links = screen.getAllByRole('link', { name: order.id }).map((link) => link.getAttribute('href'));
  const page = `/replay/game-1/shipments/${order.id.replaceAll('/', '-')}`;
  expect(links).toEqual([page, page]);
});

test('[SND-3] [SIT-10] a random situation that costs has the sign of a warning in the list, one that helps has not', async () => {
  const order = game.orders.find(({ player }) => player === 's1');
  if (order === undefined) throw new Error('no order');
  const struckBy = (type: 'MONETARY' | 'GIVE_MONEY'): GameState => {
    const happened = { id: 'A01', name: 'Korek', at: game.now, car: 'ST-01', effects: [{ type, value: 700 }] };
    const id = game.messageCount + 1;
    const about = { at: game.now, player: 's1', order: order.id, car: 'ST-01', amount: 0, name: 'Korek' };
    return {
      ...game,
      orders: game.orders.map((one) => (one.id === order.id ? { ...one, accidents: [happened] } : one)),
      messages: [...game.messages, { ...about, id, type: 'info', code: 'ACCIDENT' }],
      messageCount: id,
    };
  };
  const sign = () => screen.getByText(/700/u).closest('li')?.querySelector('svg')?.getAttribute('class');
  showGame(struckBy('MONETARY'), student);
  await renderScreen(Messages, '');
  expect(sign()).toContain('warning');
  act(() => showGame(struckBy('GIVE_MONEY'), student));
  expect(sign()).not.toContain('warning');
});

test('[FED-1] the teacher’s own words are plain news to the teacher', async () => {
  showGame(written(), student);
  await renderScreen(Messages, '');
  act(() => showGame(written(), { player: 'teacher', type: 'TEACHER' }));
  expect(screen.queryByRole('region', { name: 'Od prowadzącego' })).toBeNull();
});
