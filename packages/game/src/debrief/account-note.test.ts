import { expect, test } from 'vitest';
import type { DebriefDecision, DebriefWorth } from '@fracht/protocol';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { accountNote, timeNote } from './account-note.ts';
import { ruleWords } from './better-words.ts';
import { decisionTitle } from './decision-title.ts';
import { chanceWords } from './worth-words.ts';

const { end } = aPlayedGame();
const [booked, drivenOn, answered] = aDebrief(end, 's1').decisions;
const money = (amount: number): DebriefWorth => ({ money: amount, points: 0, total: amount });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const noteOf = (decision: DebriefDecision): string => plain(accountNote(decision));

/** `decision`, with a worse grade, next to an alternative that was expected to bring `gain` zł more, `time` of it the price of a car's time. */
function judged(
  decision: DebriefDecision | undefined,
  {
    gain,
    time = 0,
    ...judgement
  }: { readonly gain: number; readonly time?: number } & Partial<DebriefDecision['judgement']>,
): DebriefDecision {
  const [best] = decision?.alternatives ?? [];
  if (decision === undefined || best === undefined || decision.judgement === null) throw new Error('No decision');
  return {
    ...decision,
    judgement: { ...decision.judgement, lead: money(0), loss: money(Math.max(0, gain)), ...judgement },
    alternatives: [{ ...best, gain: money(gain), time, isAsGood: true }],
    account: [
      { reason: 'CAR_TIME', ...money(-time) },
      { reason: 'PAY', ...money(time - gain) },
    ],
  };
}

test('[DBS-3] what was to bring more but broke a rule, or took points, is told to be worse all the same', () => {
  expect(noteOf(judged(drivenOn, { gain: -210, grade: 'MISTAKE' }))).toBe(
    'Więcej z planu, ale wbrew przepisom. Pieniądze tego nie zmieniają.',
  );
  expect(noteOf(judged(answered, { gain: -210, grade: 'SLIP' }))).toBe(
    'Więcej z planu, ale to gorsza odpowiedź: daje mniej punktów. Pieniądze tego nie zmieniają.',
  );
  expect(noteOf(judged(answered, { gain: 0, grade: 'SLIP' }))).toMatch(/^Z planu tyle samo, ale to gorsza odpowiedź/u);
  // What its account shows needs no sentence, and neither does what is good.
  expect(noteOf(judged(answered, { gain: 240, grade: 'MISTAKE' }))).toBe('');
  expect(noteOf(judged(answered, { gain: -210, grade: 'AS_GOOD' }))).toBe('');
});

test('[DBS-3] the words for the best answer are told as what would have been to whoever gave another one', () => {
  const question = { situation: 'K36', name: 'Nota', text: 'Co robisz?', why: 'Słusznie, klauzula jest nieważna.' };
  const told = (grade: 'BEST' | 'MISTAKE'): string => {
    return ruleWords({ ...judged(answered, { gain: 0, grade, breaks: null }), question }, end.setup.settings);
  };
  expect(told('BEST')).toBe('Dlaczego: Słusznie, klauzula jest nieważna.');
  expect(told('MISTAKE')).toBe('Przy najlepszej odpowiedzi byłoby: „Słusznie, klauzula jest nieważna.”');
});

test('[DBS-3] a driver who stood where he should have been sent to rest is not told to have driven', () => {
  const stood = (doing: 'STANDS' | 'DRIVES'): string =>
    decisionTitle({ ...judged(drivenOn, { gain: 210, grade: 'MISTAKE' }), chosen: { is: 'NOTHING', doing } });
  expect(stood('STANDS')).toBe('Bez odpoczynku przed limitem jazdy');
  expect(stood('DRIVES')).toMatch(/^Jazda po limicie/u);
});

test('[DBS-3] [DFD-5] where the time of a car alone makes the loss, name and sentence say so', () => {
  const byTime = judged(booked, { gain: 210, time: 330, grade: 'MISTAKE' });
  expect(plain(decisionTitle(byTime))).toBe('Rezerwacja zlecenia: drożej przez czas samochodu');
  expect(noteOf(byTime)).toBe(
    'Różnicę robi sam czas: samochód firmy zajęty 11 godz. dłużej, po 30 zł za godzinę. Bez tego ten wybór nie byłby gorszy.',
  );
  expect(timeNote(byTime)).not.toBe('');
  const byMoney = judged(booked, { gain: 400, time: 330, grade: 'BLUNDER' });
  expect([decisionTitle(byMoney), noteOf(byMoney)]).toEqual(['Zlecenie, które nie miało się opłacić', '']);
  // The law comes before money, and money before time.
  expect(timeNote(judged(drivenOn, { gain: 210, time: 330 }))).toBe('');
});

test('[DBS-3] a rest without a guard is never called a good decision; a guarded one that had bad luck is', () => {
  const parked = (parking: string, isGuarded: boolean): string => {
    const decision = judged(answered, { gain: -50, grade: 'BEST', luck: -900 });
    const chosen = { is: 'PARKING', parking, isGuarded, at: null, overrun: null } as const;
    return plain(chanceWords({ ...decision, kind: 'PARK', question: null, chosen }));
  };
  expect(parked('p1', true)).toBe('Dobra decyzja, pech: −900 zł.');
  expect(parked('p1', false)).toBe('Parking niestrzeżony, pech: −900 zł.');
  expect(parked('HERE', false)).toBe('Pech: −900 zł.');
});
