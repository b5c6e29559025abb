import type { Box } from '@fracht/kit/ui/box.ts';
import { toScreen, type View } from '../view.ts';
import type { MapName, Placement } from './placement.ts';

/** Where a city's badges are: beside its name, under it, or hidden if it is crowded. */
type Badges = 'BESIDE' | 'UNDER' | 'NONE';

/** A candidate position of a city's name: its box relative to the dot, how far the name is moved, and where its badges are. */
type NamePlace = { readonly box: Box; readonly dx: number; readonly dy: number; readonly badges: Badges };

/** The gap between a city's dot and its name beside it, or above, below and at its corners, in px. */
const GAP = { beside: 12, over: 9 } as const;
/** The extra distance of candidates for crowded spots, in px. */
const FARTHER = 20;

/**
 * The candidate positions of a city's name, best first: the one chosen by hand, then around the dot, with badges beside or under it; then without badges
 * (`bare`), and then farther away.
 */
export function cityPlaces(beside: Box, under: Box, bare: Box): readonly NamePlace[] {
  return [
    { box: beside, dx: 0, dy: 0, badges: 'BESIDE' },
    { box: under, dx: 0, dy: 0, badges: 'UNDER' },
    ...around(beside, 'BESIDE', 0),
    ...around(under, 'UNDER', 0),
    { box: bare, dx: 0, dy: 0, badges: 'NONE' },
    ...around(bare, 'NONE', 0),
    ...around(bare, 'NONE', FARTHER),
  ];
}

function around({ left, top, right, bottom }: Box, badges: Badges, far: number): readonly NamePlace[] {
  const [width, height] = [right - left, bottom - top];
  const [beside, over, middle] = [GAP.beside + far, GAP.over + far, -height / 2];
  const corners: readonly (readonly [number, number])[] = [
    [beside, middle],
    [-beside - width, middle],
    [-width / 2, -over - height],
    [-width / 2, over],
    [GAP.over, -over - height],
    [GAP.over, over],
    [-GAP.over - width, -over - height],
    [-GAP.over - width, over],
  ];
  return corners.map(([x, y]) => ({
    box: { left: x, top: y, right: x + width, bottom: y + height },
    dx: x - left,
    dy: y - top,
    badges,
  }));
}

type DrawnName = MapName & { readonly element: SVGElement; readonly moves: readonly NamePlace[] };

/** The names of cities and the decoration on a map, each with its candidate positions. */
export function drawnNames(
  map: Element,
  view: View,
): { readonly cities: readonly DrawnName[]; readonly ornaments: readonly DrawnName[] } {
  const cities = [...map.querySelectorAll<SVGElement>('[data-city]')].map((element) => {
    const { box, tuckedBox, bareBox, city = '' } = element.dataset;
    return nameOf(element, city, view, cityPlaces(boxOf(box), boxOf(tuckedBox), boxOf(bareBox)));
  });
  const ornaments = [...map.querySelectorAll<SVGElement>('[data-ornament]')].map((element) => {
    const box = boxOf(element.dataset['ornament']);
    return nameOf(element, `${element.dataset['x']} ${element.dataset['y']}`, view, [
      { box, dx: 0, dy: 0, badges: 'NONE' },
    ]);
  });
  return { cities, ornaments };
}

function nameOf(element: SVGElement, key: string, view: View, moves: readonly NamePlace[]): DrawnName {
  const point = toScreen({ x: Number(element.dataset['x']), y: Number(element.dataset['y']) }, view);
  return { element, key, point, moves, places: moves.map(({ box }) => box) };
}

function boxOf(text = ''): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = text.split(',').map(Number);
  return { left, top, right, bottom };
}

/** Moves the names to their placements and hides those without room, except that of a city under the pointer or focus. */
export function showNames(
  { cities, ornaments }: ReturnType<typeof drawnNames>,
  placed: Pick<Placement, 'cities' | 'ornaments'>,
): void {
  for (const { element, key, moves } of cities) {
    const move = moves[placed.cities.get(key) ?? 0];
    element.toggleAttribute('data-crowded', !placed.cities.has(key));
    if (move === undefined) continue;
    element.querySelector('[data-label]')?.setAttribute('transform', `translate(${move.dx} ${move.dy})`);
    const badges = element.querySelector('[data-badges]');
    badges?.toggleAttribute('data-crowded', move.badges === 'NONE');
    badges?.setAttribute('transform', `translate(${move.badges === 'UNDER' ? element.dataset['tuck'] : '0 0'})`);
  }
  for (const { element, key } of ornaments) element.toggleAttribute('data-crowded', !placed.ornaments.has(key));
}
