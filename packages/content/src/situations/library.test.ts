import {
  type Breaks,
  type CarAction,
  CAR_TYPES,
  CHANGE_TYPES,
  COMPETENCES,
  EFFECT_TYPES,
  EMERGENCY_SUBTYPES,
  LANDS,
  type Law,
  type CarOwnership,
  type Situation,
  TREE_NAMES,
  type Trees,
  acceptedTexts,
  isScheduled,
} from '@fracht/engine';
import { checkAccident, checkChangeEvent, checkEmergency, placesFrom, waysFrom } from '@fracht/scenarios';
import { expect, test } from 'vitest';
import { rightAnswers } from '../../test/right-answers.ts';
import { DEMURRAGE, demurrage } from './demurrage.ts';
import { POINTS_AT_STAKE } from './points-at-stake.ts';
import { practiceSituation } from './practice.ts';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, SURVEY_QUESTIONS } from './index.ts';

const rootsOf = (item: Partial<Trees>): readonly (Situation | null)[] => TREE_NAMES.map((tree) => item[tree] ?? null);
const roots = [...EMERGENCIES, ...CHANGE_EVENTS].flatMap(rootsOf);

/** The minimum daily rest, in minutes: the reduced one. */
const REST = 540;

const waysIn = (item: Partial<Trees>) =>
  rootsOf(item)
    .flatMap((root) => placesFrom(root, ''))
    .flatMap(({ node, path }) => waysFrom(node, path));

const lawOf = (breaks: Breaks | undefined): readonly Law[] => (typeof breaks === 'object' ? [breaks.law] : []);

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

