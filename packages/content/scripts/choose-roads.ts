import {
  BELIEVED,
  differenceOf,
  type Distances,
  geography,
  type Link,
  LINKS,
  NAMED_LINKS,
  pairsBy,
  realKm,
  waysBy,
  waysWith,
} from './distances.ts';

/**
 * Searches for the fifteen roads that the specification leaves open (ADR 0076) and prints them. Run: node packages/content/scripts/choose-roads.ts
 *
 * Three are fixed: two that were asked for by name, and the one between Szczecin and Hanower. The other twelve may be any road between cities abroad,
 * with the length of the real one. The cost is the number of kilometres beyond the accepted deviation, weighted for each pair by its orders plus FEW, so
 * that no pair has weight zero. Local search: one road after another is exchanged for the best alternative, from STARTS random starting points.
 */
const FEW = 4;
const STARTS = 5;
const OPEN = 15;
/** What a pair without any route counts as: six times the real road. */
const MOST = 5;

type Choice = { readonly links: readonly Link[]; readonly cost: number };

const nameOf = (id: number) => geography.cities[id]?.displayName ?? '';
const idOf = (name: string) => geography.cities.findIndex(({ displayName }) => displayName === name);
const direct = (start: number, end: number): Link => ({ start, end, km: realKm(start, end) });

const GIVEN = [
  direct(idOf('Poznań'), idOf('Hanower')),
  direct(idOf('Szczecin'), idOf('Hanower')),
  direct(idOf('Norymberga'), idOf('Rotterdam')),
];
const abroad = geography.cities.filter((city) => city.abroad);
const CANDIDATES = abroad.flatMap(({ id: start }) =>
  abroad.filter(({ id: end }) => end > start && !isGiven(start, end)).map(({ id: end }) => direct(start, end)),
);

/** A seeded random generator, so that every run draws the same. */
let drawn = 1;
const below = (limit: number): number => {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn % limit;
};

let best = improved(beginning());
for (let tried = 1; tried < STARTS; tried += 1) {
  const other = improved(beginning());
  if (other.cost < best.cost) best = other;
}
const chosen = [...GIVEN, ...best.links];
const isDrawn = (link: Link) => LINKS.some(({ start, end }) => start === link.start && end === link.end);
for (const link of chosen)
  process.stdout.write(
    `${nameOf(link.start)}-${nameOf(link.end)} ${link.km} km${isDrawn(link) ? '' : ', not on the map'}\n`,
  );

function beginning(): readonly Link[] {
  const left = [...CANDIDATES];
  return Array.from({ length: OPEN - GIVEN.length }, () => left.splice(below(left.length), 1)).flat();
}

/** The best set of roads that single exchanges lead to. */
function improved(links: readonly Link[]): Choice {
  let choice: Choice = { links, cost: costOf(waysBy([...NAMED_LINKS, ...GIVEN, ...links])) };
  for (;;) {
    const better = exchanged(choice);
    if (better === choice) return choice;
    choice = better;
  }
}

function exchanged(choice: Choice): Choice {
  let better = choice;
  for (const [place, left] of choice.links.entries()) {
    const without = waysBy([...NAMED_LINKS, ...GIVEN, ...choice.links.filter((link) => link !== left)]);
    for (const link of CANDIDATES) {
      const cost = costOf(waysWith(without, link));
      if (cost < better.cost) better = { links: choice.links.with(place, link), cost };
    }
  }
  return better;
}

function costOf(ways: Distances): number {
  return pairsBy(ways).reduce((sum, pair) => {
    const beyond = Math.max(0, Math.min(MOST, Math.abs(differenceOf(pair))) - BELIEVED);
    return sum + beyond * (pair.orders + FEW);
  }, 0);
}

function isGiven(start: number, end: number): boolean {
  return GIVEN.some((link) => link.start === start && link.end === end);
}
