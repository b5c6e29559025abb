import { SHIPPED_LIBRARY } from '@fracht/content';
import type { BotLevel } from '@fracht/bots';
import { findCar } from '@fracht/engine';
import { aLessonWith } from '@fracht/testing/debrief/a-lesson.ts';
import { expect, test } from 'vitest';
import { isAnswer } from '../src/decisions/question.ts';
import { bestFeedback } from '../src/decisions/mark.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { stateAtDecision } from '../src/state-at-decision.ts';
import { judgeOf } from '../src/worth/judged-decisions.ts';

// Games whose debriefs made false statements, as calculating from the log shows.

function aLesson(seed: string, ...levels: readonly BotLevel[]): Recording {
  return aLessonWith({ seed, players: levels.length, levels, library: SHIPPED_LIBRARY });
}

const drivesOn = (game: Recording, player: string) =>
  decisionsOf(game, player).filter(({ kind }) => kind === 'DRIVE_ON');

test('[DCN-1] [DCN-7] whoever drove on past a limit let his driver go on with the order that it happened with, and not with one before it', () => {
  const game = aLesson('trzy mosty Odry', 'careless', 'ordinary', 'good', 'careless');
  const found = ['player-1', 'player-4'].flatMap((player) => drivesOn(game, player));
  expect(found.length).toBeGreaterThan(3);
  for (const decision of found) {
    const car = findCar(stateAtDecision(game, decision), decision.car ?? '');
    expect([decision.id, car?.shipment]).toEqual([decision.id, decision.order]);
  }
});

test('[DCN-7] [LSS-4] an answer that holds a car up until no parking lies within the limit answers for that, not who drove on before', () => {
  const game = aLesson('kombajn w rzepaku', 'careless', 'ordinary', 'good', 'careless');
  const decisions = decisionsOf(game, 'player-1');
  const judge = judgeOf(game, decisions);
  const answer = decisions.find(({ id }) => id === '92');
  if (answer === undefined) throw new Error('No answer 92');
  expect(judge(answer).breaks).toBe('DAY');
  // At the warning after it every remaining way led past the limit, and none of them was better.
  const drives = drivesOn(game, 'player-1').filter(({ car }) => car === 'ST-08');
  expect(drives.map((one) => [one.at > answer.at, judge(one).breaks, judge(one).isForced])).toEqual([
    [true, null, true],
  ]);
});

test('[LSS-3] [STP-1] an answer is not ahead of one that the library likes as well, and its own reason is told', () => {
  const game = aLesson('gołębnik', 'ordinary', 'good', 'ordinary', 'careless', 'good');
  const decisions = decisionsOf(game, 'player-4');
  const decision = decisions.find(({ id }) => id === '183');
  if (decision?.chosen == null || !isAnswer(decision.chosen)) throw new Error('No answer 183');
  const judged = judgeOf(game, decisions)(decision);
  expect(judged.valued.some(({ mark, breaks }) => mark === 'BEST' && breaks === null)).toBe(true);
  expect([judged.mark, judged.lead.total]).toEqual(['BEST', 0]);
  expect(bestFeedback(stateAtDecision(game, decision), decision.chosen)).toContain('Drożej niż czekanie');
});
