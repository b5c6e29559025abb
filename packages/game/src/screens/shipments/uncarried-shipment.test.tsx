import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isOnTime } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { ShipmentsScreen } from './shipments-screen.tsx';

const { end } = aPlayedGame();

afterEach(cleanup);

test.each([
  [{ reversed: true }, 'zawrócone do nadawcy'],
  [{ noPayment: true }, 'zakończone bez frachtu'],
])(
  '[JOY-10] the row of cargo that did not reach its recipient has neither stamp nor freight: %j',
  async (how, words) => {
    const carried = end.orders.find((one) => one.player === 's1' && isOnTime(one));
    if (carried === undefined) throw new Error('nothing was delivered on time');
    const orders = end.orders.map((one) => (one === carried ? { ...one, ...how } : one));
    playOn({ ...end, orders }, { player: 's1', type: 'STUDENT' });
    const path = 'shipments/{-$orderId}';
    const container = await renderScreen(ShipmentsScreen, path, `shipments/${carried.id.replaceAll('/', '-')}`);
    const list = screen.getByRole('list', { name: 'Lista moich zleceń' });
    const row = within(list).getByRole('link', { name: new RegExp(carried.id, 'u') });
    expect(within(row).getByText(words)).toBeDefined();
    expect(within(row).queryByText('na czas')).toBeNull();
    expect(row.textContent).not.toContain('zł');
    expect(screen.getByText('Rozładunek bez dostawy do odbiorcy')).toBeDefined();
    expect(screen.queryByText('Zlecenie dostarczone')).toBeNull();
    await expectAccessible(container);
  },
);
