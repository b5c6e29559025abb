import { type GameAction, type GameState, findPlayer, gameEndsAt, viewFor } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import type { Planning } from '../src/levels.ts';
import { BOT_LEVELS, type BotLevel, PLANNINGS, decide, playGame, playerOf } from '../src/index.ts';
import { lookAt } from '../src/look.ts';
import { bookOrders, wantedOrders } from '../src/steps/book-orders.ts';
import { idlerOf } from '../src/bot.ts';
import { DAY, type Sitting, type Stepped, TEACHER, aSetup, someSeats, steppedGame } from './a-game.ts';
import { slowBooking } from './slow-booking.ts';

const MINUTE = 60;
const MOST_AT_ONCE = 20;

const levelOf = (plans: Planning): BotLevel => ({ knows: 0.5, plans, looksEvery: 300 });

type Check = (sitting: Sitting, state: GameState, decided: GameAction | null) => void;

/** Plays a game in which every bot is asked every minute, whether it wants to be or not, and checks what it answers. */
function askedEachMinute(game: Stepped, check: Check): void {
  const ends = gameEndsAt(game.state().setup);
  for (let at = MINUTE; at < ends; at += MINUTE) {
    game.runTo(at);
    for (const sitting of game.sitting) turnOf(game, sitting, check);
  }
}

function turnOf(game: Stepped, sitting: Sitting, check: Check): void {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const action = sitting.bot.decide(game.state());
    check(sitting, game.state(), action);
    if (action === null) return;
    game.act(sitting.seat.player, action);
  }
}

/** One way of planning per run, depending on the seed; all of them in a deep run. */
function planningsOf(seed: number): readonly Planning[] {
  const first = seed % PLANNINGS.length;
  return [...PLANNINGS.slice(first), ...PLANNINGS.slice(0, first)].slice(
    0,
    howMany({ few: 1, many: PLANNINGS.length }),
  );
}

underSeeds('bots', (seed) => {
  describe.each(planningsOf(seed))('a bot that plans %s', (plans) => {
    const levels = Array.from({ length: 4 }, () => levelOf(plans));

    test('[BOT-2] decides with its memory what it would decide without', () => {
      let decisions = 0;
      askedEachMinute(steppedGame(aSetup(`${seed} memory ${plans}`), levels), ({ seat }, state, decided) => {
        expect(decide(state, seat)).toEqual(decided);
        decisions += decided === null ? 0 : 1;
      });
      expect(decisions).toBeGreaterThan(100);
    });

    test('[BOT-1] decides from its own view what it decides from the whole game', () => {
      let looks = 0;
      askedEachMinute(steppedGame(aSetup(`${seed} view ${plans}`), levels), ({ seat }, state, decided) => {
        looks += 1;
        if (decided === null && looks % 10 > 0) return;
        const view = viewFor(state, { player: seat.player, type: 'STUDENT' });
        expect(decide(view, seat)).toEqual(decided);
      });
      expect(looks).toBeGreaterThan(5000);
    });

    test('[BOT-5] books the order that a whole plan of every car for every order picks', () => {
      let [looks, bookings] = [0, 0];
      askedEachMinute(steppedGame(aSetup(`${seed} slow ${plans}`), levels), ({ seat }, state, decided) => {
        looks += 1;
        const isAboutBooking =
          decided === null || decided.action === 'BOOK_ORDER' || decided.action === 'CONFIRM_RETURN';
        if (!isAboutBooking || (decided === null && looks % 10 > 0)) return;
        const booked = decided?.action === 'BOOK_ORDER' ? decided.order : null;
        expect(slowBooking(state, seat)).toBe(booked);
        bookings += booked === null ? 0 : 1;
      });
      expect(bookings).toBeGreaterThan(10);
    });

    test('[BOT-5] has nothing to do before the moment at which it wants to look', () => {
      const game = steppedGame(aSetup(`${seed} wakes ${plans}`), levels);
      let woken = 0;
      for (let at = MINUTE; at < gameEndsAt(game.state().setup); at += MINUTE) {
        game.runTo(at);
        for (const sitting of game.sitting) {
          const wakesAt = sitting.bot.wakesAt(game.state());
          const sleeps = wakesAt === null;
          expect(sleeps && decide(game.state(), sitting.seat) !== null).toBe(false);
          if (sleeps || wakesAt > at) continue;
          woken += 1;
          turnOf(game, sitting, () => undefined);
        }
      }
      expect(woken).toBeGreaterThan(200);
    });
  });
});

const THIRTY: readonly BotLevel[] = Array.from(
  { length: 30 },
  (_, seat) => [...BOT_LEVELS, ...PLANNINGS.map(levelOf)][seat % 7] ?? 'good',
);

underSeeds('bots-of-all-levels', (seed) => {
  test.each(Array.from({ length: howMany({ few: 1, many: 4 }) }, (_, number) => number))(
    '[BOT-2] of 30 bots of all levels each decides with its memory what it would without: game %d',
    (number) => {
      const game = steppedGame(aSetup(`${seed} ${number}`), THIRTY);
      let decisions = 0;
      for (let at = MINUTE; at < gameEndsAt(game.state().setup); at += MINUTE) {
        game.runTo(at);
        for (const [place, sitting] of game.sitting.entries()) {
          const wakesAt = sitting.bot.wakesAt(game.state());
          // Bots that want to sleep are also asked from time to time: there must be nothing that they miss by sleeping.
          const isAsked = (wakesAt !== null && wakesAt <= at) || (at / MINUTE + place) % 60 === 0;
          if (!isAsked) continue;
          turnOf(game, sitting, ({ seat }, state, decided) => {
            expect(decide(state, seat)).toEqual(decided);
            decisions += decided === null ? 0 : 1;
          });
        }
      }
      expect(decisions).toBeGreaterThan(700);
    },
  );
});

