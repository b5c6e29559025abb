import type { Manner } from '../market.ts';

/** The most connections from each order: with more, nothing better was found in classes of six. */
const WAYS = 12;

/**
 * At most so many manners are tried, and at least so many for one student and for a class: each plan of a large class takes long, and few of its orders
 * depend on a single plan.
 */
const COUNTS = { most: 12, student: 2, class: 4 } as const;

/** In how many manners a game of so many students is played: the time for one grows with the class, whoever of it is driven. */
function countFor(driven: 'student' | 'class', students: number): number {
  return Math.min(COUNTS.most, Math.max(COUNTS[driven], Math.floor(72 / students)));
}

/** A class of more is a large one: each of its plans takes long. */
const FEW_STUDENTS = 12;

/** Game minutes from one plan to the next: in a large class half as often. */
function everyFor(students: number): number {
  return students <= FEW_STUDENTS ? 30 : 60;
}

type Trait = Pick<Manner, 'hour' | 'hiredHour' | 'spare' | 'early'>;

/** The manners by what the dispatcher knows, those to be tried first at the front: together they found most in the games by which they were chosen. */
const FIRST: Readonly<Record<'LIST' | 'ALL', readonly Trait[]>> = {
  LIST: [
    { hour: 8000, hiredHour: 3000, spare: 30, early: 60 },
    { hour: 0, hiredHour: 0, spare: 60, early: 60 },
    { hour: 4000, hiredHour: 0, spare: 30, early: 30 },
    { hour: 6000, hiredHour: 3000, spare: 90, early: 30 },
    { hour: 4000, hiredHour: 3000, spare: 60, early: 0 },
    { hour: 4000, hiredHour: 3000, spare: 60, early: 60 },
    { hour: 6000, hiredHour: 0, spare: 120, early: 60 },
    { hour: 10000, hiredHour: 4000, spare: 30, early: 60 },
    { hour: 4000, hiredHour: 0, spare: 90, early: 60 },
    { hour: 6000, hiredHour: 3000, spare: 30, early: 0 },
    { hour: 2000, hiredHour: 0, spare: 90, early: 30 },
    { hour: 8000, hiredHour: 3000, spare: 15, early: 60 },
  ],
  ALL: [
    { hour: 0, hiredHour: 0, spare: 90, early: 30 },
    { hour: 0, hiredHour: 0, spare: 120, early: 0 },
    { hour: 500, hiredHour: 0, spare: 90, early: 60 },
    { hour: 0, hiredHour: 0, spare: 90, early: 90 },
    { hour: 0, hiredHour: 0, spare: 60, early: 60 },
    { hour: 0, hiredHour: 0, spare: 120, early: 60 },
  ],
};

/** The greedy manner, which is tried last: no result is worse than that of always taking the dearest order. (REF-5) */
const GREEDY = { hour: 0, hiredHour: 0, spare: 60, early: 30 } as const;

/** Whom a dispatcher drives, in a game of how many students, and by what it knows. */
type Driven = {
  readonly driven: 'student' | 'class';
  readonly students: number;
  readonly knows: 'LIST' | 'ALL';
};

/** How the best game is searched for. (REF-6) */
export type SearchPlan = {
  /** The manners in which it is played. */
  readonly manners: readonly Manner[];
  /** How many plans the repairs may make for each plan of the manners. (REF-4) */
  readonly repairs: number;
  /** The same manners with tastes, for a second search of its own; empty: there is no second search. */
  readonly tasted: readonly Manner[];
  /** As `repairs`, for the second search. */
  readonly tastedRepairs: number;
};

/** In how many tastes each manner is tried in one student's place: so small a game is played alike in most manners. */
const TASTES = 6;

/** At most `most` manners, and the greedy one. In one student's place tastes too, with half as many plans each. (REF-4, REF-6) */
export function searchFor(driven: Driven, most: number): SearchPlan {
  const manners = mannersFor(driven, most);
  const count = driven.driven === 'student' ? TASTES * manners.length : 0;
  const tasted = Array.from({ length: count }, (_, place) => place + 1).flatMap((taste) => {
    const manner = manners[taste % manners.length];
    return manner === undefined ? [] : [{ ...manner, taste, every: 2 * manner.every }];
  });
  return { manners, repairs: repairsFor(driven), tasted, tastedRepairs: 2 };
}

function mannersFor({ driven, students, knows }: Driven, most: number): readonly Manner[] {
  const common = { every: everyFor(students), ways: WAYS, taste: 0 } as const;
  const traits = FIRST[knows].slice(0, Math.min(most, countFor(driven, students)));
  return [
    ...traits.map((trait): Manner => ({ ...trait, ...common, plans: 'NETWORK' })),
    { ...GREEDY, ...common, plans: 'GREEDY' },
  ];
}

/** Half as many in a large class, whose plans are dear, and for par, which has the repairs of fair beside its own. (REF-4) */
function repairsFor({ students, knows }: Driven): number {
  return students <= FEW_STUDENTS && knows === 'LIST' ? 4 : 2;
}
