import { memo } from 'react';
import type { City } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { CITY_NAMES, COUNTRY_NAMES, ROAD_PLATES, type NameSpot } from './map-labels.ts';
import { freeCarsByCity, ordersByCity, trucksByCity } from './map-words.ts';
import { usePlacing } from './placing.ts';
import { textWidth } from './text-width.ts';
import styles from './map-places.module.css';

/** Names of countries and numbers of roads: decoration, hidden from screen readers. */
export const LabelLayer = memo(function LabelLayer() {
  usePlacing();
  return (
    <g aria-hidden="true">
      {COUNTRY_NAMES.map(({ country, x, y }) => (
        <g
          key={country}
          className={styles.ornament}
          data-x={x}
          data-y={y}
          data-ornament={boxText(countryReach(gameText.map.countries[country]), -11, 4)}
        >
          <text className={classNames(styles.country, styles.halo)}>{gameText.map.countries[country]}</text>
        </g>
      ))}
      {ROAD_PLATES.map(({ text, x, y }, index) => (
        <g
          key={index}
          className={classNames(styles.ornament, styles.plateRoad)}
          data-x={x}
          data-y={y}
          data-ornament={boxText(roadReach(text), -8, 8)}
        >
          <rect x={roadReach(text).left} y={-7.5} width={roadReach(text).right * 2} height={15} rx={3} />
          <text y={3.8}>{text}</text>
        </g>
      ))}
    </g>
  );
});

/** The 18 cities as buttons: name, number of free orders from there, of free company cars, and for screen readers of trucks that stand there. */
export function CityLayer() {
  const cities = useGame((game) => game.setup.world.cities);
  const orders = useGame(ordersByCity);
  const fleet = useGame(freeCarsByCity);
  const trucks = useGame(trucksByCity);
  return (
    <g>
      {cities.map((city) => (
        <CityMark
          key={city.id}
          city={city}
          orders={orders[city.id] ?? 0}
          cars={fleet[city.id] ?? 0}
          trucks={trucks[city.id] ?? 0}
        />
      ))}
    </g>
  );
}

type CityMarkProps = {
  readonly city: City;
  readonly orders: number;
  readonly cars: number;
  /** How many trucks are there: their stack is drawn on the canvas; the mark tells screen readers about it and opens its list. (MAP-17) */
  readonly trucks: number;
};

const CityMark = memo(function CityMark({ city, orders, cars, trucks }: CityMarkProps) {
  usePlacing();
  const isChosen = uiStore(({ selection }) => selection?.kind === 'CITY' && selection.id === city.id);
  const open = () => select({ kind: 'CITY', id: city.id });
  const spot = CITY_NAMES[city.id] ?? DEFAULT_SPOT;
  const width = textWidth(city.displayName, city.abroad ? '500 12.5px' : '600 13px');
  const left = spot.dx - { start: 0, middle: width / 2, end: width }[spot.anchor];
  const badges = badgePlaces(spot, left, width, { orders, cars });
  const beside = { left: Math.min(left, badges.left), right: Math.max(left + width, badges.right) };
  const under = { left, right: left + Math.max(width, badges.wide) };
  return (
    <g
      className={classNames(styles.city, city.abroad && styles.abroad, isChosen && styles.chosen)}
      data-city={city.id}
      data-x={city.x}
      data-y={city.y}
      data-box={boxText(beside, spot.dy - 12, spot.dy + 5)}
      data-bare-box={boxText({ left, right: left + width }, spot.dy - 12, spot.dy + 5)}
      data-tucked-box={boxText(under, spot.dy - 12, spot.dy + 5 + TUCK)}
      data-tuck={`${left - badges.first} ${TUCK}`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <circle r={16} fill="transparent" />
      <circle className={styles.focus} r={11} />
      <circle className={styles.dot} r={city.abroad ? 4 : 4.8} />
      <g className={styles.label} data-label="">
        <text className={classNames(styles.name, styles.halo)} x={spot.dx} y={spot.dy} textAnchor={spot.anchor}>
          {city.displayName}
        </text>
        <CityBadges places={badges} top={spot.dy - 12} orders={orders} cars={cars} />
      </g>
      {trucks > 0 ? <g role="img" aria-label={gameText.map.then(gameText.map.standing(trucks))} /> : null}
    </g>
  );
});

type CityBadgesProps = {
  readonly places: { readonly orders: number; readonly fleet: number };
  readonly top: number;
  readonly orders: number;
  readonly cars: number;
};

/** The badges of a city: how many orders start there, and how many company cars stand free. Screen readers read them after the city's name. */
function CityBadges({ places, top, orders, cars }: CityBadgesProps) {
  return (
    <g className={styles.label} data-badges="">
      {orders > 0 ? (
        <g
          className={styles.orders}
          role="img"
          aria-label={gameText.map.then(gameText.map.orders(orders))}
          transform={`translate(${places.orders} ${top})`}
        >
          <rect width={badgeWidth(orders)} height={16} rx={8} />
          <text x={badgeWidth(orders) / 2} y={12}>
            {orders}
          </text>
        </g>
      ) : null}
      {cars > 0 ? (
        <g
          className={styles.fleet}
          role="img"
          aria-label={gameText.map.then(gameText.map.freeCars(cars))}
          transform={`translate(${places.fleet} ${top})`}
        >
          <rect width={fleetWidth(cars)} height={16} rx={8} />
          <g transform="translate(4 1.500)">
            <Icon name="i-cars" size={13} />
          </g>
          <text x={(SIGN_END + fleetWidth(cars) - 5) / 2} y={12}>
            {cars}
          </text>
        </g>
      ) : null}
    </g>
  );
}

const DEFAULT_SPOT: NameSpot = { dx: 10, dy: 4, anchor: 'start' };
const GAP = 5;
/** The vertical offset of badges that stand under their name, in px. */
const TUCK = 19;
/** The x at which the truck of a badge ends and its number may begin, in px. */
const SIGN_END = 18;

function badgeWidth(count: number): number {
  return 11 + 7 * digits(count);
}

function fleetWidth(count: number): number {
  return SIGN_END + 8 + 7 * digits(count);
}

function digits(count: number): number {
  return String(count).length;
}

type TextReach = { readonly left: number; readonly right: number };

function boxText({ left, right }: TextReach, top: number, bottom: number): string {
  return [left - 3, top, right + 3, bottom].map(Math.round).join(',');
}

/** The letter spacing of country names, in px; the same as in map-places.module.css. */
const SPACED = 12 * 0.22;

function countryReach(name: string): TextReach {
  const half = (textWidth(name, '600 12px') + name.length * SPACED) / 2;
  return { left: -half, right: half };
}

function roadReach({ length }: string): TextReach {
  const half = 4.5 + length * 3.3;
  return { left: -half, right: half };
}

/** The x positions of a city's badges: after the name, or before it where the name ends at the dot. `first` is where their row begins. */
function badgePlaces(
  spot: NameSpot,
  left: number,
  width: number,
  shown: { readonly orders: number; readonly cars: number },
) {
  const orders = shown.orders > 0 ? badgeWidth(shown.orders) + GAP : 0;
  const fleet = shown.cars > 0 ? fleetWidth(shown.cars) + GAP : 0;
  if (spot.anchor === 'end') {
    const first = left - orders - fleet;
    return { orders: left - orders, fleet: first, left: first, right: left, first, wide: orders + fleet - GAP };
  }
  const end = left + width + GAP;
  const wide = orders + fleet - GAP;
  return { orders: end, fleet: end + orders, left, right: end + wide, first: end, wide };
}
