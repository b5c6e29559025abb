import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { World } from '@fracht/engine';
import { useNow } from '../store/game-now.ts';
import { useGame } from '../store/hooks.ts';
import { darkness, globePosition } from './night.ts';
import { nightColour, paintNight } from './night-picture.ts';
import { usePlacing } from './placing.ts';
import styles from './map-canvas.module.css';

const NOON = 12;
/** How often the light changes, in game seconds. */
const STEP = 600;
/** Days before each month of a year with 365 days. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The game's hour and day of the year, rounded to the steps in which the light changes. */
function useLight(): Light {
  const step = Math.floor(useNow() / STEP);
  const day = useGame((game) => game.day);
  return { hours: NOON + (step * STEP) / 3600, dayOfYear: dayOfYear(day) };
}

type Light = { readonly hours: number; readonly dayOfYear: number };

/** The shade of night over the map: a small picture scaled up, so that its edges are soft. */
export function NightLayer() {
  return <Night {...useLight()} />;
}

const Night = memo(function Night({ hours, dayOfYear: day }: Light) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colour = useNightColour();
  usePlacing();
  useLayoutEffect(() => {
    if (canvas.current !== null) paintNight(canvas.current, colour, hours, day);
  }, [colour, hours, day]);
  return (
    <div className={styles.picture} data-picture="">
      <canvas ref={canvas} className={styles.night} aria-hidden="true" />
    </div>
  );
});

/** The colour of the night, updated with the theme. */
function useNightColour(): string {
  const [colour, setColour] = useState(nightColour);
  useEffect(() => {
    const themes = new MutationObserver(() => setColour(nightColour()));
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, []);
  return colour;
}

/** The lights of the cities where it is dark. */
export function GlowLayer({ world }: { readonly world: World }) {
  return <Glow world={world} {...useLight()} />;
}

const Glow = memo(function Glow({ world, hours, dayOfYear: day }: Light & { readonly world: World }) {
  usePlacing();
  return (
    <g data-scaled="">
      {world.cities.map((city) => (
        <circle
          key={city.id}
          cx={city.x}
          cy={city.y}
          r={city.abroad ? 24 : 30}
          fill="url(#city-glow)"
          opacity={darkness(globePosition(city), hours, day)}
        />
      ))}
    </g>
  );
});

/** The gradient with which `GlowLayer` draws the lights of cities. */
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

/** The day of the year, counted from 1; a day in spring while the game has no date. */
function dayOfYear(day: string | null): number {
  if (day === null) return 80;
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return (BEFORE_MONTH[month - 1] ?? 0) + date;
}
