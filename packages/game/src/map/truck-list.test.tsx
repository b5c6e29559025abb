import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carsOf } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { select } from '../store/ui-store.ts';
import { TruckList } from './truck-list.tsx';

const AS = { player: 's4', type: 'STUDENT' } as const;

afterEach(() => {
  cleanup();
  select(null);
});

function Page() {
  return (
    <>
      <h1>Mapa</h1>
      <TruckList />
    </>
  );
}

test('[MAP-8] every own truck is told with what it does and where it is; which one is chosen too', async () => {
  const game = gameAt(aPlayedGame(), 6 * 3600);
  const [car] = carsOf(game, AS.player);
  if (car === undefined) throw new Error('no car');
  playOn(game, AS);
  const container = await renderScreen(Page, 'map');
  const [first] = screen.getAllByRole('button');
  if (first === undefined) throw new Error('no truck in the list');
  expect(first.textContent).toMatch(/^[A-Z]+-\d+, [^,]+, (?:.*\skm\s(?:przed|od)|.+, baza|.*parking|.*prom)/u);
  expect(first.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(container);
});

test('[MAP-8] the trucks have their signs while the list is seen, which is while the focus is in it', async () => {
  playOn(gameAt(aPlayedGame(), 6 * 3600), AS);
  const container = await renderScreen(Page, 'map');
  const signs = () => container.querySelectorAll('button svg').length;
  const { length: count } = screen.getAllByRole('button');
  expect(signs()).toBe(0);
  await userEvent.tab();
  expect(signs()).toBe(count);
  await userEvent.tab();
  expect(signs()).toBe(count);
  await userEvent.click(screen.getByRole('heading', { name: 'Mapa' }));
  expect(signs()).toBe(0);
});
