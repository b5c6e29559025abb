import { playGame } from '@fracht/bots';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { spend } from '@fracht/testing/runs/costs.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { expect, test } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../../src/library.ts';
import { journalOf } from '../../src/orders/history.ts';
import { tripMargin } from '../../src/planning/calculate-trip.ts';
import type { GameState, LedgerEntry, LedgerReason, Order, Player } from '../../src/state.ts';

const GAMES = howMany({ few: 20, many: 400 });

const SEATS = (['good', 'ordinary', 'careless'] as const).map((level) => ({
  user: { id: level, first_name: 'Ola', last_name: 'Mazur', num_games: 0 },
  level,
}));
/** With situations few trips are uneventful, without them most are. */
const LIBRARIES = [THE_LIBRARY, EMPTY_LIBRARY];
const TEACHER = { id: 'teacher', first_name: 'Ewa', last_name: 'Lis', num_games: 0 };

/** The ledger entries of an order to which nothing happened. */
const UNEVENTFUL: readonly LedgerReason[] = [
  'PAY',
  'LEG_KM',
  'SUBCONTRACTOR',
  'PARKING',
  'FERRY',
  'DELIVERED_ON_TIME',
  'LOADED_ON_TIME',
  'GUARDED_SLEEP',
];

underSeeds('calculations', (seed) => {
  test('[CST-2] [CST-5] what an order kept when its car was sent is what the ledger says of it, to the grosz, but for nights slept elsewhere than planned', () => {
    const seen = { trips: 0, hired: 0, ferries: 0, nights: 0 };
    for (let game = 0; game < GAMES; game += 1) {
      for (const { order, entries } of uneventful(played(`${seed}-${game}`, LIBRARIES[game % 2]))) {
        const { calculation } = order;
        if (calculation === undefined) throw new Error(`${order.id} kept nothing`);
        const nights = sumOf(entries, 'PARKING');
        expect(sumOf(entries) - nights).toBe(tripMargin(calculation) + calculation.parking);
        seen.trips += 1;
        seen.hired += calculation.hire === null ? 0 : 1;
        seen.ferries += calculation.ferries > 0 ? 1 : 0;
        if (nights !== 0 && -nights === calculation.parking) seen.nights += 1;
      }
    }
    expect(seen.trips).toBeGreaterThan(3 * GAMES);
    expect(Math.min(seen.hired, seen.ferries + seen.nights)).toBeGreaterThan(0);
  });
});

function played(seed: string, library: Library = EMPTY_LIBRARY): GameState {
  spend('game');
  return playGame(aSetup({ seed, library }), TEACHER, SEATS, DAY).state;
}

/** The delivered orders to which nothing happened after their one car was sent, with their entries in the ledger. */
function uneventful({ orders, players }: GameState) {
  return orders.flatMap((order) => {
    const player = players.find(({ id }) => id === order.player);
    if (player === undefined || !order.delivered || hasIncidents(order) || timesSent(player, order) !== 1) return [];
    const entries = player.ledger.filter((entry) => entry.order === order.id);
    return entries.every(({ reason }) => UNEVENTFUL.includes(reason)) ? [{ order, entries }] : [];
  });
}

function hasIncidents({ emergencies, accidents, changes }: Order): boolean {
  return emergencies.length + accidents.length + changes.length > 0;
}

function timesSent(player: Player, order: Order): number {
  return journalOf(player, order).filter(({ what }) => what === 'FREE_BOOKED').length;
}

function sumOf(entries: readonly LedgerEntry[], reason?: LedgerReason): number {
  return entries.reduce((sum, entry) => sum + (reason === undefined || entry.reason === reason ? entry.money : 0), 0);
}
