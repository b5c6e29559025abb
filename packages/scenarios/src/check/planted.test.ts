import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, findingText } from '@fracht/content';
import type { Accident, ChangeEvent, Emergency } from '@fracht/engine';
import { expect, test } from 'vitest';
import { answer } from '../author/author.ts';
import type { Finding, FindingCode } from './finding.ts';
import { checkAccident, checkChangeEvent, checkEmergency } from './items.ts';
import { checkName } from './names.ts';
import { remarksOn } from './remarks.ts';
import { checkSourceDays } from './sources.ts';

/**
 * One planted defect: a shipped item, the field that is spoilt in a copy of it, the new value, and the expected finding; `at`: its path, if it is not that
 * field.
 */
type Defect = readonly [id: string, field: string, value: unknown, code: FindingCode, at?: string];

const DEEP = 'situation.answers.0.situation.answers.1.situation.answers.0.situation';
const TYPED = 'situation.answers.0.situation';
const OK = 'situation.situation_ok';
const DENIED = 'timeWindowSituation.afterDenySituation';
const LEAVES = { type: 'LEAVE_SHIPMENT', value: 20 };

const ALIKE = answer(5, 'Dzwonię do nadawcy', 'Nadawca wie o opóźnieniu.');

/** Defects of every kind, in items, trees, questions, answers and effects, near the top and deep down. */
const DEFECTS: readonly Defect[] = [
  ['K05', 'ownership', undefined, 'REPAIR_CHARGED'],
  ['A17', 'ownership', 'SUBCONTRACTOR', 'REPAIR_CHARGED'],
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
  ['K08', 'competence', undefined, 'COMPETENCE_MISSING'],
  ['K15', 'competence', 'WINDOWS', 'COMPETENCE_UNLIKELY'],
  ['K17', 'situation.answers.0.breaks', undefined, 'BREAKS_UNSAID'],
  ['K24', 'situation.breaks_wrong', undefined, 'BREAKS_UNSAID'],
  ['K17', 'situation.answers.0.breaks.why', '', 'TEXT_EMPTY'],
  ['K01', 'situation.answers.0.points', 5, 'BREACH_PAYS'],
  ['K17', 'sources', undefined, 'SOURCE_MISSING'],
  ['K17', 'sources.0.article', ' ', 'TEXT_EMPTY'],
  ['K17', 'sources.0.checked', '', 'SOURCE_UNDATED'],
  ['K17', 'sources.1.checked', '2025-11-28', 'SOURCE_OUTDATED'],
  ['A03', 'sources.0.checked', '2026-11-30', 'SOURCE_AHEAD'],
  ['K17', 'sources.0.law', 'CMR', 'BREACH_UNSOURCED', 'situation.answers.2.breaks.law'],
  ['K17', 'situation.answers.1.breaks', '=situation.answers.0.breaks', 'BREACH_BEST', 'situation.answers.1.points'],
  ['K09', 'status', 'FREE', 'STATUS_NEVER'],
  ['K09', 'status', 'DRIVING_ASSISTANCE', 'STATUS_NEVER'],
  ['K18', 'status', 'DRIVING_WITH_SHIPMENT', 'SUBTYPE_NEVER'],
  ['K15', 'status', 'SLEEPING', 'SUBTYPE_NEVER'],
  ['K21', 'subtype', 'PICKUP_OVER_TIME', 'SUBTYPE_NEVER', 'status'],
  ['Z16', 'status', 'LOADING', 'STATUS_NEVER'],
  ['Z03', 'status', 'UNLOADING', 'STATUS_NEVER'],
  ['A05', 'status', 'AVAILABLE', 'STATUS_NEVER'],
  ['A15', 'status', 'DRIVING_WITH_SHIPMENT', 'EFFECT_IDLE', 'effects.0.value'],
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
  ['K07', 'cargo', 'PETROL', 'CARGO_NEVER'],
  ['K20', 'description', 'Ładunek ma numer UN {un_number}.', 'PLACEHOLDER_UNFILLED', 'types'],
  [
    'K06',
    'situation.answers',
    [ALIKE, { ...ALIKE, text: 'Piszę do nadawcy' }],
    'ANSWERS_ALIKE',
    'situation.answers.1.text',
  ],
  ['K06', 'situation', null, 'TREE_SKIPPED'],
  [
    'K25',
    'situation.answers.2.effects',
    [{ type: 'CANCEL_POINTS', value: 1 }],
    'POINTS_CANCELLED',
    'situation.answers.2.effects.0.value',
  ],
  ['K26', 'situation.text', 'Nowe pytanie', 'TEXT_UNWRITTEN'],
  ['Z16', 'situation.texts.0', ' nowe  pytanie… ', 'TEXT_UNWRITTEN'],
  ['K24', 'situation.points_wrong', 30, 'WRONG_TEXT_PAYS'],
  ['K15', `${TYPED}.situation_wrong`, '=situation', 'WRONG_TEXT_PAYS', `${TYPED}.points_wrong`],
  ['K24', 'situation.points_wrong', 15, 'RIGHT_TEXT_EQUAL', 'situation.points_ok'],
  ['K24', 'situation.feedback_wrong', '=situation.feedback_ok', 'FEEDBACK_SAME'],
  ['K26', 'situation.answers.1.feedback', '=situation.answers.0.feedback', 'FEEDBACK_SAME'],
  ['K31', `${DENIED}.answers.*.feedback`, 'Tak się robi.', 'FEEDBACK_SAME', `${DENIED}.answers.1.feedback`],
  ['K24', 'situation.text', 'Czy zadzwonisz pod 112?', 'ANSWER_TOLD', 'situation.textAnswer'],
  ['K24', 'situation.textAnswer', '^(112|997)$', 'TYPED_PATTERN'],
  ['K15', `${TYPED}.textAnswer`, '.*', 'TYPED_PATTERN'],
  ['K24', 'situation.textAnswer', 'numer alarmowy '.repeat(14), 'TYPED_LONG'],
  ['K24', 'situation.textAnswer', 'sto  dwanaście', 'TYPED_BLANKS'],
  ['K24', 'situation.textAnswer', '112 / 997', 'TYPED_IN_ONE'],
  ['K24', 'situation.textAnswer', '112\n998\n 112', 'TYPED_TWICE'],
  ['K24', 'situation.textAnswer', '🚒', 'TYPED_EMOJI'],
  ['K24', 'situation.textAnswer', '11\u202e2', 'TEXT_INVISIBLE'],
  ['K06', 'situation.answers.0.text', 'Dzwonię do\u202e odbiorcy', 'TEXT_INVISIBLE'],
  ['K06', 'help', 'Kto\u200b czeka?', 'TEXT_INVISIBLE'],
  ['K06', 'situation.text', 'Co <b>robisz</b>?', 'MARKUP_SHOWN'],
  ['Z16', 'situation.answers.0.text', 'Dzwonię&nbsp;do odbiorcy', 'MARKUP_SHOWN'],
  ['K06', 'knowledge', 'Zawsze **dzwoń**.', 'MARKUP_SHOWN'],
  ['K06', 'description', 'TODO: opis', 'TEXT_FILLER'],
  ['K06', 'situation.answers.0.feedback', 'Lorem ipsum dolor.', 'TEXT_FILLER'],
  ['K06', 'description', 'Zadzwoń: {pick_phone.', 'PLACEHOLDER_BROKEN'],
  ['K03', 'name', 'kolizja  z samochodem osobowym.', 'NAME_TAKEN'],
  ['K06', 'driverCallPoints', 10, 'CALL_PAYS'],
  ['K06', 'noHelpPoints', -20, 'BONUS_NEGATIVE'],
  ['K06', 'inTimePoints', -10, 'BONUS_NEGATIVE'],
  ['K06', 'maxTime', 1, 'TIME_SHORT'],
  ['K21', 'lands', ['PL'], 'FERRY_AT_HOME'],
  [
    'K06',
    'situation.answers.0.effects',
    [
      { type: 'ADD_DISTANCE', value: 5 },
      { type: 'REMOVE_DISTANCE', value: 5 },
    ],
    'EFFECTS_CONTRARY',
    'situation.answers.0.effects.1.value',
  ],
  [
    'A03',
    'effects',
    [
      { type: 'GIVE_MONEY', value: 100 },
      { type: 'MONETARY', value: 100 },
    ],
    'EFFECTS_CONTRARY',
    'effects.1.value',
  ],
  [
    'K19',
    'situation.answers.1.situation.answers.1.effects',
    [],
    'NEW_CAR_FREE',
    'situation.answers.1.situation.answers.1.newCar',
  ],
  [
    'K25',
    'situation.answers.2.effects',
    [{ type: 'OVERDUE_TICKET', value: 500 }],
    'TICKET_ELSEWHERE',
    'situation.answers.2.effects.0.value',
  ],
  [
    'K25',
    'situation.answers.2.effects',
    [{ type: 'CANCEL_RANKING_GROUP', value: 1 }],
    'RANKING_LOST',
    'situation.answers.2.effects.0.value',
  ],
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
  const name = checkName(item, [...SHIPPED.values()]);
  if ('maxTime' in item) return [...checkEmergency(item), ...name];
  return [...('truck' in item ? checkChangeEvent(item) : checkAccident(item)), ...name];
}

