import type { Accident, ChangeEvent, Emergency } from '@fracht/engine';
import { expect, test } from 'vitest';
import { findingText } from '../../pl/findings.ts';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '../index.ts';
import type { Finding, FindingCode } from './finding.ts';
import { checkAccident, checkChangeEvent, checkEmergency } from './items.ts';

/** A shipped item, the field that is spoilt in a copy of it, its new value, and what is to be found; `at`: where, unless in that very field. */
type Defect = readonly [id: string, field: string, value: unknown, code: FindingCode, at?: string];

const DEEP = 'situation.answers.0.situation.answers.1.situation.answers.0.situation';
const TYPED = 'situation.answers.0.situation';
const OK = 'situation.situation_ok';
const DENIED = 'timeWindowSituation.afterDenySituation';
const LEAVES = { type: 'LEAVE_SHIPMENT', value: 20 };

/** Defects of every kind, in items, trees, questions, answers and effects, near the top and deep down. */
const DEFECTS: readonly Defect[] = [
  ['K01', 'name', ' ', 'TEXT_EMPTY'],
  ['K02', 'description', '', 'TEXT_EMPTY'],
  ['Z05', 'description', '', 'TEXT_EMPTY'],
  ['A07', 'name', '', 'TEXT_EMPTY'],
  ['K03', 'help', '', 'TEXT_EMPTY'],
  ['K04', 'knowledge', '\n', 'TEXT_EMPTY'],
  ['K07', `${DEEP}.text`, '', 'TEXT_EMPTY'],
  ['K07', `${DEEP}.texts.0`, '  ', 'TEXT_EMPTY'],
  ['K07', `${DEEP}.answers.2.text`, '', 'TEXT_EMPTY'],
  ['K31', `${DENIED}.text`, '', 'TEXT_EMPTY'],
  ['K05', 'carSituation.answers.1.text', '\u00a0', 'TEXT_EMPTY'],
  ['K05', 'carSituation.answers.1.text', '\u200b\u2060 \u00ad', 'TEXT_EMPTY'],
  ['K06', 'situation.answers.0.feedback', '\u2800\u200d', 'FEEDBACK_MISSING'],
  ['K24', 'situation.textAnswer', '\u200b', 'DEAD_END'],
  ['K07', `${DEEP}.answers.1.feedback`, '', 'FEEDBACK_MISSING'],
  ['K31', `${DENIED}.answers.0.feedback`, ' ', 'FEEDBACK_MISSING'],
  ['K02', 'situation.feedback_ok', '', 'FEEDBACK_MISSING'],
  ['K15', `${TYPED}.feedback_wrong`, '', 'FEEDBACK_MISSING'],
  ['Z16', 'situation.answers.0.feedback', '', 'FEEDBACK_MISSING'],
  ['K10', 'help', 'Powiedz: "nie".', 'QUOTES_STRAIGHT'],
  ['K11', 'situation.answers.0.feedback', 'Mówi: „nie.', 'QUOTES_UNPAIRED'],
  ['K12', 'situation.text', 'Wiadukt - co robisz?', 'DASH_PLAIN'],
  ['K13', 'description', 'Zadzwoń: {boss_phone}.', 'PLACEHOLDER_UNKNOWN'],
  ['K15', `${TYPED}.textAnswer`, '{number}', 'PLACEHOLDER_UNKNOWN'],
  ['K06', 'situation.answers', [], 'DEAD_END'],
  ['K31', `${DENIED}.answers`, [], 'DEAD_END'],
  ['K24', 'situation.textAnswer', '  ', 'DEAD_END'],
  ['K13', `${TYPED}.showCaseAndPolice`, false, 'NUMBER_UNSEEN'],
  ['K14', 'situation.answers.length', 1, 'ANSWER_ALONE', 'situation.answers'],
  ['K17', 'situation.answers.1.text', '=situation.answers.0.text', 'ANSWERS_SAME', 'situation.answers'],
  ['K18', 'situation.textAnswer', '112', 'TEXT_UNREACHABLE'],
  ['K20', 'situation.situation_ok', '=timeWindowSituation', 'BRANCH_UNREACHABLE'],
  ['K21', 'situation.situation_wrong', '=situation', 'BRANCH_UNREACHABLE'],
  ['K07', 'situation.answers.0.effects.0', LEAVES, 'BRANCH_PAST_END', 'situation.answers.0.situation'],
  ['K02', 'situation.effects_ok', [LEAVES], 'BRANCH_PAST_END', OK],
  ['K22', 'situation.afterDenySituation', '=timeWindowSituation', 'DENIAL_UNREACHABLE'],
  ['K24', 'situation.afterDenySituation', '=carSituation', 'DENIAL_UNREACHABLE'],
  ['K25', 'situation.afterDenySituation', null, 'DENIAL_MISSING'],
  ['K31', 'carSituation.answers.*.effects', [LEAVES], 'TREE_UNREACHABLE', 'timeWindowSituation'],
  ['K28', 'situation', null, 'TREE_MISSING'],
  ['K07', 'situation.answers.0.situation', 13, 'TREE_TOO_DEEP', `situation${'.answers.0.situation'.repeat(12)}`],
  ['K01', 'image', 'ufo', 'IMAGE_UNKNOWN'],
  ['K07', `${DEEP}.answers.0.image`, 'ufo', 'IMAGE_UNKNOWN'],
  ['K08', 'image', null, 'IMAGE_MISSING'],
  ['K09', 'status', 'FREE', 'STATUS_NEVER'],
  ['K09', 'status', 'DRIVING_ASSISTANCE', 'STATUS_NEVER'],
  ['K18', 'status', 'DRIVING_WITH_SHIPMENT', 'SUBTYPE_NEVER'],
  ['K15', 'status', 'SLEEPING', 'SUBTYPE_NEVER'],
  ['K21', 'subtype', 'PICKUP_OVER_TIME', 'SUBTYPE_NEVER', 'status'],
  ['K10', 'types', [], 'CAR_TYPES_WRONG'],
  ['A11', 'types', ['ST', 'ST'], 'CAR_TYPES_WRONG'],
  ['K11', 'lands', [], 'LANDS_WRONG'],
  ['A12', 'effects', [], 'EFFECTS_MISSING'],
  ['K12', 'maxTime', 0, 'NUMBER_OUT_OF_RANGE'],
  ['K13', 'driverCallPoints', 51, 'NUMBER_OUT_OF_RANGE'],
  ['K14', 'noHelpPoints', 2.5, 'NUMBER_OUT_OF_RANGE'],
  ['K07', `${DEEP}.answers.0.points`, 500, 'NUMBER_OUT_OF_RANGE'],
  ['K02', 'situation.points_wrong', -51, 'NUMBER_OUT_OF_RANGE'],
  ['K05', 'carSituation.carPoints', 60, 'NUMBER_OUT_OF_RANGE'],
  ['K31', `${DENIED}.timeWindowPoints`, 0.5, 'NUMBER_OUT_OF_RANGE'],
  ['K16', 'situation.answers.1.changeDistance', 5000, 'NUMBER_OUT_OF_RANGE'],
  ['K07', 'situation.answers.0.effects.0.value', 0, 'EFFECT_OUT_OF_RANGE'],
  ['K07', 'situation.answers.0.effects.0.value', 15.5, 'EFFECT_OUT_OF_RANGE'],
  ['A01', 'effects.0.value', 99_999, 'EFFECT_OUT_OF_RANGE'],
  ['A03', 'effects.1.value', Number.NaN, 'EFFECT_OUT_OF_RANGE'],
  [
    'K02',
    'situation.effects_wrong',
    [{ type: 'MONETARY', value: -1 }],
    'EFFECT_OUT_OF_RANGE',
    'situation.effects_wrong.0.value',
  ],
  ['K25', 'situation.answers.2.inputValue', 480, 'EFFECT_OUT_OF_RANGE'],
  ['A02', 'effects.0', { type: 'REST_DRIVER', value: 30 }, 'VALUE_WITHOUT_UNIT', 'effects.0.value'],
  ['A03', 'effects.0.full_val', true, 'VALUE_WITHOUT_UNIT', 'effects.0.value'],
  ['K25', 'situation.answers.2.inputType', 'MONETARY', 'VALUE_WITHOUT_UNIT'],
  ['A03', 'effects.1.type', 'TIME', 'EFFECT_TWICE', 'effects.1.value'],
  [
    'K07',
    `${DEEP}.answers.0.effects`,
    [{ type: 'MOVE_PICKUP', value: 60 }],
    'EFFECT_IDLE',
    `${DEEP}.answers.0.effects.0.value`,
  ],
  [
    'K31',
    'situation.answers.0.effects',
    [{ type: 'GO_BACK', value: 1 }],
    'EFFECT_IDLE',
    'situation.answers.0.effects.0.value',
  ],
  [
    'K25',
    'situation.answers.0.effects',
    [{ type: 'END_PARKING', value: 1 }],
    'EFFECT_IDLE',
    'situation.answers.0.effects.0.value',
  ],
  ['A03', 'effects', [{ type: 'PROLONG_PICKUP', value: 60 }, LEAVES], 'EFFECTS_CLASH'],
  ['K26', 'situation.texts', ['Co robisz?', 'Co robisz?'], 'TEXT_TWICE', 'situation.texts.1'],
  ['K27', 'situation.answers.*.points', 0, 'RIGHT_ANSWER_MISSING', 'situation.answers'],
  ['K24', 'situation.points_ok', 0, 'RIGHT_ANSWER_MISSING'],
  [
    'K31',
    'situation.answers.0.effects',
    [{ type: 'GIVE_MONEY', value: 5000 }],
    'WRONG_ANSWER_PAYS',
    'situation.answers.0.points',
  ],
  ['K30', 'situation.points', 50, 'BEST_PATH_OUT_OF_RANGE', 'situation'],
  ['Z01', 'truck', 'ST', 'CHANGE_NEVER'],
  ['Z02', 'situation.answers.*.newCar', false, 'CHANGE_MISSING', 'situation'],
];

