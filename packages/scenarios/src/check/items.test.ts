import { CHANGE_EVENTS } from '@fracht/content';
import type { Answer, CarAction, ChangeType, Situation } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { answer, ask, askText, change, effect, emergency } from '../author/author.ts';
import { checkAccident, checkChangeEvent, checkEmergency } from './items.ts';

const RIGHT = answer(15, 'Dzwonię do odbiorcy', 'Odbiorca przesunął awizację.');
const WRONG = answer(-5, 'Nic nie robię', 'Termin minął.', [effect('MONETARY', 100)]);
const QUESTION = ask('Co robisz?', [WRONG, RIGHT]);
const TYPED = askText(
  'Jaki numer wybierasz?',
  '112',
  { points: 15, feedback: 'Pomoc w drodze.' },
  { points: 0, feedback: 'Numer alarmowy to 112.' },
);

const anEmergency = (changes: Parameters<typeof emergency>[0] | object = {}) =>
  emergency({
    id: 'K99',
    name: 'Korek',
    subtype: 'EMERGENCY',
    image: 'collision',
    description: 'Kierowca stoi w korku.',
    help: 'Kto czeka na pojazd?',
    knowledge: 'Wczesna informacja chroni termin.',
    situation: QUESTION,
    ...changes,
  });

const asked = (...answers: readonly Answer[]) => ({ situation: ask('Co robisz?', answers) });
const withNode = (changes: Partial<Situation>, node = QUESTION) => ({ situation: { ...node, ...changes } });
const right = (changes: Partial<Answer>) => asked(WRONG, { ...RIGHT, ...changes });
const deep = (depth: number): Situation =>
  depth === 1
    ? QUESTION
    : ask('Co dalej?', [
        WRONG,
        answer(1, 'Czekam na wiadomość', 'Wiadomość przyszła.', [], { situation: deep(depth - 1) }),
      ]);

test('[CHK-1] a sound situation, typed or chosen, has no findings', () => {
  expect(checkEmergency(anEmergency())).toEqual([]);
  expect(checkEmergency(anEmergency({ situation: TYPED, carSituation: QUESTION }))).toEqual([]);
});