/** Everything that is reported to the item's author: the findings, and the remarks. */
function toldOf(item: Emergency | ChangeEvent | Accident): readonly Finding[] {
  const days = checkSourceDays(item, '2026-11-29');
  return [...findingsIn(item), ...days, ...('maxTime' in item ? remarksOn(item) : [])];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function inside(value: unknown): Json {
  if (!isJson(value)) throw new Error('A path that leads nowhere');
  return value;
}

/** A copy of an item with another value in a field; in a path `*` stands for all entries of a list; the value `=path` is copied from that path. */
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

/** A number as the value of a question stands for that many copies of it following one another. */
function wanted(item: unknown, before: unknown, value: unknown): unknown {
  if (isJson(before) && typeof value === 'number') return inARow(before, value);
  if (typeof value !== 'string' || !value.startsWith('=')) return structuredClone(value);
  const parts = value.slice(1).split('.');
  return structuredClone(parts.reduce<unknown>((each, part) => inside(each)[part], item));
}

/** A chain of copies of a question, each following the first answer of the previous one. */
function inARow(node: Json, count: number): Json {
  const answers = Object.values(inside(node['answers'])).map((each, index) => ({
    ...inside(each),
    situation: index === 0 && count > 1 ? inARow(node, count - 1) : null,
  }));
  return { ...node, answers };
}

test('[CHK-1] [CHK-2] every planted defect is found at its place, and nothing in the items that ship', () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(110);
  const missed = DEFECTS.filter((defect) => {
    const [id, field, , code, at = field] = defect;
    return !toldOf(spoilt(shipped(id), defect)).some((finding) => finding.code === code && finding.path === at);
  });
  expect(missed).toEqual([]);
  expect([...SHIPPED.values()].flatMap((item) => findingsIn(item))).toEqual([]);
});

test('[CHK-2] defects of every kind are planted', () => {
  const planted = DEFECTS.map(([, , , code]) => code);
  expect(Object.keys(findingText).filter((code) => !planted.some((known) => known === code))).toEqual([]);
});