type Json = Record<string, unknown>;

const SHIPPED: ReadonlyMap<string, Emergency | ChangeEvent | Accident> = new Map(
  [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS].map((item) => [item.id, item]),
);

function shipped(id: string): Emergency | ChangeEvent | Accident {
  const item = SHIPPED.get(id);
  if (item === undefined) throw new Error(`No ${id} in the library`);
  return item;
}

function findingsIn(item: Emergency | ChangeEvent | Accident): readonly Finding[] {
  if ('maxTime' in item) return checkEmergency(item);
  return 'truck' in item ? checkChangeEvent(item) : checkAccident(item);
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function inside(value: unknown): Json {
  if (!isJson(value)) throw new Error('A path that leads nowhere');
  return value;
}

/** A copy with another value in a field; `*` stands for all entries of a list, `=path` copies what stands there. */
function spoilt<Item>(item: Item, [, field, value]: Defect): Item {
  const copy = structuredClone(item);
  const parts = field.split('.');
  const last = parts.pop() ?? '';
  const owners = parts.reduce<readonly unknown[]>(
    (all, part) => all.flatMap((each) => (part === '*' ? Object.values(inside(each)) : [inside(each)[part]])),
    [copy],
  );
  for (const owner of owners.map(inside)) owner[last] = wanted(copy, owner[last], value);
  return copy;
}

/** A number for a question is that many of it in a row. */
function wanted(item: unknown, before: unknown, value: unknown): unknown {
  if (isJson(before) && typeof value === 'number') return inARow(before, value);
  if (typeof value !== 'string' || !value.startsWith('=')) return structuredClone(value);
  const parts = value.slice(1).split('.');
  return structuredClone(parts.reduce<unknown>((each, part) => inside(each)[part], item));
}

/** A question with itself behind its first answer, and so on. */
function inARow(node: Json, count: number): Json {
  const answers = Object.values(inside(node['answers'])).map((answer, index) => ({
    ...inside(answer),
    situation: index === 0 && count > 1 ? inARow(node, count - 1) : null,
  }));
  return { ...node, answers };
}

test('every planted defect is found at its place, and nothing in the items that ship', () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(60);
  const missed = DEFECTS.filter((defect) => {
    const [id, field, , code, at = field] = defect;
    return !findingsIn(spoilt(shipped(id), defect)).some((finding) => finding.code === code && finding.path === at);
  });
  expect(missed).toEqual([]);
  expect([...SHIPPED.values()].flatMap((item) => findingsIn(item))).toEqual([]);
});

test('defects of every kind are planted', () => {
  const planted = DEFECTS.map(([, , , code]) => code);
  expect(Object.keys(findingText).filter((code) => !planted.some((known) => known === code))).toEqual([]);
});