test.each([
  ['K', 41, EMERGENCIES],
  ['A', 25, ACCIDENTS],
  ['Z', 16, CHANGE_EVENTS],
  ['Q', 12, SURVEY_QUESTIONS],
] as const)('[ITM-1] the ids of a kind are %s01 and so on, %i of them or more', (letter, least, items) => {
  const ids = items.map((_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(ids.length).toBeGreaterThanOrEqual(least);
});

test.each(EMERGENCIES.map((item) => [item.id, item] as const))('%s has nothing to mend', (_, item) => {
  expect(checkEmergency(item)).toEqual([]);
});

test.each(CHANGE_EVENTS.map((item) => [item.id, item] as const))('%s has nothing to mend', (_, item) => {
  expect(checkChangeEvent(item)).toEqual([]);
});

test.each(ACCIDENTS.map((item) => [item.id, item] as const))('%s has nothing to mend', (_, item) => {
  expect(checkAccident(item)).toEqual([]);
});

test('[ITM-1] all take part in games but for three random situations', () => {
  const idle = [...EMERGENCIES, ...ACCIDENTS, ...CHANGE_EVENTS].filter(({ active }) => active === 0);
  expect(idle.map(({ id }) => id)).toEqual(['A21', 'A22', 'A23']);
});

test('[ITM-2] every subtype, type of change, car type, land and effect comes up, but one that would punish a group for one player', () => {
  expect(sorted(EMERGENCIES.map(({ subtype }) => subtype))).toEqual(sorted(EMERGENCY_SUBTYPES));
  expect(sorted(CHANGE_EVENTS.map(({ type }) => type))).toEqual(sorted(CHANGE_TYPES));
  expect(sorted(EMERGENCIES.flatMap(({ types }) => types))).toEqual(sorted(CAR_TYPES));
  expect(sorted(EMERGENCIES.flatMap(({ lands }) => lands))).toEqual(sorted(LANDS));
  const ways = roots.flatMap((root) => placesFrom(root, '')).flatMap(({ node, path }) => waysFrom(node, path));
  const effects = [...ways, ...ACCIDENTS].flatMap((way) => way.effects.map(({ type }) => type));
  expect(sorted(effects)).toEqual(sorted(EFFECT_TYPES.filter((type) => type !== 'CANCEL_RANKING_GROUP')));
});

test('[ITM-2] every car type can meet at least ten critical situations in each land', () => {
  for (const type of CAR_TYPES) {
    for (const land of LANDS) {
      const meets = EMERGENCIES.filter((item) => item.types.includes(type) && item.lands.includes(land));
      expect(meets.length, `${type} ${land}`).toBeGreaterThanOrEqual(10);
    }
  }
});

test('[ITM-2] a hired car of every type can meet at least six critical situations that come by schedule, and five changes, in each land', () => {
  const hired = ({ ownership }: { readonly ownership?: CarOwnership | undefined }) => ownership !== 'COMPANY';
  for (const type of CAR_TYPES) {
    for (const land of LANDS) {
      const meets = EMERGENCIES.filter(
        (item) => hired(item) && isScheduled(item) && item.types.includes(type) && item.lands.includes(land),
      );
      expect(meets.length, `${type} ${land}`).toBeGreaterThanOrEqual(6);
    }
    expect(CHANGE_EVENTS.filter((item) => hired(item) && item.types.includes(type)).length).toBeGreaterThanOrEqual(5);
  }
});

test.each([
  ['what a car costs, its driver and its papers', 'K01 K05 K06 K14 K24 K31 K38 K39 Z03 A03 A17 A20'],
  ['what no hired car does', 'K33 K34 K40'],
])('[ITM-2] to own cars alone comes %s', (_, ids) => {
  const all = [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS];
  for (const id of ids.split(' ')) expect(all.find((item) => item.id === id)?.ownership, id).toBe('COMPANY');
});

test('[ITM-2] to any car comes what is about cargo, customers, roads and papers of the cargo', () => {
  const all = [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS];
  for (const id of 'K08 K13 K18 K20 K25 K26 K27 K28 K37 Z01 Z05 Z10 A01 A05 A14'.split(' '))
    expect(all.find((item) => item.id === id)?.ownership, id).toBeUndefined();
});

test.each([
  ['each question once', rightAnswers(roots)],
  ['each question once in every tree', roots.flatMap((root) => rightAnswers([root]))],
])('[ITM-3] a right answer gives itself away neither by its place nor by its length: %s', (_, right) => {
  for (const position of [0, 1, 2]) {
    const there = right.filter((each) => each.position === position).length;
    expect(there / right.length, `position ${position}`).toBeLessThanOrEqual(0.4);
  }
  const longest = right.filter(({ isLongest }) => isLongest).length / right.length;
  expect(longest).toBeLessThanOrEqual(0.45);
  expect(longest).toBeGreaterThanOrEqual(0.2);
});

test('[ITM-4] every critical situation has a name of its own and a picture', () => {
  expect(new Set(EMERGENCIES.map(({ name }) => name)).size).toBe(EMERGENCIES.length);
  expect(EMERGENCIES.filter(({ image }) => image === null)).toEqual([]);
});

test('[ITM-5] the questions of the survey are worded, four of them for a scale', () => {
  expect(SURVEY_QUESTIONS.filter(({ kind }) => kind === 'scale')).toHaveLength(4);
  for (const { value } of SURVEY_QUESTIONS) expect(value).toMatch(/[?.)]$/u);
  for (const { kind, options = [] } of SURVEY_QUESTIONS) expect(options.length > 1).toBe(kind === 'choice');
});

test('[ITM-6] every situation with questions names its competence, and each comes up', () => {
  const named = [...EMERGENCIES, ...CHANGE_EVENTS].map(({ competence }) => competence);
  expect(named).not.toContain(undefined);
  for (const one of COMPETENCES) expect(named.filter((each) => each === one).length, one).toBeGreaterThanOrEqual(3);
});

const ways = [...roots, practiceSituation.situation]
  .flatMap((root) => placesFrom(root, ''))
  .flatMap(({ node, path }) => waysFrom(node, path));
const broken = ways.flatMap(({ breaks }) => (typeof breaks === 'object' ? [breaks] : []));

test('[ITM-7] every answer says whether it breaks a rule of law or safety', () => {
  expect(ways.filter(({ breaks }) => breaks === undefined)).toEqual([]);
  expect(broken.length).toBeGreaterThanOrEqual(45);
});

test('[ITM-7] a fine for driving time is paid for a rule that is broken', () => {
  const outside = [...EMERGENCIES.filter(({ subtype }) => subtype !== 'OVERDUE_TICKET'), ...CHANGE_EVENTS];
  const fined = outside
    .flatMap((item) => rootsOf(item).flatMap((root) => placesFrom(root, '')))
    .flatMap(({ node, path }) => waysFrom(node, path))
    .filter(({ effects }) => effects.some(({ type }) => type === 'OVERDUE_TICKET'));
  expect(fined.length).toBeGreaterThan(2);
  for (const { breaks } of fined) expect(breaks).toMatchObject({ law: 'DRIVING_TIMES' });
});

/** Polish acts that apply on Polish roads, or in a case before a Polish court. */
const POLISH: readonly Law[] = [
  'ROAD_TRAFFIC',
  'ROAD_TRANSPORT',
  'DRIVERS',
  'CARRIAGE',
  'GOODS_MONITORING',
  'PENAL_CODE',
];

test('[ITM-7] what happens abroad alone breaks no Polish act', () => {
  const abroad = EMERGENCIES.filter(({ lands }) => !lands.includes('PL'));
  const laws = abroad.flatMap((item) => waysIn(item)).flatMap(({ breaks }) => lawOf(breaks));
  expect(laws.length).toBeGreaterThan(5);
  expect(laws.filter((law) => POLISH.includes(law))).toEqual([]);
});

test('[ITM-7] where a Polish act is broken that a foreign road does not know, it is said that the law of that country holds', () => {
  const both = EMERGENCIES.filter(({ lands }) => lands.includes('PL') && lands.includes('EUR'));
  const places = [...both, ...CHANGE_EVENTS]
    .flatMap((item) => waysIn(item))
    .flatMap(({ breaks }) => (typeof breaks === 'object' && POLISH.includes(breaks.law) ? [breaks.article] : []));
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((article) => !article.includes('za granicą'))).toEqual([]);
});

