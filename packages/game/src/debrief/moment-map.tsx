import { Suspense, useMemo } from 'react';
import { stopsText } from '@fracht/content';
import { findOrder } from '@fracht/engine';
import type { DebriefDecision } from '@fracht/protocol';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TYPE_GLYPHS } from '@fracht/kit/ui/type-glyph.tsx';
import { roadPaths } from '../map/route-line.ts';
import { toScreen, type Point, type View } from '../map/view.ts';
import lines from '../map/map-lines.module.css';
import { cityName } from '../parts/route-words.ts';
import { useGame } from '../store/hooks.ts';
import { momentView, viewOf, type SeenCity, type SeenParking } from './moment-view.ts';
import { hourOf } from './moment-words.ts';
import styles from './moment-map.module.css';

const Land = lazyPart(() => import('../map/land-layer.tsx').then((part) => part.LandLayer));

const SIZE = { width: 324, height: 216 } as const;

/** A small map of the moment of a decision: its car and road, where work time ends, and the parkings that could be chosen. Its facts stand below it. */
export function MomentMap({ decision }: { readonly decision: DebriefDecision }) {
  const setup = useGame((game) => game.setup);
  const { car, order } = decision;
  const id = order?.id ?? null;
  const path = useGame((game) => (id === null ? [] : (findOrder(game, id)?.path ?? [])));
  const roads = useMemo(() => roadPaths(setup.world), [setup.world]);
  const seen = useMemo(() => momentView(decision, setup, path), [decision, setup, path]);
  if (seen === null) return null;
  const view = viewOf(seen.box, SIZE.width, SIZE.height);
  const label = seen.car === null || car === null ? stopsText.seen.mapOfOrder : stopsText.seen.map(car.id);
  return (
    <svg className={styles.map} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <Suspense>
          <Land />
        </Suspense>
        <path className={lines.sailing} d={roads.sea} />
        <path className={lines.roadEdge} d={roads.land} />
        <path className={lines.road} d={roads.land} />
        <path className={lines.routeHalo} d={seen.driven + seen.reachable + seen.beyond} />
        <path className={lines.driven} d={seen.driven} />
        <path className={lines.route} d={seen.reachable} />
        <path className={lines.beyond} d={seen.beyond} />
      </g>
      {[seen.start, seen.goal].map((one, place, both) =>
        one === null ? null : (
          <City
            key={place}
            point={one.point}
            view={view}
            name={cityName(setup.world, one.city)}
            isAbove={isUpper(one, both[1 - place] ?? null)}
          />
        ),
      )}
      {seen.parkings.map((parking) => (
        <ParkingSign key={parking.id} parking={parking} view={view} />
      ))}
      {seen.limit === null ? null : <Limit point={seen.limit} view={view} />}
      {seen.car === null || car === null ? null : (
        <g {...placed(seen.car, view)} className={styles[car.type]}>
          <circle className={styles.car} r={13} />
          <g transform="translate(-8 -8)">
            <Icon name={TYPE_GLYPHS[car.type]} size={16} />
          </g>
          <text className={styles.name} y={-18} textAnchor="middle">
            {car.id}
          </text>
        </g>
      )}
    </svg>
  );
}

type MarkProps = { readonly point: Point; readonly view: View };

/** Whether a city stands above the other end of the road: its name then stands above it, off the road. */
function isUpper(one: SeenCity, other: SeenCity | null): boolean {
  return other !== null && one.point.y < other.point.y;
}

type CityProps = MarkProps & { readonly name: string; readonly isAbove: boolean };

function City({ point, view, name, isAbove }: CityProps) {
  return (
    <g {...placed(point, view)}>
      <circle className={styles.city} r={5} />
      <text className={styles.name} y={isAbove ? -12 : 21} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

function Limit({ point, view }: MarkProps) {
  return (
    <g {...placed(point, view)}>
      <circle className={styles.limit} r={5} />
      <text className={styles.name} y={19} textAnchor="middle">
        {stopsText.seen.limitSign}
      </text>
    </g>
  );
}

function ParkingSign({
  parking: { point, isGuarded, at },
  view,
}: {
  readonly parking: SeenParking;
  readonly view: View;
}) {
  return (
    <g {...placed(point, view)} className={styles.parking}>
      <g transform="translate(-9 -9)">
        <Icon name={isGuarded ? 'p-guarded' : 'p-open'} size={18} />
      </g>
      {at === null ? null : (
        <text className={styles.name} x={13} y={5}>
          {hourOf(at)}
        </text>
      )}
    </g>
  );
}

function placed(point: Point, view: View): { readonly transform: string } {
  const { x, y } = toScreen(point, view);
  return { transform: `translate(${Math.round(x)} ${Math.round(y)})` };
}
