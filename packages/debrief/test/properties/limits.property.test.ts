import { type BotLevel, playGame } from '@fracht/bots';
import type { Happening } from '@fracht/engine';
import { DAY, TEACHER, aSetup, aUser } from '@fracht/testing/debrief/a-lesson.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { expect, test } from 'vitest';
import { type Recording, recordingOf } from '../../src/recording.ts';
import { judgedDecisions } from '../../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../../src/worth/losses.ts';

/** Bots of all kinds in one lesson: those that look seldom are warned too late, and find the driver on board or at a dock. */
const LEVELS: readonly BotLevel[] = [
  'careless',
  { knows: 0.6, plans: 'FIRST', looksEvery: 1800 },
  { knows: 0.5, plans: 'PAY_FOR_TIME', looksEvery: 3600 },
  'ordinary',
];
const LESSONS = howMany({ few: 6, many: 240 });
const PASSED: readonly Happening['what'][] = ['WORK_OVERDUE', 'DAY_OVERDUE'];
const STRUCK: readonly Happening['what'][] = ['EMERGENCY', 'CHANGE_EVENT', 'ACCIDENT'];

underSeeds('limits', (seed) => {
  test('[DCN-7] [DFD-9] [LSS-4] whoever passed a limit was let pass it by a decision that is blamed, or by a situation', () => {
    const found: string[] = [];
    let passed = 0;
    for (let index = 0; index < LESSONS; index += 1) {
      const lesson = lessonOf(`${seed} limits ${index}`, index);
      const all = lesson.happenings.filter(({ what, player }) => PASSED.includes(what) && player !== null);
      passed += all.length;
      const judged = judgementsIn(lesson);
      const left = all.filter((told) => !isExplained(lesson, judged, told));
      found.push(...left.map(({ what, car, at }) => `${lesson.setup.seed}: ${what} of ${car} at ${at}`));
    }
    expect(passed).toBeGreaterThan(LESSONS);
    expect(found).toEqual([]);
  });
});

const USERS = LEVELS.map((_, place) => aUser(`player-${place + 1}`));

function lessonOf(seed: string, index: number): Recording {
  const setup = aSetup(seed);
  const seats = USERS.map((user, place) => ({
    user,
    level: LEVELS[(place + index) % LEVELS.length] ?? ('careless' as const),
  }));
  return recordingOf({ setup, log: playGame(setup, TEACHER, seats, DAY).log });
}

function ofPlayer({ happenings }: Recording, player: string): readonly Happening[] {
  return happenings.filter((told) => told.player === player);
}

/** All decisions of a player, judged only once, no matter how many limits the player has exceeded. */
function judgementsIn(lesson: Recording): (player: string) => readonly JudgedDecision[] {
  const known = new Map<string, readonly JudgedDecision[]>();
  return (player) => {
    const judged = known.get(player) ?? judgedDecisions(lesson, player);
    known.set(player, judged);
    return judged;
  };
}

/** Whether exceeding a limit is blamed on a decision taken since the car last exceeded one, or a situation has struck its order since it was sent. */
function isExplained(lesson: Recording, judged: ReturnType<typeof judgementsIn>, past: Happening): boolean {
  const { player, car, order, at } = past;
  if (player === null) return true;
  const own = ofPlayer(lesson, player).filter((told) => told.at < at);
  const last = own.findLast((told) => told.car === car && PASSED.includes(told.what))?.at ?? -1;
  const blamed = judged(player).some(({ breaks, decision }) => {
    const isItsOwn = decision.car === car || (order !== null && decision.order === order);
    return breaks !== null && isItsOwn && decision.at > last && decision.at <= at;
  });
  // What struck the order may have struck it on the car that this one replaces.
  const isOfIt = (told: Happening): boolean => told.car === car || (order !== null && told.order === order);
  return blamed || own.some((told) => isOfIt(told) && STRUCK.includes(told.what) && told.at > last);
}
