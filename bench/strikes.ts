// npm run bench:strikes - how many situations come to a player in a lesson and what they do to deliveries, by the rules before the eleventh version and
// by today's, with the same bots and seeds. `SEEDS=100 npm run bench:strikes` plays more.
import { playGame } from '@fracht/bots';
import { type GameState, type Library, type Order, RULES_VERSION, roundSeconds } from '@fracht/engine';
import { footing, heading, row } from './lib/report.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 60);
const LEVELS = ['good', 'ordinary', 'careless'] as const;
const PLAYERS = 4;
/** The last version in which anything could strike at any time. */
const BEFORE = 10;

/** The library without what changes and random situations say of the car, as the rules before knew it. */
function anywhere({ emergencies, accidents, changes }: Library): Library {
  return {
    emergencies,
    accidents: accidents.map(({ status: _status, ...item }) => item),
    changes: changes.map(({ status: _status, ...item }) => item),
  };
}

function lessonsOf(level: (typeof LEVELS)[number], rulesVersion: number): readonly GameState[] {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const setup = aSetup(`strikes-${String(seed)}`);
    const library = rulesVersion === BEFORE ? anywhere(setup.library) : setup.library;
    return playGame({ ...setup, library, rulesVersion }, TEACHER, seats(PLAYERS, level), DAY).state;
  });
}

/** The moments at which something struck an order. */
function momentsOf({ emergencies, changes, accidents }: Order): readonly number[] {
  return [...emergencies, ...changes].map(({ since }) => since).concat(accidents.map(({ at }) => at));
}

function countedTwice({ orders, setup }: GameState): number {
  const round = roundSeconds(setup);
  return orders.filter((order) => {
    const rounds = momentsOf(order).map((at) => Math.floor(at / round));
    return new Set(rounds).size < rounds.length;
  }).length;
}

function perPlayer(games: readonly GameState[], count: (game: GameState) => number): string {
  return (games.reduce((sum, game) => sum + count(game), 0) / games.length / PLAYERS).toFixed(2);
}

function ofOrders(count: (order: Order) => number): (game: GameState) => number {
  return ({ orders }) => orders.reduce((sum, order) => sum + count(order), 0);
}

function isLate({ players }: GameState): number {
  return players.reduce((sum, { ledger }) => sum + ledger.filter(({ reason }) => reason === 'LATE_DELIVERY').length, 0);
}

heading();
process.stdout.write(
  '| bots, rules version | critical | changes | random | all | orders struck twice in a round | late deliveries | deliveries |\n|---|---|---|---|---|---|---|---|\n',
);
for (const level of LEVELS) {
  for (const version of [BEFORE, RULES_VERSION]) {
    const games = lessonsOf(level, version);
    row(
      `${level}, ${String(version)}`,
      perPlayer(
        games,
        ofOrders(({ emergencies }) => emergencies.length),
      ),
      perPlayer(
        games,
        ofOrders(({ changes }) => changes.length),
      ),
      perPlayer(
        games,
        ofOrders(({ accidents }) => accidents.length),
      ),
      perPlayer(
        games,
        ofOrders((order) => momentsOf(order).length),
      ),
      perPlayer(games, countedTwice),
      perPlayer(games, isLate),
      perPlayer(
        games,
        ofOrders(({ delivered }) => (delivered ? 1 : 0)),
      ),
    );
  }
}
footing();
