// npm run bench:reference - what the reference dispatcher costs and how good it is: times of fair and par for classes of 6 and 30, how much of its
// first plan it drives in games without situations, and in how many seeds it gains at least as much as the best of many games of bots. `SEEDS=100
// BOTS=200 npm run bench:reference` compares with that many, `FROM=50` starts from that seed; `PART=times` or `PART=bots` measures one part alone,
// `PART=classes` or `PART=seats` one half of the second, `PLAYERS=6` times of one size. Games of bots are kept in `.cache/reference-rivals`: after
// a change of the bots, empty it.
import type { Recording } from '@fracht/debrief';
import { EMPTY_LIBRARY } from '@fracht/engine';
import {
  type LpSolver,
  type ReferenceResult,
  bestKnownOf,
  efficiencyOf,
  fairClassOf,
  fairOf,
  studentGain,
  loadSolver,
  parOf,
} from '@fracht/reference';
import { footing, heading, remark, row } from './lib/report.ts';
import { gainsInSeat, gainsOfClasses, lessonOf } from './lib/rivals.ts';
import { aSetup, seats } from './lib/setup.ts';
import { median } from './lib/timing.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 20);
const FROM = Number(process.env['FROM'] ?? 0);
const BOTS = Number(process.env['BOTS'] ?? 20);
const PART = process.env['PART'] ?? 'times and bots';
/** Students in the games that are timed. */
const SIZES = (process.env['PLAYERS'] ?? '6,30').split(',').map(Number);
/** Students in the games that are compared with bots. */
const CLASS = 6;
/** Games without situations of each size, for the share of the first plan that is driven. */
const CALM_GAMES = 5;

const solve = await loadSolver();

type Spent<Value> = { readonly value: Value; readonly clock: number; readonly processor: number };

/** The result of `run`, and how long it took, in ms. */
function spent<Value>(run: () => Value): Spent<Value> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const value = run();
  const { user, system } = process.cpuUsage(used);
  return { value, clock: performance.now() - started, processor: (user + system) / 1000 };
}

function idsOf(players: number): readonly string[] {
  return seats(players, null).map(({ user }) => user.id);
}

