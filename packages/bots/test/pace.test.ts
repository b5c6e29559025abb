import { expect, test } from 'vitest';
import {
  type GameAction,
  type GameState,
  type LogEntry,
  type PlayerId,
  ROUND_UNITS,
  roundSeconds,
} from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { decide, paceOfPeople, playerOf, playGame } from '../src/index.ts';
import { DAY, aSetup, someSeats, steppedGame, TEACHER } from './a-game.ts';

const LEVELS = ['ordinary', 'good', 'careless', 'good'] as const;

/** Units of the game at which each player booked, in order. */
function bookings(state: GameState, log: readonly LogEntry[]): ReadonlyMap<PlayerId, readonly number[]> {
  const unit = roundSeconds(state.setup) / ROUND_UNITS;
  const found = new Map<PlayerId, readonly number[]>();
  for (const { player, at, action } of log) {
    if (player !== null && action.action === 'BOOK_ORDER') found.set(player, [...(found.get(player) ?? []), at / unit]);
  }
  return found;
}

underSeeds('pace', (seed) => {
  const setup = aSetup(`pace ${seed}`);
  const pace = paceOfPeople(setup);
  const seats = someSeats(LEVELS).map((seat) => ({ ...seat, pace }));

  test('[BOT-11] bots among people book nothing in the first minute, then one order in 20 to 40 s, and leave half of the opening orders', () => {
    spend('game');
    const { state, log, refused } = playGame(setup, TEACHER, seats, DAY);
    const booked = bookings(state, log);
    expect(refused).toBe(0);
    expect(booked.size).toBe(LEVELS.length);
    for (const moments of booked.values()) {
      expect(Math.min(...moments)).toBeGreaterThanOrEqual(60);
      const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
      expect(gaps.filter((gap) => gap < 20)).toEqual([]);
    }
    expect([...booked.values()].flat().length).toBeGreaterThan(2 * LEVELS.length);
    const opening = state.orders.filter(({ release }) => release <= pace.opening).length;
    const taken = [...booked.values()].flat().filter((moment) => moment <= 300).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(opening / 2);
  });

  test('[BOT-2] [BOT-11] with a pace too it decides without a memory what it decides with one', () => {
    const game = steppedGame(setup, LEVELS, pace);
    let acts = 0;
    for (let at = 60; at < 3 * roundSeconds(setup); at += 120) {
      game.runTo(at);
      for (const { seat, bot } of game.sitting) {
        for (let action = bot.decide(game.state()); action !== null; action = bot.decide(game.state())) {
          expect(decide(game.state(), seat)).toEqual(action);
          game.act(seat.player, action);
          acts += 1;
        }
        expect(decide(game.state(), seat)).toBeNull();
      }
    }
    expect(acts).toBeGreaterThan(40);
  });

  test('[BOT-12] a bot that tends a place rests drivers there, and does nothing else', () => {
    const game = steppedGame(setup, LEVELS, pace);
    const rests: GameAction['action'][] = [];
    const others: GameAction['action'][] = [];
    for (let at = 60; at < 3 * roundSeconds(setup); at += 120) {
      game.runTo(at);
      for (const { seat, bot } of game.sitting) {
        const tended = { ...seat, tends: true };
        const tends = decide(game.state(), tended);
        if (tends !== null) (tends.action === 'SELECT_PARKING' ? rests : others).push(tends.action);
        expect(playerOf(tended).decide(game.state())).toEqual(tends);
        for (let action = bot.decide(game.state()); action !== null; action = bot.decide(game.state())) {
          game.act(seat.player, action);
        }
      }
    }
    expect(others).toEqual([]);
    expect(rests.length).toBeGreaterThan(0);
  });
});
