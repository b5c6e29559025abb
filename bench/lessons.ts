// npm run bench:lessons - what a game with default settings is like, over 200 seeds with four bots each; what knowing the answers and
// planning are worth; who ends above a player who does nothing.
import { BOT_LEVELS, type BotLevel, PLANNINGS, type Seat, playGame } from '@fracht/bots';
import {
  type GameSetup,
  type GameState,
  type LedgerReason,
  type Player,
  RULES_VERSION,
  roundSeconds,
  score,
  rankStudents,
  settingsByRules,
} from '@fracht/engine';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { footing, heading, row } from './lib/report.ts';
import { type Steadiness, steadinessOf } from './lib/steady.ts';
import { median, quantile } from './lib/timing.ts';

/** Lessons of each kind. `SEEDS=300 npm run bench:lessons` plays more, for shares that depend on a few points. */
const SEEDS = Number(process.env['SEEDS'] ?? 200);
/** Prefix of the lessons' seeds. `LESSONS=other npm run bench:lessons` plays lessons on which the bots were not tuned. */
const LESSONS = process.env['LESSONS'] ?? 'lesson';
const PLAYERS = 4;
const SHARES = [1, 0.85, 0.7, 0.5, 0.33, 0];
/** The interval between two looks of bots that differ only in knowledge and planning: five seconds of a lesson. */
const LOOKS_EVERY = 300;

