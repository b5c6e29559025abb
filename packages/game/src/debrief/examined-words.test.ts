import { expect, test } from 'vitest';
import { brokenText, decisionText, lawName, stopsText } from '@fracht/content';
import type { DebriefDecision, DecisionAccountLine, DecisionChoice } from '@fracht/protocol';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { brokenWords } from './broken-words.ts';
import { limitNote } from './chosen-block.tsx';
import { choiceStanding, isShownAsGain } from './choice-standing.ts';
import { decisionTitle } from './decision-title.ts';
import { gameLines } from './game-lines.ts';

const { end } = aPlayedGame();
const [, drivenOn] = aDebrief(end, 's1').decisions;
const [other] = drivenOn?.alternatives ?? [];
if (drivenOn?.judgement == null || drivenOn.car === null || other === undefined) throw new Error('no drive');
const { judgement, car } = drivenOn;

const parking = (isGuarded: boolean, at: number) =>
  ({ is: 'PARKING', parking: 'p', isGuarded, at, overrun: -30 }) as const satisfies DecisionChoice;

const line = (reason: DecisionAccountLine['reason'], total: number): DecisionAccountLine => ({
  reason,
  money: total,
  points: 0,
  total,
});

/** A rest that cost what the account says, next to the best one. */
function rested(
  chosen: DecisionChoice,
  best: DecisionChoice,
  account: readonly DecisionAccountLine[],
): DebriefDecision {
  return {
    ...(drivenOn ?? fail()),
    kind: 'PARK',
    chosen,
    judgement: { ...judgement, grade: 'BLUNDER', breaks: null },
    alternatives: [{ ...(other ?? fail()), choice: best, breaks: null, isAsGood: true }],
    account: [...account],
  };
}

function fail(): never {
  throw new Error('no decision');
}

const theft = { ...line('THEFT', -1963.63), isRisk: true as const };

test('[DBS-3] the title of a rest names the guard only where at least half of the loss comes from it', () => {
  const [early, late] = [42_420, 51_780];
  const lost = [line('PAY', -6594.5), line('FULL_PENALTY', -1978.35), theft, line('CAR_TIME', -147.78)];
  expect(decisionTitle(rested(parking(false, early), parking(true, late), lost))).toBe('Odpoczynek za wcześnie');
  expect(decisionTitle(rested(parking(false, late), parking(true, early), lost))).toBe(
    'Odpoczynek w\u00a0gorszym miejscu trasy',
  );
  const robbed = [theft, line('PARKING', 90), line('CAR_TIME', -147.78)];
  expect(decisionTitle(rested(parking(false, early), parking(true, late), robbed))).toBe(
    'Odpoczynek na parkingu bez dozoru',
  );
  const guarded = [line('PARKING', -85), { ...line('THEFT', 22), isRisk: true as const }];
  expect(decisionTitle(rested(parking(true, early), parking(false, early), guarded))).toBe(
    'Parking strzeżony droższy niż ryzyko',
  );
});

test('[DBS-3] the rule of a rest asks for a guard where that costs less than it is worth, as its judgement does', () => {
  const rule = decisionText.rules.PARK('9 godz.', '9 godz.');
  expect(rule).toMatch(
    /strzeżony wtedy, gdy dozór kosztuje mniej, niż warte są ryzyko kradzieży i\spunkty za niego\.$/u,
  );
});

test('[DBS-3] where the end of the day is broken, that is told, although the driving time would end before', () => {
  const limit = { ...brokenText.DAY, law: null, limit: 'DAY' } as const;
  const woken: DebriefDecision = {
    ...drivenOn,
    kind: 'PARK',
    chosen: { is: 'PARKING', parking: 'GO', isGuarded: false, at: null, overrun: null },
    car: { ...car, working: 495, maxWorkTime: 540, dayLeft: 53 },
    judgement: { ...judgement, breaks: limit },
  };
  expect(limitNote(woken)?.replaceAll('\u00a0', ' ')).toBe('Do końca doby kierowcy zostało 53 min.');
  expect(decisionTitle(woken)).toBe('Praca po końcu doby zamiast odpoczynku');
  const kept = { ...woken, judgement: { ...judgement, breaks: null } };
  expect(limitNote(kept)?.replaceAll('\u00a0', ' ')).toBe('Do limitu czasu jazdy zostało 45 min.');
});

test('[DBS-3] whoever is told to have driven past the daily limit is told that the game counts it without the longer days of that article', () => {
  const extension = /ponad dzienny limit gry, bez wydłużenia do 10\sgodzin/u;
  for (const limit of ['DRIVING', 'EITHER_LIMIT'] as const) {
    const { law, checked, ...rule } = brokenText[limit];
    const told = brokenWords({ ...rule, law: lawName(law), checked });
    expect(told).toMatch(/art\.\s6 ust\.\s1 \(wydłużenie: dwa razy w\stygodniu\)/u);
    // A class list shows this alone.
    expect(rule.why).toMatch(extension);
    expect(told).toContain(rule.why);
  }
  expect(brokenText.DAY.why).not.toMatch(extension);
  expect(decisionText.rules.DRIVE_ON('9 godz.', '9 godz.')).toMatch(/^W\sgrze po 9 godz\. jazdy, bez wydłużenia,/u);
});

test('[DBS-3] [LSS-4] what broke a rule is called that where a grade is named, and never by a price', () => {
  expect(decisionText.graded('BLUNDER', true)).toBe(stopsText.list.broken);
  expect(decisionText.graded('BLUNDER', false)).toBe('drogi błąd');
});

test('[DBS-6] [LSS-4] what keeps the law is no worse than a decision that broke it', () => {
  const lawful = { ...other, breaks: null, isAsGood: false, gain: { money: -92, points: 0, total: -92 } };
  expect(choiceStanding(drivenOn, lawful)).toBe('LAWFUL');
  expect(isShownAsGain(drivenOn, lawful)).toBe(false);
  const kept = { ...drivenOn, judgement: { ...judgement, breaks: null } };
  expect(choiceStanding(kept, lawful)).toBe('WORSE');
});

test('[DBS-10] a group of costs that took nothing is not told: its stops are with what was delivered', () => {
  const players = end.players.map((player) => ({
    ...player,
    ledger: player.ledger.filter(({ reason }) => !['FINE', 'WORK_OVERDUE', 'DAY_OVERDUE'].includes(reason)),
  }));
  const stop = { decision: drivenOn, isStrength: false, inClass: null };
  const lines = gameLines({ ...end, players }, 's1', [stop]);
  expect(lines.map(({ key }) => key)).not.toContain('WORK_TIME');
  expect(lines.find(({ key }) => key === 'DELIVERED')?.stops.map(({ decision }) => decision.id)).toEqual([drivenOn.id]);
});
