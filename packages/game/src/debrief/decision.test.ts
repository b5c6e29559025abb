import type { DebriefDecision } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { brokenText } from '@fracht/content';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { hasBetter, isTooLateToRest } from './decision.ts';
import { decisionTitle } from './decision-title.ts';

const answered = aDebrief(aPlayedGame().end, 's1').decisions.find(({ question }) => question !== null);

/** An answer that was expected to bring as much as the best one, with this grade. */
function graded(grade: 'BEST' | 'AS_GOOD' | 'SLIP'): DebriefDecision {
  if (answered?.judgement == null) throw new Error('no answer');
  const loss = { money: 0, points: 0, total: 0 };
  return { ...answered, judgement: { ...answered.judgement, grade, loss, breaks: null } };
}

test('[DBS-8] [LSS-4] what the library likes best is the better choice, whatever money says', () => {
  expect(hasBetter(graded('SLIP'))).toBe(true);
  expect(hasBetter(graded('AS_GOOD'))).toBe(true);
  expect(hasBetter(graded('BEST'))).toBe(false);
});

const [, drivenOn] = aDebrief(aPlayedGame().end, 's1').decisions;

/** A stop at a parking `overrun` minutes past the limit, where the only alternative was driving on; `broken`: the limits broken by the stop, and by driving on. */
function parked(overrun: number, { own, onward }: Record<'own' | 'onward', 'DRIVING' | 'DAY' | null>) {
  if (drivenOn?.judgement == null || drivenOn.alternatives[0] === undefined) throw new Error('no drive');
  const rule = (limit: 'DRIVING' | 'DAY' | null) =>
    limit === null ? null : { ...brokenText[limit], law: null, limit };
  const decision: DebriefDecision = {
    ...drivenOn,
    kind: 'PARK',
    chosen: { is: 'PARKING', parking: 'p', isGuarded: true, at: 30_000, overrun },
    judgement: { ...drivenOn.judgement, breaks: rule(own) },
    alternatives: [{ ...drivenOn.alternatives[0], choice: { is: 'NOTHING' }, breaks: rule(onward) }],
  };
  return decision;
}

test('[DBS-3] where a driver could have driven on within his limits, nobody says that it was too late to rest', () => {
  const early = parked(-60, { own: null, onward: null });
  expect(isTooLateToRest(early)).toBe(false);
  expect(decisionTitle(early)).toBe('Postój zamiast dalszej jazdy');
  expect(isTooLateToRest(parked(60, { own: 'DRIVING', onward: 'DRIVING' }))).toBe(true);
});

test('[DBS-3] [LSS-4] the end of the day is called by its name, and no driving time', () => {
  expect(decisionTitle(parked(60, { own: 'DRIVING', onward: 'DRIVING' }))).toBe('Parking dopiero za limitem jazdy');
  expect(decisionTitle(parked(60, { own: 'DAY', onward: 'DAY' }))).toBe('Parking dopiero po końcu doby');
  const driven = (limit: 'DRIVING' | 'DAY', onward: 'DRIVING' | 'DAY' | null): string =>
    decisionTitle({ ...parked(0, { own: limit, onward }), kind: 'DRIVE_ON', chosen: { is: 'NOTHING' } });
  expect(driven('DRIVING', null)).toBe('Jazda po limicie zamiast parkingu');
  expect(driven('DAY', null)).toBe('Jazda po końcu doby zamiast parkingu');
  expect(driven('DAY', 'DAY')).toBe('Jazda po końcu doby, bo zabrakło parkingu');
});
