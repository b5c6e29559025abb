import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { score } from '@fracht/engine';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { ScoreLine } from './score-line.tsx';
import { standings } from './standing.ts';

const { end } = aPlayedGame();

afterEach(cleanup);

test('[SUM-2] [PTS-9] every score has its place on the line, also the highest of somebody who delivered nothing', () => {
  const idle = { money: 9_999_900, points: 0, hasDelivered: false };
  const players = end.players.map((player) => (player.id === 's2' ? { ...player, ...idle } : player));
  const all = standings({ ...end, players });
  expect(all[0]?.score).toBeLessThan(score(idle));
  const { container } = render(<ScoreLine standings={all} own={all[0] ?? null} />);
  const places = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    Number.parseFloat(style.left),
  );
  expect(places.length).toBeGreaterThan(all.length);
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(100);
  expect(container.textContent).toContain('99\u00a0999');
});