const zloty = (grosze: number): string => (grosze / 100).toFixed(0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function told(what: string, { clock, processor, value }: Spent<ReferenceResult>): void {
  row(what, `${processor.toFixed(0)} ms`, `${clock.toFixed(0)} ms`, zloty(value.gain), String(value.delivered));
}

/** Times of the results of one lesson, after one that warms up. */
function measureTimes(players: number): void {
  const lesson = lessonOf(aSetup(`reference-${players}`), players, 'ordinary');
  fairClassOf(lessonOf(aSetup('warm'), 2, 'ordinary'), solve);
  told(
    `fair for the whole class, ${players} players`,
    spent(() => fairClassOf(lesson, solve)),
  );
  told(
    `par, ${players} players`,
    spent(() => parOf(lesson, solve)),
  );
  const own = idsOf(players).map((id) => ({ id, ...spent(() => fairOf(lesson, id, solve)) }));
  const processor = own.map((one) => one.processor).toSorted((a, b) => a - b);
  const clock = own.map((one) => one.clock).toSorted((a, b) => a - b);
  const figures = (list: readonly number[]): string => {
    const sum = list.reduce((all, one) => all + one, 0);
    return `p50 ${median(list).toFixed(0)} ms, all ${(sum / 1000).toFixed(1)} s`;
  };
  row(
    `fair for each of ${players} students`,
    figures(processor),
    figures(clock),
    `${zloty(mean(own.map(({ value }) => value.gain)))} each`,
    `${mean(own.map(({ value }) => value.delivered)).toFixed(1)} each`,
  );
  reportFair(lesson, own);
}

/** How the students of a lesson compare with their references, and whether others could do as recorded. */
function reportFair(lesson: Recording, own: readonly { readonly id: string; readonly value: ReferenceResult }[]): void {
  const shares = own.map(({ id, value }) => {
    const gain = studentGain(lesson.end, [id]);
    return efficiencyOf(gain, bestKnownOf(value.gain, [gain]));
  });
  const disturbing = own.filter(({ value }) => value.disturbed.length + value.refused.length > 0).length;
  const beaten = own.filter(({ id, value }) => studentGain(lesson.end, [id]) > value.gain).length;
  notes.push(
    `${own.length} ordinary bots as students: efficiency ${median(shares.toSorted((a, b) => a - b))} % in the middle, ${beaten} beat the reference; ` +
      `${disturbing} references disturb others (${mean(own.map(({ value }) => value.refused.length)).toFixed(2)} refused actions each).`,
  );
}

/** Lines below the tables. */
const notes: string[] = [];

/** Games without situations: what par reached of its first plan's promise, and of the bound. */
function measureShares(players: number): void {
  const driven: number[] = [];
  const bounded: number[] = [];
  for (let seed = 0; seed < CALM_GAMES; seed += 1) {
    const setup = { ...aSetup(`calm-${seed}`), library: EMPTY_LIBRARY };
    const promises: number[] = [];
    const watched: LpSolver = (programme) => {
      const solution = solve(programme);
      promises.push(solution?.gain ?? Number.NaN);
      return solution;
    };
    const { gain, bound } = parOf(lessonOf(setup, players, 'good'), watched);
    driven.push(gain / (promises[0] ?? Number.NaN));
    bounded.push(gain / (bound ?? Number.NaN));
  }
  row(`${players} players, ${CALM_GAMES} games`, percent(mean(driven)), percent(mean(bounded)));
}

/** The gain of the reference, and the best gain of the games of bots that it is compared with. */
type Compared = { readonly own: number; readonly best: number };

function most(gains: readonly (number | null)[]): number {
  return Math.max(...gains.flatMap((gain) => gain ?? []));
}

/**
 * Fair for the class compared with whole classes of bots; and fair in one student's place compared with bots in that place, all others as
 * recorded.
 */
const COMPARISONS: readonly {
  readonly part: string;
  readonly what: string;
  readonly compare: (seed: number) => Compared;
}[] = [
  {
    part: 'classes',
    what: `fair for a class of ${CLASS}`,
    compare(seed) {
      const own = fairClassOf(lessonOf(aSetup(`rivals-${seed}`), CLASS, 'good'), solve).gain;
      return { own, best: most(gainsOfClasses(`rivals-${seed}`, CLASS, BOTS)) };
    },
  },
  {
    part: 'seats',
    what: `fair for one of ${CLASS}`,
    compare(seed) {
      const lesson = lessonOf(aSetup(`rivals-${seed}`), CLASS, 'ordinary');
      const student = idsOf(CLASS)[seed % CLASS] ?? '';
      return { own: fairOf(lesson, student, solve).gain, best: most(gainsInSeat(lesson, student, BOTS)) };
    },
  },
];

/** One row per seed, so that an interrupted run is useful too. Par is never below fair (REF-6), so only fair is compared. */
function measureAgainstBots({ what, compare }: (typeof COMPARISONS)[number]): void {
  const started = process.cpuUsage();
  const shares: number[] = [];
  let wins = 0;
  for (let seed = FROM; seed < FROM + SEEDS; seed += 1) {
    const { own, best } = compare(seed);
    if (own >= best) wins += 1;
    // A percentage of a loss is meaningless.
    if (best > 0) shares.push(own / best);
    row(String(seed), zloty(own), zloty(best), best > 0 ? percent(own / best) : '');
  }
  const { user, system } = process.cpuUsage(started);
  const sorted = shares.toSorted((one, other) => one - other);
  notes.push(
    `${what}: at least as much as the best of ${BOTS} games of bots in ${wins} of ${SEEDS} seeds; its gain to theirs: ` +
      `${percent(median(sorted))} in the middle, ${percent(sorted[0] ?? Number.NaN)} at least. ` +
      `It took ${((user + system) / 1e6).toFixed(0)} s of processor time, without the games that were kept from before.`,
  );
}

heading();
if (PART.includes('times')) {
  row('what', 'processor', 'clock', 'gain, zl', 'delivered');
  row('---', '---', '---', '---', '---');
  for (const players of SIZES) measureTimes(players);
  process.stdout.write('\n');
  row('without situations', 'par of its first plan', 'par of the bound');
  row('---', '---', '---');
  for (const players of SIZES) measureShares(players);
  process.stdout.write('\n');
}
for (const comparison of COMPARISONS) {
  if (PART.includes('bots') || PART.includes(comparison.part)) {
    row('seed', `${comparison.what}, zl`, `best of ${BOTS} games of bots, zl`, 'share');
    row('---', '---', '---', '---');
    measureAgainstBots(comparison);
    process.stdout.write('\n');
  }
}
for (const note of notes) remark(note);
footing();