describe('a critical situation', () => {
  test.each<readonly [string, object, string]>([
    ['TEXT_EMPTY', { help: ' ' }, 'help'],
    ['TEXT_EMPTY', right({ text: '' }), 'situation.answers.1.text'],
    ['TEXT_EMPTY', withNode({ texts: [''] }), 'situation.texts.0'],
    ['FEEDBACK_MISSING', right({ feedback: '' }), 'situation.answers.1.feedback'],
    ['FEEDBACK_MISSING', withNode({ feedback_wrong: '' }, TYPED), 'situation.feedback_wrong'],
    ['QUOTES_STRAIGHT', { description: 'Magazyn mówi: "jutro".' }, 'description'],
    ['QUOTES_UNPAIRED', { description: 'Magazyn mówi: „jutro.' }, 'description'],
    ['DASH_PLAIN', { knowledge: 'Telefon - zawsze.' }, 'knowledge'],
    ['PLACEHOLDER_UNKNOWN', { description: 'Zadzwoń: {numer}.' }, 'description'],
    ['PLACEHOLDER_UNKNOWN', withNode({ textAnswer: '{numer}' }, TYPED), 'situation.textAnswer'],
    ['CAR_TYPES_WRONG', { types: [] }, 'types'],
    ['CAR_TYPES_WRONG', { types: ['ST', 'ST'] }, 'types'],
    ['LANDS_WRONG', { lands: [] }, 'lands'],
    ['IMAGE_UNKNOWN', { image: 'rocket' }, 'image'],
    ['IMAGE_UNKNOWN', right({ image: 'rocket' }), 'situation.answers.1.image'],
    ['NUMBER_OUT_OF_RANGE', { maxTime: 0 }, 'maxTime'],
    ['NUMBER_OUT_OF_RANGE', { noHelpPoints: 0.5 }, 'noHelpPoints'],
    ['NUMBER_OUT_OF_RANGE', right({ points: 51 }), 'situation.answers.1.points'],
    ['NUMBER_OUT_OF_RANGE', right({ changeDistance: -5 }), 'situation.answers.1.changeDistance'],
    ['TREE_MISSING', { situation: null }, 'situation'],
    ['TREE_TOO_DEEP', { situation: deep(13) }, `situation${'.answers.1.situation'.repeat(12)}`],
    ['DEAD_END', asked(), 'situation.answers'],
    ['NUMBER_UNSEEN', withNode({ textAnswer: '{case_number}' }, TYPED), 'situation.showCaseAndPolice'],
    ['ANSWER_ALONE', asked(RIGHT), 'situation.answers'],
    ['ANSWERS_SAME', asked(WRONG, RIGHT, RIGHT), 'situation.answers'],
    ['TEXT_UNREACHABLE', withNode({ answers: [RIGHT, WRONG] }, TYPED), 'situation.textAnswer'],
    ['DENIAL_MISSING', right({ input: true, inputValue: 60 }), 'situation.afterDenySituation'],
    ['DENIAL_UNREACHABLE', withNode({ afterDenySituation: QUESTION }), 'situation.afterDenySituation'],
    ['EFFECT_OUT_OF_RANGE', right({ effects: [effect('TIME', 0)] }), 'situation.answers.1.effects.0.value'],
    ['EFFECT_OUT_OF_RANGE', right({ effects: [effect('MOVE_PICKUP', 0)] }), 'situation.answers.1.effects.0.value'],
    ['EFFECT_OUT_OF_RANGE', right({ input: true, inputValue: 480 }), 'situation.answers.1.inputValue'],
    ['EFFECT_OUT_OF_RANGE', right({ input: true, inputValue: -5 }), 'situation.answers.1.inputValue'],
    ['VALUE_WITHOUT_UNIT', withNode({ effects_ok: [effect('GO_BACK', 2)] }, TYPED), 'situation.effects_ok.0.value'],
    ['RIGHT_ANSWER_MISSING', asked(WRONG, { ...RIGHT, points: 0 }), 'situation.answers'],
    ['WRONG_ANSWER_PAYS', right({ effects: [effect('MONETARY', 400)] }), 'situation.answers.0.points'],
    ['WRONG_ANSWER_PAYS', withNode({ effects_ok: [effect('TIME', 240)] }, TYPED), 'situation.points_wrong'],
    ['BEST_PATH_OUT_OF_RANGE', right({ points: 14 }), 'situation'],
  ])('%s', (code, changes, path) => {
    expect(checkEmergency(anEmergency(changes))).toContainEqual(expect.objectContaining({ code, path }));
  });

  test('[CHK-3] a number out of bounds says which', () => {
    const found = checkEmergency(anEmergency({ ...right({ points: 51 }), maxTime: 0 }));
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'NUMBER_OUT_OF_RANGE',
        path: 'maxTime',
        range: { least: 1, most: 1440, decimals: 0 },
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ path: 'situation.answers.1.points', range: { least: -50, most: 50, decimals: 0 } }),
    );
  });

  test('[CHK-3] the value of an effect without a unit is no error; a warning where it looks meant', () => {
    const findings = (value: number) =>
      checkEmergency(anEmergency(asked({ ...WRONG, effects: [effect('CANCEL_RANKING_PLAYER', value)] }, RIGHT)));
    expect(findings(0)).toEqual(findings(1));
    expect(findings(0).filter(({ level }) => level === 'error')).toEqual([]);
    const path = 'situation.answers.0.effects.0.value';
    expect(findings(30)).toContainEqual({ code: 'VALUE_WITHOUT_UNIT', path, level: 'warning' });
  });

  test('[CHK-4] each line of what is taken as right is a text of its own', () => {
    const several = withNode({ textAnswer: '112\n{case_number}', showCaseAndPolice: true }, TYPED);
    expect(checkEmergency(anEmergency(several))).toEqual([]);
    const unknown = checkEmergency(anEmergency(withNode({ textAnswer: '112\n{numer}' }, TYPED)));
    expect(unknown.map(({ code }) => code)).toEqual(['PLACEHOLDER_UNKNOWN']);
  });

  test('[CHK-4] a question whose only wording is empty says so once', () => {
    const found = checkEmergency(anEmergency(withNode({ text: ' ', texts: [' '] })));
    expect(found).toEqual([{ code: 'TEXT_EMPTY', path: 'situation.text', level: 'error' }]);
  });

  test('[CHK-4] answers without a text are empty, and not the same as well', () => {
    const found = checkEmergency(anEmergency(asked({ ...WRONG, text: '' }, RIGHT, { ...WRONG, text: ' ' })));
    expect(found.filter(({ code }) => code === 'TEXT_EMPTY')).toHaveLength(2);
    expect(found.some(({ code }) => code === 'ANSWERS_SAME')).toBe(false);
  });

  test('[CHK-5] what follows an answer counts, later trees too, but for one that ends the order', () => {
    const dear = ask('Co z pojazdem?', [
      answer(5, 'Naprawiam go', 'Pojazd jest sprawny.', [effect('MONETARY', 4000)]),
      answer(0, 'Czekam', 'Postój trwał dwa dni.', [effect('TIME', 2880)]),
    ]);
    const leaving = answer(0, 'Oddaję zlecenie', 'Przewoźne przepadło.', [effect('LEAVE_SHIPMENT', 10)]);
    const found = checkEmergency(anEmergency({ ...asked(leaving, RIGHT), carSituation: dear }));
    expect(found).toContainEqual({ code: 'WRONG_ANSWER_PAYS', path: 'situation.answers.0.points', level: 'warning' });
  });
});

