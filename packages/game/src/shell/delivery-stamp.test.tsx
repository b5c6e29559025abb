import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isOnTime, moneyInTransit, placesById, type GameState, type Order } from '@fracht/engine';
import { joyText } from '@fracht/content';
import { formatChange, formatWholeZloty } from '@fracht/kit/format.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { uiStore } from '../store/ui-store.ts';
import { DeliveryStamp } from './delivery-stamp.tsx';
import { Stats } from './stats.tsx';

const game = gameAt(aPlayedGame(2), 30 * 3600);
const delivered = game.orders.filter((order) => order.player === 's1' && isOnTime(order));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown() {
  const moment = uiStore((state) => state.moment);
  return (
    <>
      <h1>Gra</h1>
      <Stats />
      {moment === null ? null : <DeliveryStamp moment={moment} />}
    </>
  );
}

test('[JOY-6] the stamp tells what the delivery brought, takes nothing from who reads by ear or key, and goes by itself', async () => {
  const [order] = delivered;
  if (order === undefined) throw new Error('nothing was delivered');
  showGame(game, { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(Shown, 'map');
  vi.useFakeTimers();
  act(() => uiStore.setState({ moment: { id: 7, orders: [order.id], money: 2046, points: 10, at: game.now } }));
  const stamp = screen.getByText('Dostarczone na czas').closest('[aria-hidden]');
  expect(stamp?.textContent.replaceAll(/\s/gu, ' ')).toMatch(/\+2 046,00 zł.*\+10 pkt/u);
  expect(stamp?.textContent).toContain(order.id);
  expect(stamp?.querySelector('button, a, [tabindex]')).toBeNull();
  vi.useRealTimers();
  await expectAccessible(container);
  vi.useFakeTimers();
  act(() => uiStore.setState({ moment: { id: 8, orders: ['A', 'B'], money: 1, points: 20, at: game.now } }));
  expect(screen.getByText(/2\s+dostawy na czas/u)).toBeDefined();
  act(() => {
    vi.runAllTimers();
  });
  expect(uiStore.getState().moment).toBeNull();
});

test.each([false, true])(
  '[JOY-8] the bar tells what is under way beside the money, and a row of punctual deliveries from two on; on a phone: %s',
  async (isPhone) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const isEnded = ({ player, delivered: isDelivered, expired }: Order) => player === 's1' && (isDelivered || expired);
    const row = (count: number): GameState => {
      const orders = game.orders.filter((order) => !isEnded(order) || delivered.slice(0, count).includes(order));
      return { ...game, orders, orderIndex: placesById(orders) };
    };
    expect(delivered.length).toBeGreaterThan(1);
    const { money } = moneyInTransit(game, 's1');
    expect(money).toBeGreaterThan(0);
    showGame(row(2), { player: 's1', type: 'STUDENT' });
    const container = await renderScreen(Shown, 'map');
    await screen.findByText(/^w drodze/u);
    const told = screen.getByText(/^Pieniądze/u).closest('div')?.textContent ?? '';
    expect(told).toContain(joyText.underWay(formatWholeZloty(money / 100)));
    expect(told.includes(formatChange(Math.round(money / 100)))).toBe(isPhone);
    expect((await screen.findByText('Na czas z rzędu')).parentElement?.textContent).toContain('2');
    await expectAccessible(container);
    act(() => showGame(row(1), { player: 's1', type: 'STUDENT' }));
    expect(screen.queryByText('Na czas z rzędu')).toBeNull();
  },
);
