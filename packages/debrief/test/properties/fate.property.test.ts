import { keyedBelow } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { decisionsOf } from '../../src/decisions/decisions-of.ts';
import type { PlayerDecision } from '../../src/decisions/decision.ts';
import { type Recording, recordingOf } from '../../src/recording.ts';
import { whatIf } from '../../src/what-if/what-if.ts';
import { type JudgedDecision, judge } from '../../src/worth/losses.ts';
import { gradeOf } from '../../src/worth/thresholds.ts';

/** Careless bots drive past the limit, and guess their answers. */
const LEVELS = ['ordinary', 'good', 'careless'] as const;
const PLAYERS = 6;

const LEAST = { SLIP: 5_000, MISTAKE: 15_000, BLUNDER: 30_000 };
/** What a decision that breaks a rule, or that takes points away, may be called. */
const ALLOWED = { breach: ['MISTAKE', 'BLUNDER'], minus: ['SLIP', 'MISTAKE', 'BLUNDER'] };

/** Lessons of bots; of each seed one. In depth as many as a class plays in some years. */
function lessonsOf(seed: number): readonly Recording[] {
  return Array.from({ length: howMany({ few: 1, many: 60 }) }, (_, index) => {
    const level = LEVELS[(seed + index) % LEVELS.length] ?? 'ordinary';
    return aLessonOf(`${seed} ${index}`, PLAYERS, level);
  });
}

function decisionsIn(lesson: Recording): readonly PlayerDecision[] {
  return Array.from({ length: PLAYERS }, (_, index) => decisionsOf(lesson, `player-${index + 1}`)).flat();
}

/** One in so many of the decisions, others with each seed. */
function oneIn(count: number, lesson: Recording): readonly PlayerDecision[] {
  const first = keyedBelow(lesson.setup.seed, 'first', [], count);
  return decisionsIn(lesson).filter((_, index) => index % count === first);
}

function named({ setup }: Recording, { kind, id, player }: PlayerDecision): string {
  return `${setup.seed}: ${kind} ${id} of ${player}`;
}

underSeeds('fate', (seed) => {
  const lessons = lessonsOf(seed);

  test('[WIF-1] [WIF-9] to do what was done is the recorded game: nothing in its field differs', () => {
    for (const lesson of lessons) {
      for (const decision of oneIn(2, lesson)) {
        const { chosen } = decision;
        const { differences, refused, repairs, gain } = whatIf(lesson, decision, {
          actions: chosen === null ? [] : [chosen],
        });
        const told = { differences, refused, repairs, total: gain.total };
        expect(told, named(lesson, decision)).toEqual({ differences: [], refused: [], repairs: [], total: 0 });
      }
    }
  });

  test('[DFD-2] [LSS-2] a judgement knows nothing of what came after the decision: had the game ended there, it would be the same', () => {
    for (const lesson of lessons) {
      for (const decision of oneIn(16, lesson)) {
        const { setup, log } = lesson;
        const cut = recordingOf({ setup, log: log.slice(0, decision.index + (decision.chosen === null ? 0 : 1)) });
        expect(judge(cut, decision), named(lesson, decision)).toEqual(judge(lesson, decision));
      }
    }
  });

  test('[LSS-4] [STP-1] law and library come before money in every judgement', () => {
    const judged = lessons.flatMap((lesson) =>
      oneIn(2, lesson)
        .filter((decision) => decision.judged === 'YES')
        .map((decision) => judge(lesson, decision)),
    );
    const graded = (wanted: (one: JudgedDecision) => boolean): ReadonlySet<string> =>
      new Set(judged.filter(wanted).map((one) => gradeOf(one, LEAST)));
    const broken = judged.filter(({ breaks }) => breaks !== null);
    expect(broken.every(({ lead }) => lead.total === 0)).toBe(true);
    expect(ALLOWED.breach).toEqual(expect.arrayContaining([...graded(({ breaks }) => breaks !== null)]));
    expect(graded(({ mark, breaks }) => mark === 'BEST' && breaks === null)).toEqual(new Set(['BEST']));
    const minus = graded(({ mark }) => mark === 'MINUS');
    expect(minus.size).toBeGreaterThan(0);
    expect(ALLOWED.minus).toEqual(expect.arrayContaining([...minus]));
    for (const { valued, decision } of judged) {
      const lawful = valued.filter((one) => one.breaks === null);
      expect(valued.slice(0, lawful.length), `${decision.kind} ${decision.id}`).toEqual(lawful);
    }
  });
});