test('[ITM-10] a driver is rested by a wait of at least nine hours, or relieved by another one', () => {
  const resting = [...EMERGENCIES, ...CHANGE_EVENTS]
    .flatMap((item) => waysIn(item).map((way) => ({ id: item.id, ...way })))
    .filter(({ effects }) => effects.some(({ type }) => type === 'REST_DRIVER'));
  const short = resting.filter(({ effects }) => (effects.find(({ type }) => type === 'TIME')?.value ?? 0) < REST);
  expect(resting.length - short.length).toBeGreaterThan(10);
  for (const { id, feedback, answer: given } of short) expect(`${given?.text} ${feedback}`, id).toMatch(/zmiennik/iu);
});

test('[ITM-7] what is broken is told in a few words, with a law and the place in it', () => {
  for (const { law, article, why } of broken) {
    expect(law).not.toBe('OTHER');
    expect(article).toMatch(/\d/u);
    expect(why).toMatch(/^\p{Lu}[^.]{10,80}$/u);
  }
});

test('[ITM-8] no change tells of an hour or a day, which it does not choose', () => {
  for (const { id, situation, ...change } of CHANGE_EVENTS) {
    const told = JSON.stringify([change.name, change.description, situation]);
    expect(told, id).not.toMatch(
      /(?<!\p{L})(?:dziś|dzisiaj|dzień|jutr\p{L}+|ran[oa]|noc\p{L}*|wieczor\p{L}+)(?!\p{L})/iu,
    );
  }
});

test('[ITM-8] a change that may come before loading turns no car back, and keeps it long only where the window of loading moves along', () => {
  const early = CHANGE_EVENTS.filter(({ type }) => type !== 'LATE_UNLOADING')
    .flatMap(({ situation }) => placesFrom(situation, ''))
    .flatMap(({ node, path }) => waysFrom(node, path))
    .map(({ effects }) => new Map(effects.map(({ type, value }) => [type, value])));
  expect(early.filter((effects) => effects.has('GO_BACK'))).toEqual([]);
  const kept = early.filter((effects) => (effects.get('TIME') ?? 0) > 240);
  expect(kept.length).toBeGreaterThan(0);
  for (const { TIME, MOVE_PICKUP } of kept.map((effects) => Object.fromEntries(effects))) {
    expect(MOVE_PICKUP).toBeGreaterThanOrEqual(TIME ?? 0);
  }
});

/** Words that say where a situation happens, and what the car does there. */
const PLACES: readonly (readonly [words: RegExp, status: CarAction])[] = [
  [/szykuje się do wyjazdu/u, 'FREE_BOOKED'],
  [/jedzie (?:na załadunek|po ładunek)|dojeżdża do magazynu/u, 'DRIVING_TO_SHIPMENT'],
  [/czeka na załadunek|stoi pod magazynem/u, 'WAITING_FOR_LOADING'],
  [/spod rampy|pod rampą kierowca|(?:trwa załadunek|załadunek wreszcie trwa)/iu, 'LOADING'],
  [/(?:na postoju kierowca|(?:w\s+czasie|podczas) postoju)/iu, 'SLEEPING'],
  [/parking pełny/iu, 'DRIVING_TO_SLEEP'],
  [/^Kontrola.*(?:ładunku|masy)/u, 'DRIVING_WITH_SHIPMENT'],
  [/(?:stoi|czeka) pod bramą|czeka na rozładunek/u, 'WAITING_FOR_UNLOADING'],
  [/rozładowuje się|trwa rozładunek|kończy rozładunek/iu, 'UNLOADING'],
];

