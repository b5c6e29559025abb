import {
  type CityPair,
  differenceOf,
  FIRST_LINKS,
  geography,
  isBelieved,
  type Link,
  LINKS,
  pairsBy,
  waysBy,
} from './distances.ts';

/** The text of docs/distances.md. (GEO-9) */
export function distancesDoc(): string {
  const pairs = pairsBy(waysBy(LINKS));
  const before = pairsBy(waysBy(FIRST_LINKS));
  const off = pairs.filter((pair) => !isBelieved(pair));
  return [
    '# Distances a driver believes',
    '',
    'How long the routes of the game are beside the real roads. Made by `node packages/content/scripts/make-distances-doc.ts`; a test keeps it equal to the data. Which roads were chosen and why: [ADR 0076](adr/0076-roads-are-chosen-by-what-is-driven.md).',
    '',
    '**The real kilometres** are the shortest ways over the sections of `packages/content/scripts/road-sections.json`: motorways and expressways as a truck drives them, rings instead of centres, the two ferry lines of the game with their sea kilometres. Their lengths are those of road atlases and kilometre posts as we know them, not of a measurement, and hold to about 2 % of a way. **Orders** are those that joined the two cities, in either direction, in 60 games of six players on the first map (`orders-by-pair.json`).',
    '',
    '| | first map | this map |',
    '|---|---|---|',
    row('orders whose route is within 8 % of the real road', ordersShare(before), ordersShare(pairs)),
    row('of the pairs that trade', count(traded(before)), count(traded(pairs))),
    row('of all pairs', count(before), count(pairs)),
    '',
    '## What is not within 8 %',
    '',
    TABLE_HEAD,
    ...[...off].sort((one, other) => other.orders - one.orders || differenceOf(other) - differenceOf(one)).map(pairRow),
    '',
    'Cities that no order joined are farthest off, most of them in France and by the Rhine: the specification gives 27 roads, twelve of them by name. Szczecin-Wrocław would need a 28th.',
    '',
    '## All pairs',
    '',
    TABLE_HEAD,
    ...pairs.map(pairRow),
    '',
  ].join('\n');
}

const TABLE_HEAD = '| | real km | game km | difference | orders |\n|---|---|---|---|---|';

const nameOf = (id: number) => geography.cities[id]?.displayName ?? '';
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const traded = (pairs: readonly CityPair[]) => pairs.filter(({ orders }) => orders > 0);
const count = (pairs: readonly CityPair[]) => `${pairs.filter(isBelieved).length} of ${pairs.length}`;

function pairRow(pair: CityPair): string {
  const { start, end, real, map, orders } = pair;
  const percent = (100 * differenceOf(pair)).toFixed(1);
  return row(
    `${nameOf(start)}-${nameOf(end)}`,
    String(real),
    String(map),
    `${percent.startsWith('-') ? '' : '+'}${percent} %`,
    String(orders),
  );
}

function ordersShare(pairs: readonly CityPair[]): string {
  return `${(100 * believedShare(pairs)).toFixed(1)} %`;
}

/** The share of orders whose route has a realistic length. */
function believedShare(pairs: readonly CityPair[]): number {
  const sum = (some: readonly CityPair[]) => some.reduce((total, { orders }) => total + orders, 0);
  return sum(pairs.filter(isBelieved)) / sum(pairs);
}

/** The share of orders whose route has a realistic length, with these roads. (GEO-9) */
export function shareBelieved(links: readonly Link[]): number {
  return believedShare(pairsBy(waysBy(links)));
}
