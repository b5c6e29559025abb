import { memo, useMemo } from 'react';
import type { World } from '@fracht/engine';
import { useNow } from '../store/game-now.ts';
import { useGame } from '../store/hooks.ts';
import { darkness, nightCaps, placeOf } from './night.ts';
import { usePlacing } from './placing.ts';
import styles from './map.module.css';

const NOON = 12;
/** The light changes in steps of so many game seconds. */
const STEP = 600;
/** Days before each month of a common year. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The night of the game's hour over the map, and the glow of the cities in it. */
export function NightLayer({ world }: { readonly world: World }) {
  const step = Math.floor(useNow() / STEP);
  const day = useGame((game) => game.day);
  return <Night world={world} hours={NOON + (step * STEP) / 3600} dayOfYear={dayOfYear(day)} />;
}

const Night = memo(function Night({
  world,
  hours,
  dayOfYear: day,
}: {
  readonly world: World;
  readonly hours: number;
  readonly dayOfYear: number;
}) {
  usePlacing();
  const caps = useMemo(() => nightCaps(hours, day), [hours, day]);
  return (
    <g data-scaled="">
      {caps.map((path, index) => (
        <path key={index} className={styles.night} d={path} />
      ))}
      {world.cities.map((city) => (
        <circle
          key={city.id}
          cx={city.x}
          cy={city.y}
          r={city.abroad ? 24 : 30}
          fill="url(#city-glow)"
          opacity={darkness(placeOf(city), hours, day)}
        />
      ))}
    </g>
  );
});

/** The light that `NightLayer` fills cities with. */
export function GlowGradient() {
  return (
    <defs>
      <radialGradient id="city-glow">
        <stop offset="0" stopColor="#ffc861" stopOpacity=".62" />
        <stop offset=".35" stopColor="#ffb84a" stopOpacity=".24" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The day's number in its year, from 1; a spring day before the game has one. */
function dayOfYear(day: string | null): number {
  if (day === null) return 80;
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return (BEFORE_MONTH[month - 1] ?? 0) + date;
}
