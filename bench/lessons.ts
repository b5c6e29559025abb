// npm run bench:lessons - what a game of default settings is like: four bots, 200 seeds, and what knowing the answers is worth.
import { type Prompter, type Seat, playGame } from '@fracht/bots';
import { type GameState, type LedgerReason, type Player, roundSeconds, score } from '@fracht/engine';
import { knowing } from './lib/prompter.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { machine, median, quantile } from './lib/timing.ts';

const SEEDS = 200;
const PLAYERS = 4;
const SHARES = [1, 0.85, 0.7, 0.33];

function students(state: GameState): readonly Player[] {
  return state.players.filter(({ type }) => type === 'STUDENT');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function played(level: Seat['level'], prompter?: Prompter): readonly GameState[] {
  const filled = seats(PLAYERS, level).map((seat) => (prompter === undefined ? seat : { ...seat, prompter }));
  return Array.from({ length: SEEDS }, (_, seed) => playGame(aSetup(`lesson-${seed}`), TEACHER, filled, DAY).state);
}

function deliveredPerRound(games: readonly GameState[]): readonly number[] {
  return [1, 2, 3, 4].map((round) => {
    const inRound = (at: number, seconds: number) => at > (round - 1) * seconds && at <= round * seconds;
    const counts = games.map(
      ({ orders, setup }) =>
        orders.filter(({ deliveredAt }) => deliveredAt !== null && inRound(deliveredAt, roundSeconds(setup))).length,
    );
    return mean(counts) / PLAYERS;
  });
}

function perPlayer(games: readonly GameState[], reason: LedgerReason): number {
  return mean(
    games.flatMap((game) =>
      students(game).map(({ ledger }) => ledger.filter((entry) => entry.reason === reason).length),
    ),
  );
}

function actionsPerPlayer(games: readonly GameState[]): number {
  const deeds = new Set(['ORDER_BOOKED', 'FREE_BOOKED', 'SLEEPING', 'SLEEPING_GUARDED', 'DRIVING_EMPTY']);
  return mean(
    games.flatMap((game) => students(game).map(({ journal }) => journal.filter(({ what }) => deeds.has(what)).length)),
  );
}

function profitsOf(games: readonly GameState[]): readonly number[] {
  return games
    .flatMap((game) => students(game).map(({ money }) => (money - game.setup.settings.start_money * 100) / 100))
    .toSorted((a, b) => a - b);
}

/** Nobody is paid or fined for doing nothing: who does nothing keeps the money of the start. */
function aboveIdle(games: readonly GameState[]): string {
  const scores = games.flatMap((game) =>
    students(game).map((player) => score(player) - game.setup.settings.start_money),
  );
  return `${((scores.filter((one) => one > 0).length / scores.length) * 100).toFixed(1)} %`;
}

function range(sorted: readonly number[]): string {
  return `median ${median(sorted).toFixed(0)}, middle 80 % ${quantile(sorted, 0.1).toFixed(0)} to ${quantile(sorted, 0.9).toFixed(0)}`;
}

function report(level: Seat['level']): void {
  const games = played(level);
  const orders = games.flatMap((game) => game.orders);
  const share = (test: (order: GameState['orders'][number]) => boolean) =>
    `${((orders.filter(test).length / orders.length) * 100).toFixed(1)} %`;
  const profits = profitsOf(games);
  const scores = games.flatMap((game) => students(game).map(score)).toSorted((a, b) => a - b);
  const rounds = deliveredPerRound(games);
  const rows: readonly (readonly [string, string])[] = [
    ['orders delivered per player and game', rounds.reduce((sum, count) => sum + count, 0).toFixed(2)],
    ['orders delivered per player in rounds 1, 2, 3, 4', rounds.map((count) => count.toFixed(2)).join(', ')],
    ['profit per player, zl', range(profits)],
    ['score per player', range(scores)],
    [
      'players who lost money',
      `${((profits.filter((profit) => profit < 0).length / profits.length) * 100).toFixed(1)} %`,
    ],
    ['players who score more than somebody who does nothing', aboveIdle(games)],
    ['decisions per player and game', actionsPerPlayer(games).toFixed(1)],
    ['OVERDUE cases per player', perPlayer(games, 'WORK_OVERDUE').toFixed(2)],
    ['late deliveries per player', perPlayer(games, 'LATE_DELIVERY').toFixed(2)],
    ['orders expired that nobody booked', share(({ expired, player }) => expired && player === null)],
    ['orders expired that somebody booked', share(({ expired, player }) => expired && player !== null)],
    ['deaths per game', mean(games.map(({ deaths }) => deaths)).toFixed(3)],
  ];
  process.stdout.write(`\n${PLAYERS} ${level} bots, ${SEEDS} seeds\n\n| what | measured |\n|---|---|\n`);
  for (const [what, value] of rows) process.stdout.write(`| ${what} | ${value} |\n`);
}

/** What it is worth to know the answers: ordinary bots that know a share of them and guess the others. */
function reportKnowledge(): void {
  process.stdout.write(`\n${PLAYERS} ordinary bots that know a share of the answers, ${SEEDS} seeds\n\n`);
  process.stdout.write(
    '| answers known | delivered | profit, zl | score above that of doing nothing |\n|---|---|---|---|\n',
  );
  for (const share of SHARES) {
    const games = played('ordinary', knowing(share));
    const delivered = deliveredPerRound(games).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `| ${share * 100} % | ${delivered.toFixed(2)} | ${range(profitsOf(games))} | ${aboveIdle(games)} |\n`,
    );
  }
}

process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${machine()}\n`);
report('ordinary');
report('careless');
reportKnowledge();