function students(state: GameState): readonly Player[] {
  return state.players.filter(({ type }) => type === 'STUDENT');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function played(level: Seat['level'], rulesVersion = RULES_VERSION): readonly GameState[] {
  return lessonsOf(() => seats(PLAYERS, level), rulesVersion);
}

function lessonsOf(seated: (seed: number) => readonly Seat[], rulesVersion = RULES_VERSION): readonly GameState[] {
  return Array.from(
    { length: SEEDS },
    (_, seed) => playGame(byRules(aSetup(`${LESSONS}-${seed}`), rulesVersion), TEACHER, seated(seed), DAY).state,
  );
}

function byRules(setup: GameSetup, rulesVersion = 1): GameSetup {
  return { ...setup, settings: settingsByRules(setup.settings, rulesVersion), rulesVersion };
}

/** Differences of score between the best and the last player of each lesson. */
function spreadsOf(games: readonly GameState[]): readonly number[] {
  return games
    .map((game) => students(game).map(score))
    .map((scores) => Math.max(...scores) - Math.min(...scores))
    .toSorted((a, b) => a - b);
}

function latePerLesson(games: readonly GameState[]): readonly number[] {
  const isLate = ({ reason }: { readonly reason: LedgerReason }) => reason === 'LATE_DELIVERY';
  return games
    .map((game) => students(game).reduce((sum, { ledger }) => sum + ledger.filter(isLate).length, 0))
    .toSorted((a, b) => a - b);
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

const idleScores = new Map<number | undefined, number>();

/** The score of a player who does nothing; the same in every game of the same rules. */
function idleScore({ rulesVersion }: GameSetup): number {
  const known = idleScores.get(rulesVersion);
  if (known !== undefined) return known;
  const setup = byRules(aSetup('idle'), rulesVersion);
  const [idle = 0] = students(playGame(setup, TEACHER, seats(1, null), DAY).state).map(score);
  idleScores.set(rulesVersion, idle);
  return idle;
}

function aboveIdle(games: readonly GameState[]): string {
  const gains = games.flatMap((game) => students(game).map((player) => score(player) - idleScore(game.setup)));
  return `${((gains.filter((gain) => gain > 0).length / gains.length) * 100).toFixed(1)} %`;
}

/** The share of lessons in which the mean score of the class is above that of doing nothing. */
function classAboveIdle(games: readonly GameState[]): string {
  const above = games.filter((game) => mean(students(game).map(score)) > idleScore(game.setup));
  return `${((above.length / games.length) * 100).toFixed(1)} %`;
}

/** The share of players who are placed above those who do nothing, because they delivered an order. (PTS-9) */
function placedAboveIdle(games: readonly GameState[]): string {
  const places = games.flatMap((game) =>
    students(game).map(({ user }) => game.orders.some(({ delivered, player }) => delivered && player === user.id)),
  );
  return `${((places.filter(Boolean).length / places.length) * 100).toFixed(1)} %`;
}

function range(sorted: readonly number[]): string {
  return `median ${median(sorted).toFixed(0)}, middle 80 % ${quantile(sorted, 0.1).toFixed(0)} to ${quantile(sorted, 0.9).toFixed(0)}`;
}

function report(level: BotLevel & string): void {
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
    ['players who stand above somebody who does nothing, by place', placedAboveIdle(games)],
    ['lessons in which the class, by its mean score, ends above one that does nothing', classAboveIdle(games)],
    ['spread of a lesson, best score less last', `median ${median(spreadsOf(games)).toFixed(0)}`],
    ['decisions per player and game', actionsPerPlayer(games).toFixed(1)],
    ['OVERDUE cases per player', perPlayer(games, 'WORK_OVERDUE').toFixed(2)],
    ['late deliveries per player', perPlayer(games, 'LATE_DELIVERY').toFixed(2)],
    ['late deliveries of a lesson', `median ${median(latePerLesson(games)).toFixed(0)}`],
    ['orders expired that nobody booked', share(({ expired, player }) => expired && player === null)],
    ['orders expired that somebody booked', share(({ expired, player }) => expired && player !== null)],
    ['deaths per game', mean(games.map(({ deaths }) => deaths)).toFixed(3)],
  ];
  process.stdout.write(`\n${PLAYERS} ${level} bots, ${SEEDS} seeds\n\n| what | measured |\n|---|---|\n`);
  for (const [what, value] of rows) process.stdout.write(`| ${what} | ${value} |\n`);
}

/** Reports what knowing the answers and planning are worth, in lessons of four equal bots. */
function reportKnowledge(): void {
  process.stdout.write(`\n${PLAYERS} equal bots that know a share of the answers, ${SEEDS} seeds\n\n`);
  process.stdout.write(
    '| planning | answers known | delivered | profit, zl | score above that of doing nothing | class above one that does nothing |\n',
  );
  process.stdout.write('|---|---|---|---|---|---|\n');
  for (const plans of PLANNINGS) {
    for (const knows of SHARES) {
      const games = played({ knows, plans, looksEvery: LOOKS_EVERY });
      const delivered = deliveredPerRound(games).reduce((sum, count) => sum + count, 0);
      process.stdout.write(
        `| ${plans} | ${knows * 100} % | ${delivered.toFixed(2)} | ${range(profitsOf(games))} | ${aboveIdle(games)} | ${classAboveIdle(games)} |\n`,
      );
    }
  }
}

/**
 * Reports lessons by the rules of six versions (before each player had their own random events, since then, before days had an end, before breaks, before orders came
 * steadily, and today), with the same bots and seeds.
 */
function reportRules(): void {
  process.stdout.write(`\n${PLAYERS} equal bots, ${SEEDS} seeds, by the rules of six versions\n\n`);
  process.stdout.write(
    '| bots, rules version | delivered | spread, median | late deliveries, median and mean of a lesson | ',
  );
  process.stdout.write('profit, zl | score above that of doing nothing |\n|---|---|---|---|---|---|\n');
  for (const level of ['ordinary', 'good'] as const) {
    for (const rulesVersion of [2, 3, 6, 7, 10, RULES_VERSION]) {
      const games = played(level, rulesVersion);
      const delivered = deliveredPerRound(games).reduce((sum, count) => sum + count, 0);
      const late = latePerLesson(games);
      process.stdout.write(
        `| ${level}, ${rulesVersion} | ${delivered.toFixed(2)} | ${median(spreadsOf(games)).toFixed(0)} | ` +
          `${median(late).toFixed(0)}, ${mean(late).toFixed(2)} | ${range(profitsOf(games))} | ${aboveIdle(games)} |\n`,
      );
    }
  }
}

/** Players of one lesson; null: joins and does nothing. */
const PEOPLE = {
  'knows 70 %, plans sensibly': { knows: 0.7, plans: 'GOOD', looksEvery: LOOKS_EVERY },
  'guesses, takes the first that fits': { knows: 0, plans: 'FIRST', looksEvery: LOOKS_EVERY },
  'guesses, but plans sensibly': { knows: 0, plans: 'GOOD', looksEvery: LOOKS_EVERY },
  'does nothing': null,
} as const satisfies Record<string, BotLevel | null>;
type Name = keyof typeof PEOPLE;
const IDLE: Name = 'does nothing';
const THREE: readonly Name[] = ['knows 70 %, plans sensibly', 'guesses, takes the first that fits', IDLE];
const FOUR: readonly Name[] = [...THREE, 'guesses, but plans sensibly'];

/**
 * Reports in how many lessons each kind of player ends above the one who does nothing, by place (PTS-9) and by score. All play in the same
 * lessons, in rotating seats.
 */
function reportPeople(names: readonly Name[]): void {
  const nameAt = (seed: number, index: number): Name => names[(index + seed) % names.length] ?? IDLE;
  const games = lessonsOf((seed) =>
    seats(names.length, null).map((seat, index) => ({ ...seat, level: PEOPLE[nameAt(seed, index)] })),
  );
  process.stdout.write(
    `\none lesson of ${names.length} people, ${SEEDS} seeds; spread of a lesson ${range(spreadsOf(games))}; `,
  );
  process.stdout.write(`late deliveries of a lesson, median ${median(latePerLesson(games)).toFixed(0)}\n\n`);
  process.stdout.write(
    '| who | above who does nothing, by place | by score | score less that of doing nothing | late deliveries |\n',
  );
  process.stdout.write('|---|---|---|---|---|\n');
  for (const name of names) {
    const ends = games.map((game, seed) => endOf(game, (index) => nameAt(seed, index), name));
    const share = (count: number) => `${((count / ends.length) * 100).toFixed(1)} %`;
    const byPlace = share(ends.filter(({ isPlacedAbove }) => isPlacedAbove).length);
    const byScore = share(ends.filter(({ gain }) => gain > 0).length);
    const gains = ends.map(({ gain }) => gain).toSorted((a, b) => a - b);
    const late = mean(ends.map((end) => end.late)).toFixed(2);
    process.stdout.write(`| ${name} | ${byPlace} | ${byScore} | ${range(gains)} | ${late} |\n`);
  }
}

type End = { readonly gain: number; readonly isPlacedAbove: boolean; readonly late: number };

function endOf(game: GameState, nameAt: (index: number) => string, name: string): End {
  const people = students(game);
  const placeOf = (wanted: string) =>
    rankStudents(game).find(({ player }) => nameAt(people.indexOf(player)) === wanted)?.place ?? Infinity;
  const own = people.find((_, index) => nameAt(index) === name);
  if (own === undefined) throw new Error(`Nobody ${name}`);
  return {
    gain: score(own) - idleScore(game.setup),
    isPlacedAbove: placeOf(name) < placeOf(IDLE),
    late: own.ledger.filter(({ reason }) => reason === 'LATE_DELIVERY').length,
  };
}

/** Classes whose work is examined, with fewer games the larger they are. */
const CLASSES = [
  { players: 4, games: Math.ceil(SEEDS / 4) },
  { players: 6, games: Math.ceil(SEEDS / 8) },
  { players: 12, games: Math.ceil(SEEDS / 20) },
  { players: 30, games: Math.ceil(SEEDS / 50) },
];
/** The versions of the rules for which steadiness is reported: the last one before orders came steadily, and today's. */
const STEADY_VERSIONS = [10, RULES_VERSION];
const SENSIBLE = PEOPLE['knows 70 %, plans sensibly'];

/** Reports how steady the work of sensible players is: orders that they can still make, waits, and loads on the way back. */
function reportSteadiness(): void {
  process.stdout.write(
    '\nsteady work of sensible players at the pace of people, until two hours before the end; waits in seconds at the first speed\n\n',
  );
  row(
    'players, games, rules version',
    'moments at which a player can make two orders: at all, with a profit',
    'longest wait between two deeds: of a player, of a game, median and 95 %',
    'longest wait for a decision (a new order that can be made, something that is asked of the player, a deed): the same',
    'longest time with neither a deed nor an order that brings a profit: the same',
    'back-load on offer when a car is sent, while it is under way',
  );
  row('---', '---', '---', '---', '---', '---');
  for (const { players, games } of CLASSES) {
    for (const rulesVersion of STEADY_VERSIONS) {
      const found = Array.from({ length: games }, (_, seed) =>
        steadinessOf(byRules(aSetup(`${LESSONS}-${seed}`), rulesVersion), players, SENSIBLE),
      );
      const share = (some: Count, all: Count) => `${((total(found, some) / total(found, all)) * 100).toFixed(1)} %`;
      row(
        `${players}, ${games}, ${rulesVersion}`,
        `${share('couldChoose', 'looked')}, ${share('couldChooseProfit', 'looked')}`,
        `${middleAndMost(found.flatMap(({ deeds }) => deeds))}; ${middleAndMost(found.map(({ deeds }) => Math.max(...deeds)))}`,
        `${middleAndMost(found.flatMap(({ decisions }) => decisions))}; ${middleAndMost(found.map(({ decisions }) => Math.max(...decisions)))}`,
        `${middleAndMost(found.flatMap(({ nothing }) => nothing))}; ${middleAndMost(found.map(({ nothing }) => Math.max(...nothing)))}`,
        `${share('sentWithBackLoad', 'sent')}, ${share('underWayWithBackLoad', 'underWay')}`,
      );
    }
  }
}

type Count = Exclude<keyof Steadiness, 'deeds' | 'decisions' | 'nothing'>;

function total(found: readonly Steadiness[], what: Count): number {
  return found.reduce((sum, one) => sum + one[what], 0);
}

function middleAndMost(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  return `${median(sorted).toFixed(0)}, ${quantile(sorted, 0.95).toFixed(0)}`;
}

const PARTS: Readonly<Record<string, () => void>> = {
  levels: () => BOT_LEVELS.forEach(report),
  knowledge: reportKnowledge,
  rules: reportRules,
  people: () => [THREE, FOUR].forEach(reportPeople),
  steady: reportSteadiness,
};

/** `PART=steady npm run bench:lessons` reports one part alone. */
const PART = process.env['PART'];

heading();
for (const [part, tell] of Object.entries(PARTS)) if (PART === undefined || PART === part) tell();
footing();