test('[BOT-5] a change is looked at within the time between two looks, and a quicker bot looks sooner', () => {
  const waits = (looksEvery: number): readonly number[] => {
    const level: BotLevel = { knows: 0, plans: 'GOOD', looksEvery };
    const state = steppedGame(aSetup('quick'), [level]).state();
    return Array.from({ length: 50 }, (_, luck) => {
      const bot = playerOf({ player: 'player-1', level, seed: `luck ${luck}`, answers: null });
      return (bot.wakesAt(state) ?? Infinity) - state.now;
    });
  };
  const [slow, quick] = [waits(1200), waits(60)];
  expect(Math.max(...slow)).toBeLessThan(1200);
  expect(Math.max(...quick)).toBeLessThan(60);
  expect(Math.max(...slow)).toBeGreaterThan(900);
});

test('[BOT-5] a game without news leaves a bot asleep, and an order that comes out wakes it', () => {
  const setup = aSetup('news');
  const endless = { ...setup, settings: { ...setup.settings, day_minutes: 0 } };
  const game = steppedGame(endless, [levelOf('GOOD')]);
  const [sitting] = game.sitting;
  if (sitting === undefined) throw new Error('nobody sits there');
  for (let at = MINUTE; at <= 20 * MINUTE; at += MINUTE) {
    game.runTo(at);
    turnOf(game, sitting, () => undefined);
  }
  const state = game.state();
  expect(sitting.bot.wakesAt(state)).toBeNull();
  const release = state.orders.find((order) => order.release > state.now)?.release ?? 0;
  expect(sitting.bot.wakesAt({ ...state, now: release - 1 })).toBeNull();
  expect(sitting.bot.wakesAt({ ...state, now: release })).toBeGreaterThanOrEqual(release);
});

test('[BOT-5] a bot books one order a look, however many it could book', () => {
  const game = steppedGame(
    aSetup('one'),
    Array.from({ length: 6 }, () => levelOf('GOOD')),
  );
  const booked: string[] = [];
  for (let at = MINUTE; at <= 10 * MINUTE; at += MINUTE) {
    game.runTo(at);
    for (const sitting of game.sitting) {
      turnOf(game, sitting, ({ seat }, state, decided) => {
        if (decided?.action === 'BOOK_ORDER') booked.push(`${seat.player} ${state.now}`);
      });
    }
  }
  expect(booked.length).toBeGreaterThan(6);
  expect(new Set(booked).size).toBe(booked.length);
});

test('[BOT-7] a bot that sits down in the middle of a game plays on from there', () => {
  const game = steppedGame(aSetup('middle'), [levelOf('GOOD'), levelOf('GOOD')]);
  for (let at = MINUTE; at < 12 * 3600; at += MINUTE) {
    game.runTo(at);
    for (const sitting of game.sitting) turnOf(game, sitting, () => undefined);
  }
  const seat = { player: 'player-1', level: levelOf('GOOD'), seed: 'other', answers: null };
  const late = { seat, bot: playerOf(seat) };
  let decisions = 0;
  for (let at = 12 * 3600; at < 24 * 3600; at += MINUTE) {
    game.runTo(at);
    turnOf(game, late, (_, state, decided) => {
      expect(decide(state, seat)).toEqual(decided);
      decisions += decided === null ? 0 : 1;
    });
  }
  expect(decisions).toBeGreaterThan(5);
});

test('[BOT-7] one who does nothing takes part, pays for the rounds in which the company stands and is asked no more', () => {
  const setup = aSetup('idle');
  const { state, log } = playGame(setup, TEACHER, someSeats([null, 'ordinary']), DAY);
  const idler = state.players.find(({ id }) => id === 'player-1');
  const { start_money, standing_cost } = setup.settings;
  expect(idler).toMatchObject({ hasPlayed: true, money: (start_money - 4 * standing_cost) * 100, points: 0 });
  expect(log.filter(({ player }) => player === 'player-1').map(({ action }) => action.action)).toEqual(['USER_JOIN']);
  expect(idlerOf('player-1').wakesAt(state)).toBeNull();
});

test('[BOT-7] a stranger to the game does nothing', () => {
  const { state } = playGame(aSetup('stranger'), TEACHER, someSeats(['good']), DAY);
  const view = viewFor(state, { player: 'nobody', type: 'STUDENT' });
  const seat = { player: 'nobody', level: 'good', seed: 'x', answers: null } as const;
  expect(decide(view, seat)).toBeNull();
  expect(playerOf(seat).wakesAt(view)).toBeNull();
});

test('[BOT-5] the orders wanted most begin with the one that it books, each once, the best first', () => {
  const game = steppedGame(aSetup('wanted'), [levelOf('GOOD'), 'good', 'good', 'good']);
  const [sitting] = game.sitting;
  const state = game.state();
  const me = findPlayer(state, sitting?.seat.player ?? '');
  if (sitting === undefined || me === null) throw new Error('Nobody sits');
  const look = lookAt(state, me, sitting.seat);
  const wanted = wantedOrders(look, 3).map(({ id }) => id);
  expect(bookOrders(look)).toEqual({ action: 'BOOK_ORDER', order: wanted[0] });
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted.length).toBeGreaterThan(1);
  expect(wantedOrders(look, 1).map(({ id }) => id)).toEqual(wanted.slice(0, 1));
});
