import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { GameState, PlayerStatus } from '@fracht/engine';
import { aPlayedGame, gameAt, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { PlayersMenu } from './players-menu.tsx';

const game = gameAt(aPlayedGame(), 6 * 3600);

// The list is loaded when it is first opened.
beforeAll(() => import('@fracht/kit/ui/popover-box.tsx'));
afterEach(cleanup);

/** The same game with these students' results and states. */
function withStudents(students: Readonly<Record<string, { money?: number; status?: PlayerStatus }>>): GameState {
  return { ...game, players: game.players.map((player) => ({ ...player, ...students[player.id] })) };
}

async function show(state: GameState, player: string, expected = 5): Promise<void> {
  showGame(state, { player, type: player === TEACHER.id ? 'TEACHER' : 'STUDENT' });
  await renderScreen(
    () => (
      <>
        <h1>Gra</h1>
        <PlayersMenu expected={expected} />
      </>
    ),
    'map',
  );
}

async function rows(): Promise<readonly string[]> {
  await userEvent.click(screen.getByRole('button', { name: /^Gracze: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Gracze' });
  return within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

test('[LOB-1] the button counts the students that are in the game, of those who may play', async () => {
  await show(withStudents({ s2: { status: 'LEFT' } }), 's1', 6);
  expect(screen.getByRole('button', { name: /^Gracze: 3 z\s6 w grze/u })).toBeDefined();
});

test('[LOB-1] after the end the button tells how many played, wherever they are now, and no sign says who is there', async () => {
  const players = game.players.map((player) => {
    if (player.id === 's2') return { ...player, status: 'LEFT' } as const;
    return { ...player, hasPlayed: player.id !== 's3', status: 'FINISHED' } as const;
  });
  await show({ ...game, state: 'FINISHED', players }, 's1', 6);
  const button = screen.getByRole('button', { name: /^Gracze: grało 3 z\s6\. Pokaż listę$/u });
  expect(button.textContent).toMatch(/grało 3 z\s6$/u);
  const faces = [...button.querySelectorAll('[data-initials]')];
  expect(faces.length).toBeGreaterThan(2);
  const signed = faces.filter((face) => face.querySelector('i') !== null);
  expect(signed.map((face) => face.getAttribute('data-initials'))).toEqual(['BW']);
});

test('one stands first in the own list, then the others by their results, the teacher last and without one', async () => {
  await show(
    withStudents({ s1: { money: 100 }, s2: { money: 9_000_000 }, s3: { money: 500 }, s4: { money: 5_000_000 } }),
    's1',
  );
  const names = (await rows()).map((row) => /Zofia|Bartek|Ola|Krzysztof|Maria/u.exec(row)?.[0]);
  expect(names).toEqual(['Zofia', 'Bartek', 'Krzysztof', 'Ola', 'Maria']);
  expect(screen.getByRole('dialog').textContent).toMatch(/Maria Wolskaprowadzący, [a-z ]+$/u);
});

test('each is told with what they do, and the list can be read by everybody', async () => {
  await show(withStudents({ s2: { status: 'LEFT' }, s3: { status: 'JOINED' } }), 's1');
  const list = await rows();
  expect(list.find((row) => row.includes('Bartek'))).toContain('poza grą');
  expect(list.find((row) => row.includes('Ola'))).toContain('na miejscu');
  expect(list.find((row) => row.includes('Zofia'))).toContain('gra');
  await expectAccessible(document.body);
});

test('[UIX-9] the list closes with Escape, and the button has the focus again', async () => {
  await show(game, 's1');
  await rows();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Gracze: / }));
});

test('[LOB-5] a bot is told by its sign and level, and is not counted among those who are here', async () => {
  const tenure = aTenure({ bot: 'ordinary' });
  const players = game.players.map((player) => (player.id === 's2' ? { ...player, tenure } : player));
  const empty = { ...tenure, bot: null, hasPerson: false };
  const left = players.map((player) =>
    player.id === 's3' ? ({ ...player, status: 'LEFT', tenure: empty } as const) : player,
  );
  await show({ ...game, players: left }, 's1', 4);
  expect(screen.getByRole('button', { name: /^Gracze: 2 z\s4 w grze/u })).toBeDefined();
  const all = await rows();
  expect(all.filter((row) => row.includes('bot, poziom średni'))).toHaveLength(1);
  expect(all).toHaveLength(game.players.length - 1);
});