test('[CHK-5] a change event without a situation is sound, with one its nodes are looked at', () => {
  const event = change({
    id: 'Z99',
    name: 'Zmiana',
    description: 'Klient dzwoni.',
    type: 'LATE_UNLOADING',
    situation: null,
  });
  expect(checkChangeEvent(event)).toEqual([]);
  const alone = checkChangeEvent({ ...event, situation: ask('Co robisz?', [RIGHT]) });
  expect(alone).toEqual([{ code: 'ANSWER_ALONE', path: 'situation.answers', level: 'error' }]);
});

test('[CHK-14] a change, or a random situation, that waits for what its car never does when it can come is told', () => {
  const [known] = CHANGE_EVENTS;
  if (known === undefined) throw new Error('No change');
  const toldOf = (type: ChangeType, status: CarAction): boolean =>
    checkChangeEvent({ ...known, type, truck: 'SAME', status }).some(({ code }) => code === 'STATUS_NEVER');
  expect([toldOf('CHANGE_PICK_TIME', 'LOADING'), toldOf('CHANGE_PICK_TIME', 'WAITING_FOR_LOADING')]).toEqual([
    true,
    false,
  ]);
  expect([toldOf('LATE_UNLOADING', 'LOADING'), toldOf('LATE_UNLOADING', 'UNLOADING')]).toEqual([true, false]);
  expect(toldOf('CHANGE_DELIVERY_TIME', 'UNLOADING')).toBe(true);
});

test('[CHK-3] a random situation needs effects with values', () => {
  const accident = { id: 'A99', name: 'Korek', effects: [], types: ['ST' as const], lands: ['PL' as const] };
  expect(checkAccident(accident)).toEqual([{ code: 'EFFECTS_MISSING', path: 'effects', level: 'error' }]);
  const found = checkAccident({ ...accident, effects: [effect('TIME', -5)] });
  expect(found).toEqual([
    {
      code: 'EFFECT_OUT_OF_RANGE',
      path: 'effects.0.value',
      level: 'error',
      range: { least: 1, most: 4320, decimals: 0 },
    },
  ]);
});
