import type { Accident, ChangeEvent, Emergency, Library, Trees } from '../library.ts';
import type { OpenSituation } from '../state.ts';
import type { Minutes } from '../units.ts';
import { delayBy, delayOf } from './delay.ts';
import { type CarMoment, accidentSuits, emergencySuits, suitedAt } from './suits.ts';

/** The two lists of an order that hold what struck it. */
export const SITUATION_LISTS = ['emergencies', 'changes'] as const;
export type SituationList = (typeof SITUATION_LISTS)[number];

/** What critical situations and change events have in common. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly kind: NonNullable<OpenSituation['shown']>['kind'];
  readonly description: string;
  readonly trees: Trees;
  /** Null: a change event, which knows no hurry and no help. */
  readonly emergency: Emergency | null;
};

/** What is derived from a library once and read often. Never part of a game's state. */
export type LibraryTables = Readonly<Record<SituationList, ReadonlyMap<string, Scenario>>> & {
  /** All critical situations that could strike a car at such a moment, in the library's order. */
  readonly emergenciesAt: (moment: CarMoment) => readonly Emergency[];
  /** Those of them that come by the schedule. */
  readonly scheduledAt: (moment: CarMoment) => readonly Emergency[];
  /** The random situations that could happen to a car at such a moment, in the library's order. */
  readonly accidentsAt: (moment: CarMoment) => readonly Accident[];
  /** For how long each keeps an order back. */
  readonly delays: ReadonlyMap<Emergency | Accident | ChangeEvent, Minutes>;
};

/** What goes wrong at the ramp comes by the schedule, though it is of the subtype of late arrivals. (SIT-3) */
const AT_THE_RAMP: readonly Emergency['status'][] = ['WAITING_FOR_LOADING', 'LOADING'];

const TABLES = new WeakMap<Library, LibraryTables>();

/** The derived tables of a library, made at its first use. */
export function tablesOf(library: Library): LibraryTables {
  const known = TABLES.get(library);
  if (known !== undefined) return known;
  const tables: LibraryTables = {
    emergencies: byId(library.emergencies.map(ofEmergency)),
    changes: byId(library.changes.map(ofChange)),
    emergenciesAt: suitedAt(library.emergencies, emergencySuits),
    scheduledAt: suitedAt(library.emergencies.filter(isScheduled), emergencySuits),
    accidentsAt: suitedAt(library.accidents, accidentSuits),
    delays: delaysOf(library),
  };
  TABLES.set(library, tables);
  return tables;
}

/** A change event's one tree. */
export function onlyTree(situation: Trees['situation']): Trees {
  return { situation, carSituation: null, timeWindowSituation: null };
}

function delaysOf({ emergencies, accidents, changes }: Library): LibraryTables['delays'] {
  return new Map<Emergency | Accident | ChangeEvent, Minutes>([
    ...emergencies.map((item) => [item, delayOf(item)] as const),
    ...accidents.map((item) => [item, delayBy(item.effects)] as const),
    ...changes.map((item) => [item, delayOf(onlyTree(item.situation))] as const),
  ]);
}

/** Comes by the schedule; the others are brought by what happens: a check, a late arrival, a sailing. (rules §9; SIT-3) */
function isScheduled({ subtype, status }: Emergency): boolean {
  if (subtype === 'PICKUP_OVER_TIME') return AT_THE_RAMP.includes(status);
  return subtype === 'EMERGENCY' || subtype === 'CAR_ACCIDENT';
}

function ofEmergency(emergency: Emergency): Scenario {
  const { id, name, subtype, description } = emergency;
  return { id, name, kind: subtype, description, trees: emergency, emergency };
}

function ofChange({ id, name, type, description, situation }: ChangeEvent): Scenario {
  return { id, name, kind: type, description, trees: onlyTree(situation), emergency: null };
}

/** The first of an id counts. */
function byId(scenarios: readonly Scenario[]): ReadonlyMap<string, Scenario> {
  const table = new Map<string, Scenario>();
  for (const scenario of scenarios) if (!table.has(scenario.id)) table.set(scenario.id, scenario);
  return table;
}
