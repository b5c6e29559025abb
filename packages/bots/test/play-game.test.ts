import { advance, breaksOf, gameEndsAt, replay, toSavedState } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, playGame } from '../src/index.ts';
import { DAY, TEACHER, aSetup, someSeats } from './a-game.ts';

describe.each(BOT_LEVELS)('a %s bot', (level) => {
  const seats = someSeats([level, level, level, level]);
  const game = playGame(aSetup('lesson two'), TEACHER, seats, DAY);

  test('[BOT-4] plays a game to its end and delivers', () => {
    expect(game.state.state).toBe('FINISHED');
    expect(game.state.orders.filter((order) => order.delivered).length).toBeGreaterThan(12);
  });

  test('[BOT-4] answers every situation that a car waits for', () => {
    const struck = game.state.orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
    expect(struck.filter(({ done }) => done).length).toBeGreaterThan(10);
  });

  test('[SIT-20] of each of its decisions the library says whether it broke a rule of law or safety', () => {
    const said = game.state.orders.flatMap((order) =>
      (['emergencies', 'changes'] as const).flatMap((list) =>
        order[list].flatMap((open) =>
          open.decisions.map((_, number) => breaksOf(game.state.setup.library, list, open, number)),
        ),
      ),
    );
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toContain(undefined);
    expect(level !== 'careless' || said.some((breaks) => breaks !== 'NOTHING')).toBe(true);
  });

  test('[BOT-4] is never refused', () => {
    expect(game.refused).toBe(0);
  });

  test('[BOT-3] plays the same game again', () => {
    const again = playGame(aSetup('lesson two'), TEACHER, seats, DAY);
    expect(toSavedState(again.state)).toEqual(toSavedState(game.state));
  });

  test('[BOT-4] leaves a log that gives the game back', () => {
    const setup = aSetup('lesson two');
    const state = advance(replay(setup, game.log), gameEndsAt(setup));
    expect(toSavedState(state)).toEqual(toSavedState(game.state));
  });
});