test.each(PLACES)('[ITM-8] a situation that says %s strikes a car that does %s', (words, status) => {
  const told = [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS].filter((item) => {
    return words.test('description' in item ? item.description : item.name);
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((item) => item.status !== status).map(({ id }) => id)).toEqual([]);
});

test('[ITM-13] a question of which an answer erases the points says so, and no random situation does', () => {
  const erases = ({ effects }: { effects: readonly { readonly type: string }[] }) =>
    effects.some(({ type }) => type === 'CANCEL_POINTS');
  const asked = roots
    .flatMap((root) => placesFrom(root, ''))
    .filter(({ node, path }) => waysFrom(node, path).some((way) => erases(way)));
  expect(asked.length).toBeGreaterThan(8);
  for (const { node } of asked) {
    for (const text of node.texts) expect(text.replaceAll('\u00a0', ' ')).toContain(POINTS_AT_STAKE);
  }
  expect(ACCIDENTS.filter((item) => erases(item))).toEqual([]);
});

test('[ITM-15] nothing waits for dangerous goods to be left at an unguarded parking, where hardly anybody leaves them', () => {
  const asleep = EMERGENCIES.filter(({ status }) => status === 'SLEEPING');
  expect(asleep.length).toBeGreaterThan(3);
  expect(asleep.filter(({ types }) => !types.some((type) => type !== 'ADR'))).toEqual([]);
});

test('[SIT-15] a question for a number, a sum or an hour takes it in more ways than one', () => {
  const asked = roots
    .flatMap((root) => placesFrom(root, ''))
    .filter(({ node }) => /Wpisz,? (?:samą )?(?:liczbę|kwotę|godzinę|ile)/u.test(node.text.replaceAll('\u00a0', ' ')));
  expect(new Set(asked.map(({ node }) => node.text)).size).toBeGreaterThan(9);
  for (const { node } of asked) expect(acceptedTexts(node).length, node.text).toBeGreaterThan(1);
});

/**
 * Claims that nothing has verified when the text is read: that a calculation came out, whether the order is late, the hour, the season, the distance, how long
 * the driver has driven or worked so far.
 */
const UNCHECKED = [
  /obliczenia pokaza|wyliczenia pokaza|policzone co do/iu,
  /(?:dojedzie|dojechał|pojedzie|dotarł|przyjedzie)\p{L}* (?:na czas|w\s+oknie|dziś|jeszcze dziś)/iu,
  /termin\p{L}* (?:dostawy )?(?:jest|są) bezpieczn|termin\p{L}* (?:dostawy )?(?:przepad|minął)/iu,
  /dostawa się opóźni|(?:pojazd|zestaw) nie zdąży|okno (?:załadunku )?uratowane|okno się zamknęło/iu,
  /skończyła się spóźnieniem|odnotował spóźnienie|uznał część spóźnienia/iu,
  /(?:jest|był) (?:dzień|noc|ranek|wieczór)(?!\p{L}| roboczy)|gołoledź|śnieg|upał/iu,
  /do (?:celu|rozładunku) (?:jest )?jeszcze (?:daleko|kilka|blisko)|kilka godzin do celu/iu,
  /terminowe dostawy/iu,
  /tachograf\p{L}* pokazuje (?:jeszcze |ponad )?\d|dziś prowadzi|do pracy stawił się \d|jazdy zostało/iu,
];

test('[ITM-14] no text claims of this game what nothing has checked when it is read', () => {
  const claims = [...EMERGENCIES, ...CHANGE_EVENTS, ...ACCIDENTS].flatMap((item) => {
    const { knowledge: _knowledge, help: _help, ...told } = { knowledge: '', help: '', ...item };
    const text = JSON.stringify(told).replaceAll('\u00a0', ' ');
    return UNCHECKED.filter((claim) => claim.test(text)).map((claim) => [item.id, claim.exec(text)?.[0]]);
  });
  expect(claims).toEqual([]);
});

test('[ITM-11] demurrage has one rate: two free hours, then each hour begun, a day at most', () => {
  const { hour, day } = DEMURRAGE;
  expect([0, 60, 120, 121, 150, 180, 240].map(demurrage)).toEqual([0, 0, 0, hour, hour, hour, 2 * hour]);
  expect([360, 361, 480, 720, 1440].map(demurrage)).toEqual([day, day, day, day, day]);
});

test('[ITM-11] an answer that asks for demurrage is paid by that rate', () => {
  const asking = ways.filter(({ answer }) => /postojow/iu.test(answer?.text ?? ''));
  const paid = asking.flatMap(({ effects }) => effects.filter(({ type }) => type === 'GIVE_MONEY'));
  expect(paid.length).toBeGreaterThanOrEqual(8);
  const rates = Array.from({ length: 24 }, (_, hours) => demurrage(60 * (hours + 1)));
  expect(paid.filter(({ value }) => !rates.includes(value))).toEqual([]);
});
