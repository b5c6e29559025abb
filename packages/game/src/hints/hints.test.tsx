import { OFFERED } from '@fracht/testing/game/offered.ts';
import { useState } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubResizeObserver } from '@fracht/testing/screens/resize-observer.ts';
import { newGame, ordersOf, parseOrderStage } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, aSetup, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { askForHints, select, showHint, uiStore } from '../store/ui-store.ts';
import { Hints } from './hints.tsx';
import { reachedHint } from './reached-hint.ts';

const played = aPlayedGame();
const AS = { player: 's4', type: 'STUDENT' } as const;

beforeEach(stubResizeObserver);

afterEach(() => {
  cleanup();
  showHint(null);
  showHint(0);
});

function OnMap() {
  return <Hints isMap />;
}

/** A screen of the game other than the map, and what help does when it starts the tour. */
function Elsewhere() {
  return (
    <>
      <button type="button" onClick={askForHints}>
        {AS.type}
      </button>
      <main>
        <h1>{AS.player}</h1>
      </main>
      {uiStore(({ hint }) => hint !== null) ? <Hints isMap={false} /> : null}
    </>
  );
}

/** The game at the first minute at which the player has reached this hint. */
function firstAt(hint: number) {
  for (let minute = 1; minute < 600; minute += 1) {
    const game = gameAt(played, minute * 60);
    if (reachedHint(game, AS.player, false) === hint) return game;
  }
  throw new Error('never in this game');
}

test('[HNT-1] who has booked nothing is shown the orders, and may read on or close', async () => {
  playOn(gameAt(played, 60), { player: 'nobody', type: 'TEACHER' });
  const container = await renderScreen(OnMap, 'map');
  await expectAccessible(container);
  expect(screen.getByRole('heading').textContent).toBe('Tu są zlecenia klientów');
  await userEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(screen.getByRole('heading').textContent).toBe('Potem wyślij samochód');
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij podpowiedzi' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[UIX-15] a hint goes to the other end of the window rather than lie over what the keyboard has come to', async () => {
  playOn(gameAt(played, 60), { player: 'nobody', type: 'TEACHER' });
  await renderScreen(OnMap, 'map');
  const hint = screen.getByRole('dialog');
  const usual = hint.style.top;
  const isMoved = () => hint.style.top !== usual;
  hint.getBoundingClientRect = () => new DOMRect(0, isMoved() ? 600 : 80, 300, 120);
  const [beside, under] = [400, 100].map((top) => {
    const button = document.body.appendChild(document.createElement('button'));
    button.getBoundingClientRect = () => new DOMRect(0, top, 120, 32);
    return button;
  });
  act(() => beside?.focus());
  expect(isMoved()).toBe(false);
  act(() => under?.focus());
  expect(isMoved()).toBe(true);
  expect(document.activeElement).toBe(under);
  beside?.remove();
  under?.remove();
});

test('[HNT-1] an order with a car takes the hints past booking and sending', async () => {
  playOn(firstAt(2), AS);
  await renderScreen(OnMap, 'map');
  expect(screen.getByRole('heading').textContent).toBe('Mapa żyje');
});

test('[HNT-1] who has sent a car and looked at something on the map comes to what is to be done, and is not led back', async () => {
  playOn(firstAt(2), AS);
  await renderScreen(OnMap, 'map');
  act(() => select({ kind: 'CITY', id: 0 }));
  expect(screen.getByRole('heading').textContent).toBe('Pilnuj listy „Do zrobienia”');
  act(() => select(null));
  expect(screen.getByRole('heading').textContent).toBe('Pilnuj listy „Do zrobienia”');
});

test('[HNT-3] after the first round no hint comes by itself; who asks for help is shown them', async () => {
  playOn({ ...gameAt(played, 60), round: 2 }, { player: 'nobody', type: 'TEACHER' });
  function OnLaterMap() {
    return (
      <>
        <h1>{AS.player}</h1>
        <Hints isMap />
      </>
    );
  }
  await renderScreen(OnLaterMap, 'map');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => askForHints());
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('[HNT-1] booking takes the hint on to sending a car, sending it to the map', () => {
  const game = firstAt(2);
  const bare = game.orders.map((order) => parseOrderStage({ ...order, ...OFFERED }));
  expect(reachedHint({ ...game, orders: bare }, AS.player, false)).toBe(0);
  const [first, ...others] = bare;
  if (first === undefined) throw new Error('no order');
  const booked = { ...game, orders: [parseOrderStage({ ...first, player: AS.player, bookedAt: 0 }), ...others] };
  expect(ordersOf(booked, AS.player)).toHaveLength(1);
  expect(reachedHint(booked, AS.player, true)).toBe(1);
});

test.each([
  ['before the start', newGame(aSetup('lekcja'))],
  ['while the game runs', gameAt(played, 60)],
])(
  '[HNT-2] whoever asks for help is shown the hints on any screen, %s; they have the focus, and give it back',
  async (_when, game) => {
    playOn(game, AS);
    await renderScreen(Elsewhere, 'orders');
    expect(screen.queryByRole('dialog')).toBeNull();
    const help = screen.getByRole('button', { name: AS.type });
    await userEvent.click(help);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tu są zlecenia klientów');
    for (let step = 1; step < 5; step += 1) {
      expect(document.activeElement?.textContent).toBe('Dalej');
      await userEvent.keyboard('{Enter}');
    }
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Zegar gry');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(help);
  },
);

test('[HNT-2] who asks for help after having sent a car is shown them from the first one', async () => {
  playOn(firstAt(2), AS);
  await renderScreen(Elsewhere, 'orders');
  await userEvent.click(screen.getByRole('button', { name: AS.type }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tu są zlecenia klientów');
});

test('[HNT-3] hints that come by themselves leave alone who is in the middle of something', async () => {
  playOn(gameAt(played, 60), AS);
  function Busy() {
    const [isThere, setIsThere] = useState(false);
    return (
      <>
        <h1>{AS.player}</h1>
        <input onFocus={() => setIsThere(true)} />
        {isThere ? <Hints isMap /> : null}
      </>
    );
  }
  await renderScreen(Busy, 'map');
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
