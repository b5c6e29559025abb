import type { BotLevel } from '@fracht/bots';
import { keyedBelow, type PlayerId, type Settings } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonWith } from '@fracht/testing/debrief/a-lesson.ts';
import { atDepth, howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { decisionsOf } from '../../src/decisions/decisions-of.ts';
import type { PlayerDecision } from '../../src/decisions/decision.ts';
import { type Recording, recordingOf } from '../../src/recording.ts';
import { stateAtDecision } from '../../src/state-at-decision.ts';
import { whatIf } from '../../src/what-if/what-if.ts';
import { accountOf, comparedWith } from '../../src/worth/account.ts';
import { judgeOf, judgedDecisions } from '../../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../../src/worth/losses.ts';
import { stopsOf } from '../../src/worth/stops.ts';
import { gradeOf, thresholdsOf } from '../../src/worth/thresholds.ts';

/** Careless bots drive past the limit, and guess their answers. */
const LEVELS: readonly BotLevel[] = ['ordinary', 'good', 'careless'];
const PLAYERS = 4;
const LESSONS = howMany({ few: 30, many: 4000 });
/**
 * Of the lessons, one in this many is played without situations, is checked completely, or is cut short. No two of these numbers, nor the number of levels,
 * have a common divisor, so that lessons of every level, with and without situations, are checked completely and cut short.
 */
const EVERY = { quiet: 4, whole: atDepth({ few: 7, many: 41 }), cut: atDepth({ few: 5, many: 19 }) };
/** How many decisions of a lesson are looked at. */
const LOOKED_AT = 6;

const NO_SITUATIONS: Partial<Settings> = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
/** The grades that an answer may get that brings no points, or takes some away. */
const AT_BEST_A_SLIP = ['SLIP', 'MISTAKE', 'BLUNDER'];

const OF_PLAN: readonly PlayerDecision['kind'][] = ['BOOK_ORDER', 'BOOK_CAR', 'HIRE_CAR'];

/** Violations found, by property; and how many cases each property was checked on. */
type Findings = {
  readonly forks: string[];
  readonly later: string[];
  readonly luck: string[];
  readonly praised: string[];
  readonly blamed: string[];
  readonly sums: string[];
  readonly seen: { decisions: number; breaches: number; best: number; poor: number; wholes: number };
};

underSeeds('fate', (seed) => {
  const found: Findings = {
    forks: [],
    later: [],
    luck: [],
    praised: [],
    blamed: [],
    sums: [],
    seen: { decisions: 0, breaches: 0, best: 0, poor: 0, wholes: 0 },
  };

  test('[WIF-1] [WIF-9] to do what was done is the recorded game: nothing in its field differs', () => {
    for (let index = 0; index < LESSONS; index += 1) lookAt(`${seed} ${index}`, index, found);
    expect(found.seen.decisions).toBeGreaterThan(LESSONS * 3);
    expect(found.forks).toEqual([]);
  });

  test('[DFD-2] [LSS-2] a judgement knows nothing of what came after the decision: had the game ended there, it would be the same', () => {
    expect(found.later).toEqual([]);
  });

  test('[DFD-2] [LSS-2] no luck changes a judgement, be it that of the other orders or its own', () => {
    expect(found.luck).toEqual([]);
  });

  test('[LSS-4] [STP-1] [STP-2] nothing that breaks a rule is praised, and no poor answer', () => {
    expect(found.seen.breaches).toBeGreaterThan(LESSONS / atDepth({ few: 100, many: 10 }));
    expect(found.seen.poor).toBeGreaterThan(LESSONS / 10);
    expect(found.praised).toEqual([]);
  });

  test('[LSS-4] no best answer is blamed', () => {
    expect(found.seen.best).toBeGreaterThan(LESSONS / 2);
    expect(found.blamed).toEqual([]);
  });

  test('[LSS-5] [LSS-6] [LSS-9] [STP-3] losses add up: each once in the stops or the rest, and each to the grosz by its account', () => {
    expect(found.seen.wholes).toBeGreaterThan(LESSONS / EVERY.whole / 2);
    expect(found.sums).toEqual([]);
  });
});

function lookAt(seed: string, index: number, found: Findings): void {
  const level = LEVELS[index % LEVELS.length] ?? 'ordinary';
  const settings = index % EVERY.quiet === 0 ? NO_SITUATIONS : {};
  const lesson = aLessonWith({ seed, players: PLAYERS, level, settings });
  const own = new Map(playersOf(PLAYERS).map((player) => [player, decisionsOf(lesson, player)] as const));
  const decisions = [...own.values()].flat();
  const step = Math.max(1, Math.floor(decisions.length / LOOKED_AT));
  const first = keyedBelow(seed, 'first', [], step);
  const some = decisions.filter((_, place) => place % step === first);
  for (const decision of some) {
    found.seen.decisions += 1;
    forked(lesson, decision, found);
    if (decision.judged === 'YES') judged(lesson, judgeOf(lesson, own.get(decision.player) ?? [])(decision), found);
  }
  const [one] = some.filter((decision) => decision.judged === 'YES');
  if (one !== undefined && index % EVERY.cut === 0) cutShort(lesson, one, found);
  if (one !== undefined) reseeded(lesson, one, found);
  if (index % EVERY.whole === 0) added(lesson, found);
}

function playersOf(count: number): readonly PlayerId[] {
  return Array.from({ length: count }, (_, place) => `player-${place + 1}`);
}

function named({ setup }: Recording, { kind, id, player }: PlayerDecision): string {
  return `${setup.seed}: ${kind} ${id} of ${player}`;
}

function forked(lesson: Recording, decision: PlayerDecision, found: Findings): void {
  const actions = decision.chosen === null ? [] : [decision.chosen];
  const { differences, refused, repairs } = whatIf(lesson, decision, { actions });
  if (differences.length + refused.length + repairs.length > 0) found.forks.push(named(lesson, decision));
}

function judged(lesson: Recording, one: JudgedDecision, found: Findings): void {
  const { breaks, mark, lead, loss, valued, decision } = one;
  const name = named(lesson, decision);
  const grade = gradeOf(one, thresholdsOf(lesson.end));
  const isMistake = grade === 'MISTAKE' || grade === 'BLUNDER';
  const lawful = valued.filter((other) => other.breaks === null);
  const isFirst = lawful.every((other, place) => valued[place] === other);
  if (breaks !== null) found.seen.breaches += 1;
  if (mark === 'POOR') found.seen.poor += 1;
  if (breaks !== null && (!isMistake || lead.total > 0)) found.praised.push(name);
  if (mark === 'POOR' && (!AT_BEST_A_SLIP.includes(grade) || lead.total > 0)) found.praised.push(name);
  if (!isFirst) found.praised.push(`${name}: what breaks a rule is offered first`);
  if (mark === 'BEST' && breaks === null) {
    found.seen.best += 1;
    if (grade !== 'BEST' || loss.total > 0) found.blamed.push(name);
  }
}

/** The same game, if it had ended with the decision. */
function cutShort(lesson: Recording, decision: PlayerDecision, found: Findings): void {
  const { setup, log } = lesson;
  const cut = recordingOf({ setup, log: log.slice(0, decision.index + (decision.chosen === null ? 0 : 1)) });
  if (told(judgedIn(cut, decision)) !== told(judgedIn(lesson, decision))) found.later.push(named(lesson, decision));
}

/** The same game with another seed from the decision on. */
function reseeded(lesson: Recording, decision: PlayerDecision, found: Findings): void {
  if (decision.index === 0) return;
  const then = stateAtDecision(lesson, decision);
  const setup = { ...then.setup, seed: `${then.setup.seed} again` };
  const after = lesson.after.with(decision.index - 1, { ...then, setup });
  if (told(judgedIn({ ...lesson, setup, after }, decision)) !== told(judgedIn(lesson, decision))) {
    found.luck.push(named(lesson, decision));
  }
}

/** A decision's judgement, after those before it. */
function judgedIn(lesson: Recording, decision: PlayerDecision): JudgedDecision {
  return judgeOf(lesson, decisionsOf(lesson, decision.player))(decision);
}

/** Everything that a judgement says, except what is known only later: what became of the order in the end, and when a choice was taken back. */
function told({ isPaid: _paid, brought: _brought, takenBackAt: _back, ...one }: JudgedDecision): string {
  return JSON.stringify(one);
}

/** All decisions of one player together. */
function added(lesson: Recording, found: Findings): void {
  found.seen.wholes += 1;
  const all = judgedDecisions(lesson, 'player-1');
  const thresholds = thresholdsOf(lesson.end);
  const { stops, rest } = stopsOf(all, thresholds);
  const lost = (some: readonly JudgedDecision[]): number => some.reduce((sum, { loss }) => sum + loss.total, 0);
  if (lost(stops.map((stop) => stop.judged)) + rest.loss.total !== lost(all))
    found.sums.push(`${lesson.setup.seed}: stops`);
  for (const { is, judged: one } of stops) {
    if (is === 'STRENGTH' && one.breaks !== null) found.praised.push(named(lesson, one.decision));
  }
  const instead = all.flatMap(({ decision }) =>
    decision.alternatives.flatMap(({ actions: [action] }) => (action?.action === 'BOOK_ORDER' ? [action.order] : [])),
  );
  if (new Set(instead).size !== instead.length) found.sums.push(`${lesson.setup.seed}: an order missed twice`);
  const plans = all.flatMap(({ lead, decision: { kind, order } }) => {
    return lead.total > 0 && order !== null && OF_PLAN.includes(kind) ? [{ kind, order }] : [];
  });
  for (const { order } of plans.filter(({ kind }) => kind === 'BOOK_ORDER')) {
    if (plans.filter((one) => one.order === order).length > 1)
      found.sums.push(`${lesson.setup.seed}: ${order} gained twice`);
  }
  for (const one of all) {
    const sum = accountOf(one).reduce((total, { worth }) => total + worth.total, 0);
    if (sum + (comparedWith(one)?.gain.total ?? 0) !== 0) found.sums.push(named(lesson, one.decision));
  }
}
