import type { Manner } from '../market.ts';

/** The most connections from each order: with more, nothing better was found in classes of six. */
const WAYS = 12;

/**
 * Limits on the number of manners that are tried: at most `most`, at least `student` for one student and `class` for a class. A class gets
 * few, since each plan of a large class takes long and few of its orders depend on a single plan.
 */
const COUNTS = { most: 12, student: 2, class: 4 } as const;

/**
 * How many manners are tried in a game with that many students. The time for one grows with the size of the class, even if only one
 * of its students is played.
 */
function countFor(driven: 'student' | 'class', students: number): number {
  return Math.min(COUNTS.most, Math.max(COUNTS[driven], Math.floor(72 / students)));
}

/** Classes above this size count as large, because each of their plans takes long. */
const FEW_STUDENTS = 12;

/** Game minutes between two plans; a large class plans half as often. */
function everyFor(students: number): number {
  return students <= FEW_STUDENTS ? 30 : 60;
}

type Trait = Pick<Manner, 'hour' | 'hiredHour' | 'spare' | 'early'>;

/**
 * The manners in the order in which they are tried, for a dispatcher who knows the orders on the list and for one who knows all. The order
 * was found by experiment: together, the first ones found most.
 */
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

/** The greedy manner always takes the order that pays most. It is tried last, so that no result is worse than its result. (REF-5) */
const GREEDY = { hour: 0, hiredHour: 0, spare: 60, early: 30 } as const;

/**
 * What is searched for: whether the dispatcher plays one student or the whole class, how many students the class has, and which orders
 * the dispatcher knows (those on the list, or all from the start).
 */
type SearchScope = {
  readonly driven: 'student' | 'class';
  readonly students: number;
  readonly knows: 'LIST' | 'ALL';
};

/** How the best game is searched for. (REF-6) */
export type SearchPlan = {
  /** The manners in which the game is played. */
  readonly manners: readonly Manner[];
  /** How many plans the repairs may make per plan made with the manners. (REF-4) */
  readonly repairs: number;
  /** The same manners with tastes, for a separate second search; empty: there is no second search. */
  readonly tasted: readonly Manner[];
  /** How many plans the repairs of the second search may make per plan of that search. */
  readonly tastedRepairs: number;
};

/** The number of tastes in which each manner is tried when one student is played: such a small game turns out the same in most manners. */
const TASTES = 6;

/**
 * The search for a game: at most `most` manners and the greedy one; when one student is played, also a second search in tastes that plans
 * half as often. (REF-4, REF-6)
 */
export function searchFor(driven: SearchScope, most: number): SearchPlan {
  const manners = mannersFor(driven, most);
  const count = driven.driven === 'student' ? TASTES * manners.length : 0;
  const tasted = Array.from({ length: count }, (_, place) => place + 1).flatMap((taste) => {
    const manner = manners[taste % manners.length];
    return manner === undefined ? [] : [{ ...manner, taste, every: 2 * manner.every }];
  });
  return { manners, repairs: repairsFor(driven), tasted, tastedRepairs: 2 };
}

function mannersFor({ driven, students, knows }: SearchScope, most: number): readonly Manner[] {
  const common = { every: everyFor(students), ways: WAYS, taste: 0 } as const;
  const traits = FIRST[knows].slice(0, Math.min(most, countFor(driven, students)));
  return [
    ...traits.map((trait): Manner => ({ ...trait, ...common, plans: 'NETWORK' })),
    { ...GREEDY, ...common, plans: 'GREEDY' },
  ];
}

/**
 * How many plans the repairs may make per plan made with the manners. Half as many in a large class, whose plans are slow, and for par,
 * which also gets the repairs of fair. (REF-4)
 */
function repairsFor({ students, knows }: SearchScope): number {
  return students <= FEW_STUDENTS && knows === 'LIST' ? 4 : 2;
}
