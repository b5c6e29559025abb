/**
 * Draws the muted map of the landing page from the game's own geography: `src/landing/hero-map.svg` (used as an external symbol, so that it follows the theme
 * and stays out of the JavaScript). Run: node scripts/build-hero-map.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { world } from '@fracht/content';
import { BASE_PATHS } from '@fracht/game/map/base-paths.ts';

/** The area that any crop of the landing page may show, on the geography's canvas. */
const VIEW = { left: -500, top: 60, right: 1320, bottom: 800 };

type Label = readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];

const LABELS: Readonly<Record<string, Label>> = {
  Poznań: [0, -14, 'middle'],
  Malmo: [-11, 4, 'end'],
  Szczecin: [-12, -7, 'end'],
  Warszawa: [14, 18, 'start'],
  Kraków: [13, 14, 'start'],
  Wroclaw: [7, 23, 'start'],
  Hamburg: [-12, -7, 'end'],
  Drezno: [0, 23, 'middle'],
  Hannover: [-12, 16, 'end'],
  Norymberga: [12, 14, 'start'],
  Rotterdam: [-13, 16, 'end'],
  Paryż: [-13, 5, 'end'],
  Lyon: [12, 7, 'start'],
  Goteborg: [-12, 4, 'end'],
  Białystok: [-11, -10, 'end'],
  Amsterdam: [9, -10, 'start'],
};

writeFileSync(target('../src/landing/hero-map.svg'), drawing());

function drawing(): string {
  const roads = world.roads.map((road) => way(road.outline)).join('');
  const line = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="base" viewBox="0 0 1000 986" overflow="visible">',
    `<path fill="var(--land)" stroke="var(--border-land)" stroke-width=".8" d="${rounded(BASE_PATHS.land)}"/>`,
    `<path fill="var(--land-home)" stroke="var(--border-land)" stroke-width=".8" d="${rounded(BASE_PATHS.home)}"/>`,
    `<path fill="none" stroke="var(--border-land)" stroke-width=".8" stroke-dasharray="3 2" d="${rounded(BASE_PATHS.borders)}"/>`,
    `<path ${line} stroke="var(--road-edge)" stroke-width="4.2" d="${roads}"/><path ${line} stroke="var(--road)" stroke-width="2.4" d="${roads}"/>`,
    '</symbol><symbol id="cities" viewBox="0 0 1000 986" overflow="visible">',
    ...world.cities.map(
      (city) =>
        `<circle cx="${city.x}" cy="${city.y}" r="5.1" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.8"/>${label(city)}`,
    ),
    '</symbol></svg>\n',
  ].join('\n');
}

function label({
  name,
  displayName,
  abroad,
  x,
  y,
}: {
  name: string;
  displayName: string;
  abroad: boolean;
  x: number;
  y: number;
}): string {
  const [dx, dy, anchor] = LABELS[name] ?? [12, 7, 'start'];
  const look = abroad
    ? 'font-size="15" font-weight="500" fill="var(--ink-2)"'
    : 'font-size="17" font-weight="600" fill="var(--ink)"';
  return `<text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}" ${look} stroke="var(--land)" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${displayName}</text>`;
}

function way(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${String(Math.round(x))} ${String(Math.round(y))}`).join('L')}`;
}

/** The path in whole units, without repeated points and without the rings that lie outside the view. */
function rounded(path: string): string {
  return path
    .split('M')
    .filter((ring) => ring !== '')
    .map((ring) => ringOf(ring))
    .filter((ring) => ring !== '')
    .join('');
}

function ringOf(ring: string): string {
  const closes = ring.endsWith('Z');
  const points = ring
    .replace('Z', '')
    .split('L')
    .map((pair) => pair.split(/[ ,]/u).map((part) => Math.round(Number(part))));
  const kept = points.filter((point, index) => index === 0 || point.join() !== points[index - 1]?.join());
  const isInView = kept.some(([x = 0, y = 0]) => x > VIEW.left && x < VIEW.right && y > VIEW.top && y < VIEW.bottom);
  if (!isInView || kept.length < (closes ? 4 : 2)) return '';
  return `M${kept.map((point) => point.join(' ')).join('L')}${closes ? 'Z' : ''}`;
}

function target(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
