import type { SituationList } from '../situation-state.ts';
import type { CarType } from '../car-types.ts';
import type { CargoTrait } from '../cargo-traits.ts';
import type { Accident, ChangeEvent, Emergency, Library, Trees } from '../library.ts';
import type { OpenSituation } from '../state.ts';
import type { Minutes } from '../units.ts';
import { type BestOutcome, bestOutcome, delayBy } from './delay.ts';
import { MOST_HOURS_LATER } from './most-hours-later.ts';
import {
  type CarMoment,
  type Cargo,
  accidentSuits,
  cargoSuits,
  changeSuits,
  emergencySuits,
  cachedByMoment,
} from './suits.ts';
import { isAsking } from './walk.ts';

/** What critical situations and change events have in common. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly kind: NonNullable<OpenSituation['shown']>['kind'];
  readonly description: string;
  readonly trees: Trees;
  /** Null for a change event, which has no time limit and no help. */
  readonly emergency: Emergency | null;
};

/**
 * A situation of the library that may strike, with the minutes by which it delays an order. A compact record: strikes scan many of these, and
 * the library itself is too large for the processor's cache.
 */
export type CandidateSituation<Item> = {
  readonly id: string;
  readonly delay: Minutes;
  readonly best: BestOutcome;
  readonly cargo: CargoTrait | undefined;
  readonly item: Item;
};

/** What could strike a car at a moment, in the library's order. */
type CandidatesAt<Item> = (moment: CarMoment) => readonly CandidateSituation<Item>[];

/** Lookup tables derived from a library. Never part of a game's state. */
export type LibraryTables = Readonly<Record<SituationList, ReadonlyMap<string, Scenario>>> & {
  /** All critical situations with a question. */
  readonly emergenciesAt: CandidatesAt<Emergency>;
  /** Those of them that are scheduled. */
  readonly scheduledAt: CandidatesAt<Emergency>;
  /** The random situations whose effects have something to act on, by where the cargo is. */
  readonly accidentsAt: Readonly<Record<Cargo, CandidatesAt<Accident>>>;
  /** The change events that could strike an order of a type, in the library's order. */
  readonly changesOf: Readonly<Record<CarType, readonly CandidateSituation<ChangeEvent>[]>>;
};

/** Trouble at the ramp is scheduled, although it has the same subtype as late arrivals. (SIT-3) */
const AT_THE_RAMP: readonly Emergency['status'][] = ['WAITING_FOR_LOADING', 'LOADING'];

const TABLES = new WeakMap<Library, LibraryTables>();

/** The lookup tables of a library, built at first use. */
export function libraryTables(library: Library): LibraryTables {
  const known = TABLES.get(library);
  if (known !== undefined) return known;
  const tables = tablesMade(library);
  TABLES.set(library, tables);
  return tables;
}

function tablesMade(library: Library): LibraryTables {
  const emergencies = library.emergencies.filter(asks).map((item) => candidate(item, bestOutcome(item)));
  const accidents = library.accidents.map((item) => candidate(item, { effects: item.effects, newCar: false }));
  const changes = library.changes.map((item) => candidate(item, outcomeOfChange(item)));
  const accidentsAt = (cargo: Cargo) =>
    cachedByMoment(
      accidents.filter(({ item }) => cargoSuits(item, cargo)),
      accidentSuits,
    );
  const changesOf = (type: CarType) => changes.filter(({ item }) => changeSuits(item, type));
  return {
    emergencies: byId(library.emergencies.map(ofEmergency)),
    changes: byId(library.changes.map(ofChange)),
    emergenciesAt: cachedByMoment(emergencies, emergencySuits),
    scheduledAt: cachedByMoment(
      emergencies.filter(({ item }) => isScheduled(item)),
      emergencySuits,
    ),
    accidentsAt: {
      WAITING: accidentsAt('WAITING'),
      ABOARD: accidentsAt('ABOARD'),
      RETURNING: accidentsAt('RETURNING'),
    },
    changesOf: { ST: changesOf('ST'), ATP: changesOf('ATP'), ADR: changesOf('ADR'), PG: changesOf('PG') },
  };
}

/** Whether any tree of the situation has a question. A situation without one cannot be answered, and never strikes. (SIT-2) */
export function asks({ situation, carSituation, timeWindowSituation }: Trees): boolean {
  return isAsking(situation) || isAsking(carSituation) || isAsking(timeWindowSituation);
}

function candidate<Item extends { readonly id: string; readonly cargo?: CargoTrait | undefined }>(
  item: Item,
  best: BestOutcome,
): CandidateSituation<Item> {
  return { id: item.id, delay: delayBy(best.effects), best, cargo: item.cargo, item };
}

/** A change without a question happens by itself: only one about the loading takes time from the order. (SIT-11) */
function outcomeOfChange({ type, situation }: ChangeEvent): BestOutcome {
  if (isAsking(situation)) return bestOutcome(onlyTree(situation));
  const isOfLoading = type === 'CHANGE_PICK_TIME';
  return { effects: isOfLoading ? [{ type: 'MOVE_PICKUP', value: MOST_HOURS_LATER * 60 }] : [], newCar: false };
}

/** A change event's only tree, as a set of trees. */
export function onlyTree(situation: Trees['situation']): Trees {
  return { situation, carSituation: null, timeWindowSituation: null };
}

/** Whether the situation is scheduled. The others follow from events: a check, a late arrival, a ferry crossing. (SIT-3) */
export function isScheduled({ subtype, status }: Emergency): boolean {
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

/** Scenarios by id; if several have the same id, the first counts. */
function byId(scenarios: readonly Scenario[]): ReadonlyMap<string, Scenario> {
  const table = new Map<string, Scenario>();
  for (const scenario of scenarios) if (!table.has(scenario.id)) table.set(scenario.id, scenario);
  return table;
}
