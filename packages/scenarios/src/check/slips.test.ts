import type { Answer, Emergency, Situation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { answer, ask, askText, effect, emergency } from '../author/author.ts';
import type { FindingCode, FindingLevel } from './finding.ts';
import { checkEmergency } from './items.ts';
import { checkName, namesakesIn } from './names.ts';
import { remarksOn } from './remarks.ts';

const RIGHT = answer(15, 'Dzwonię do odbiorcy', 'Odbiorca przesunął awizację.');
const LATER = answer(3, 'Czekam na wiadomość', 'Wiadomość przyszła po godzinie.', [effect('TIME', 60)]);
const WRONG = answer(-10, 'Nic nie robię', 'Termin minął, a klient nałożył karę.', [effect('MONETARY', 100)]);
const TYPED = askText(
  'Jaki numer wybierasz?',
  '112',
  { points: 15, feedback: 'Pomoc w drodze.' },
  { points: 0, feedback: 'Pomoc przyjechała godzinę później.' },
);

const SOUND: Emergency = emergency({
  id: 'K99',
  name: 'Korek na obwodnicy',
  subtype: 'EMERGENCY',
  image: 'collision',
  description: 'Kierowca stoi w korku.',
  help: 'Kto czeka na pojazd?',
  knowledge: 'Wczesna informacja chroni termin.',
  situation: ask('Co robisz?', [WRONG, RIGHT, LATER]),
  carSituation: TYPED,
});

const asked = (...answers: readonly Answer[]) => ({ situation: ask('Co robisz?', answers) });
const right = (changes: Partial<Answer>) => asked(WRONG, { ...RIGHT, ...changes }, LATER);
const small = (changes: Partial<Answer>) => asked(WRONG, RIGHT, { ...LATER, ...changes });
const typed = (changes: Partial<Situation>) => ({ carSituation: { ...TYPED, ...changes } });

type Slip = readonly [slip: string, changes: Partial<Emergency>, code: FindingCode, path: string, level: FindingLevel];

const SLIPS: readonly Slip[] = [
  [
    'a placeholder for a question',
    { situation: ask('Nowe pytanie', [WRONG, RIGHT]) },
    'TEXT_UNWRITTEN',
    'situation.text',
    'error',
  ],
  [
    'a wrong text worth more',
    typed({ points_ok: 10, points_wrong: 30 }),
    'WRONG_TEXT_PAYS',
    'carSituation.points_wrong',
    'error',
  ],
  ['a wrong text worth as much', typed({ points_wrong: 15 }), 'RIGHT_TEXT_EQUAL', 'carSituation.points_ok', 'warning'],
  [
    'one way on and equal points, right or wrong',
    typed({
      points_wrong: 15,
      situation_ok: ask('Co dalej?', [WRONG, RIGHT]),
      situation_wrong: ask('Co dalej?', [WRONG, RIGHT]),
    }),
    'RIGHT_TEXT_EQUAL',
    'carSituation.points_ok',
    'warning',
  ],
  [
    'more to be had behind a wrong text',
    typed({ situation_wrong: ask('Co dalej?', [WRONG, { ...RIGHT, points: 20 }]) }),
    'WRONG_TEXT_PAYS',
    'carSituation.points_wrong',
    'error',
  ],
  [
    'one feedback for a right and a wrong text',
    typed({ feedback_wrong: TYPED.feedback_ok }),
    'FEEDBACK_SAME',
    'carSituation.feedback_wrong',
    'warning',
  ],
  [
    'one feedback for a right and a wrong answer',
    small({ feedback: RIGHT.feedback }),
    'FEEDBACK_SAME',
    'situation.answers.2.feedback',
    'warning',
  ],
  [
    'answers that differ in their words alone',
    small({ ...RIGHT, text: 'Piszę do odbiorcy' }),
    'ANSWERS_ALIKE',
    'situation.answers.2.text',
    'warning',
  ],
  [
    'an answer again with other blanks',
    small({ text: 'Dzwonię  do\u00a0odbiorcy' }),
    'ANSWERS_SAME',
    'situation.answers',
    'error',
  ],
  [
    'an answer again with a full stop',
    small({ text: 'Dzwonię do odbiorcy.' }),
    'ANSWERS_SAME',
    'situation.answers',
    'error',
  ],
  [
    'an answer again with accents stored apart',
    small({ text: 'Dzwonię do odbiorcy'.normalize('NFD') }),
    'ANSWERS_SAME',
    'situation.answers',
    'error',
  ],
  [
    'a text that nobody can type',
    typed({ textAnswer: 'bezpieczeństwo '.repeat(20) }),
    'TYPED_LONG',
    'carSituation.textAnswer',
    'warning',
  ],
  ['two texts in one line', typed({ textAnswer: '112 / 997' }), 'TYPED_IN_ONE', 'carSituation.textAnswer', 'warning'],
  [
    'a text on two lines',
    typed({ textAnswer: 'sto dwanaście\nSto dwanaście.' }),
    'TYPED_TWICE',
    'carSituation.textAnswer',
    'warning',
  ],
  ['two blanks in a text', typed({ textAnswer: 'sto  dwanaście' }), 'TYPED_BLANKS', 'carSituation.textAnswer', 'hint'],
  ['a pattern', typed({ textAnswer: '^(112|997)$' }), 'TYPED_PATTERN', 'carSituation.textAnswer', 'warning'],
  ['a pattern of anything', typed({ textAnswer: '.*' }), 'TYPED_PATTERN', 'carSituation.textAnswer', 'warning'],
  [
    'an answer told in its question',
    typed({ text: 'Czy wybierasz 112?' }),
    'ANSWER_TOLD',
    'carSituation.textAnswer',
    'warning',
  ],
  [
    'HTML in a question',
    { situation: ask('<p>Co robisz?</p>', [WRONG, RIGHT]) },
    'MARKUP_SHOWN',
    'situation.text',
    'warning',
  ],
  ['HTML in an answer', right({ text: 'Dzwonię<br/>od razu' }), 'MARKUP_SHOWN', 'situation.answers.1.text', 'warning'],
  ['an entity', right({ feedback: 'Ruch &amp; ład.' }), 'MARKUP_SHOWN', 'situation.answers.1.feedback', 'warning'],
  ['Markdown', { knowledge: '## Zasada' }, 'MARKUP_SHOWN', 'knowledge', 'warning'],
  [
    'a way longer and shorter',
    right({ effects: [effect('ADD_DISTANCE', 5), effect('REMOVE_DISTANCE', 5)] }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.effects.1.value',
    'warning',
  ],
  [
    'a longer way told twice over',
    right({ effects: [effect('REMOVE_DISTANCE', 5)], changeDistance: 5 }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.changeDistance',
    'warning',
  ],
  [
    'money taken and given',
    right({ effects: [effect('MONETARY', 50), effect('GIVE_MONEY', 50)] }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.effects.1.value',
    'warning',
  ],
  ...(['GO_BACK', 'PROLONG_SHIPMENT', 'MOVE_SHIPMENT', 'NO_PAYMENT'] as const).map((type): Slip => [
    `${type} of cargo that was left`,
    right({ effects: [effect(type), effect('LEAVE_SHIPMENT', 10)] }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.effects.1.value',
    'warning',
  ]),
  [
    'another car for cargo that was left',
    right({ effects: [effect('LEAVE_SHIPMENT', 10)], newCar: true }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.newCar',
    'warning',
  ],
  [
    'minutes asked for cargo that was left',
    right({ effects: [effect('LEAVE_SHIPMENT', 10)], input: true, inputType: 'PROLONG_SHIPMENT', inputValue: 30 }),
    'EFFECTS_CONTRARY',
    'situation.answers.1.inputType',
    'warning',
  ],
  [
    'another car before the loading, for nothing',
    { ...right({ newCar: true }), status: 'DRIVING_TO_SHIPMENT' },
    'NEW_CAR_FREE',
    'situation.answers.1.newCar',
    'hint',
  ],
  [
    'a part of a minute',
    right({ effects: [effect('TIME', 1.5)] }),
    'EFFECT_OUT_OF_RANGE',
    'situation.answers.1.effects.0.value',
    'error',
  ],
  ['a call that pays', { driverCallPoints: 10 }, 'CALL_PAYS', 'driverCallPoints', 'warning'],
  [
    'a call that pays beside a bonus that costs',
    { bossCallPoints: 50, noHelpPoints: -20 },
    'CALL_PAYS',
    'bossCallPoints',
    'warning',
  ],
  ['a bonus that costs', { inTimePoints: -10 }, 'BONUS_NEGATIVE', 'inTimePoints', 'warning'],
  ['a minute to answer in', { maxTime: 1 }, 'TIME_SHORT', 'maxTime', 'warning'],
  ['a ferry at home', { subtype: 'FERRY', lands: ['PL'] }, 'FERRY_AT_HOME', 'lands', 'hint'],
  ['a note of the author to himself', { help: 'TODO' }, 'TEXT_FILLER', 'help', 'warning'],
  ['a filler of printers', { description: 'Lorem ipsum dolor sit amet' }, 'TEXT_FILLER', 'description', 'warning'],
  ['an open brace', { help: 'Zadzwoń: {pick_phone' }, 'PLACEHOLDER_BROKEN', 'help', 'error'],
  [
    'an empty wording',
    { situation: { ...ask('Co robisz?', [WRONG, RIGHT]), texts: ['Co robisz?', ''] } },
    'TEXT_EMPTY',
    'situation.texts.1',
    'error',
  ],
  [
    'wordings alone',
    { situation: { ...ask('Co robisz?', [WRONG, RIGHT]), text: '' } },
    'TEXT_EMPTY',
    'situation.text',
    'error',
  ],
  [
    'a line turned round',
    right({ text: 'Dzwonię \u202edo odbiorcy' }),
    'TEXT_INVISIBLE',
    'situation.answers.1.text',
    'error',
  ],
  ['a text with an emoji', typed({ textAnswer: 'ok 👍' }), 'TYPED_EMOJI', 'carSituation.textAnswer', 'hint'],
  [
    'a fine outside a check',
    small({ effects: [effect('OVERDUE_TICKET', 300)] }),
    'TICKET_ELSEWHERE',
    'situation.answers.2.effects.0.value',
    'hint',
  ],
  [
    'a ranking lost over little',
    small({ effects: [effect('CANCEL_RANKING_GROUP')] }),
    'RANKING_LOST',
    'situation.answers.2.effects.0.value',
    'hint',
  ],
];

test('[CHK-1] what all slips are made in has nothing to mend', () => {
  expect(checkEmergency(SOUND)).toEqual([]);
});

test.each(SLIPS)('[CHK-6] %s is told', (_, changes, code, path, level) => {
  expect(checkEmergency({ ...SOUND, ...changes })).toContainEqual(expect.objectContaining({ code, path, level }));
});

test.each([
  ['a sum and a price', right({ text: 'Płacę 5 < 10 i 3 > 2, czyli 50 & 60' })],
  ['several texts, each on its line', typed({ textAnswer: '112\n998\n\n' })],
  ['a speed', typed({ textAnswer: '80 km/h' })],
  ['a line to fill in', { situation: ask('Numer sprawy: ____. Co robisz?', [WRONG, RIGHT]) }],
  ['a list with stars', { knowledge: '* CMR\n* WZ' }],
  ['a word that a text holds in it', typed({ text: 'Kierowca ma 1120 km. Jaki numer wybierasz?' })],
  [
    'cargo left for a fee',
    asked({ ...WRONG, effects: [effect('MONETARY', 50), effect('LEAVE_SHIPMENT', 10)] }, RIGHT, LATER),
  ],
  ['a sign of joined letters', right({ text: 'Dzwonię do\u00a0odbior\u00adcy' })],
  ['equal answers with equal feedback', asked(WRONG, RIGHT, { ...LATER, points: -10, feedback: WRONG.feedback })],
])('[CHK-6] %s is no slip', (_, changes) => {
  expect(checkEmergency({ ...SOUND, ...changes })).toEqual([]);
});

test('[CHK-7] a name that another situation bears is told, its own never', () => {
  const library = [SOUND, { id: 'K98', name: ' korek na  OBWODNICY.' }, { id: 'K97', name: '' }];
  expect(checkName(SOUND, library)).toEqual([{ code: 'NAME_TAKEN', path: 'name', level: 'warning' }]);
  expect(checkName(SOUND, [SOUND])).toEqual([]);
  expect(checkName({ id: 'K96', name: '' }, library)).toEqual([]);
  expect([...namesakesIn(library)]).toEqual(['K99', 'K98']);
});

test('[CHK-5] who writes is told which trees the game skips and where points go to nothing', () => {
  const trees = {
    situation: asked({ ...WRONG, effects: [effect('CANCEL_POINTS')] }, RIGHT).situation,
    timeWindowSituation: TYPED,
  };
  expect(remarksOn(trees)).toEqual([
    { code: 'POINTS_CANCELLED', path: 'situation.answers.0.effects.0.value', level: 'hint' },
    { code: 'TREE_SKIPPED', path: 'carSituation', level: 'hint' },
  ]);
  expect(remarksOn({ situation: TYPED })).toEqual([]);
});
