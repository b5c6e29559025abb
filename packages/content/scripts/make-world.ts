import { readFileSync, writeFileSync } from 'node:fs';
import { firstGeography, type Geography, worldFrom } from './world-from.ts';

/** Writes src/data/world-data.ts from geography.json. Run: node packages/content/scripts/make-world.ts */
const source = new URL('geography.json', import.meta.url);
const target = new URL('../src/data/world-data.ts', import.meta.url);
const geography: Geography = JSON.parse(readFileSync(source, 'utf8'));
const { version, cities, roads, parkings } = worldFrom(geography);
const first = worldFrom(firstGeography(geography));
const replaced = geography.earlierRoads.map(({ id }) => id);

const list = (name: string, items: readonly unknown[]) =>
  `  ${name}: [\n${items.map((item) => `    ${JSON.stringify(item)},`).join('\n')}\n  ],`;

writeFileSync(
  target,
  [
    "import type { World } from '@fracht/engine';",
    '',
    '/** Made by scripts/make-world.ts from scripts/geography.json. */',
    "export const worldData: Omit<World, 'goods'> = {",
    `  version: ${version},`,
    list('cities', cities),
    list('roads', roads),
    list('parkings', parkings),
    '};',
    '',
    '/** What the first map had in the place of roads with the same ids. */',
    "export const earlierData: Pick<World, 'roads' | 'parkings'> = {",
    list(
      'roads',
      first.roads.filter(({ id }) => replaced.includes(id)),
    ),
    list(
      'parkings',
      first.parkings.filter(({ road }) => road !== null && replaced.includes(road)),
    ),
    '};',
    '',
  ].join('\n'),
);
