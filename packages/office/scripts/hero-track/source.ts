import type { HeroTrack } from '../../src/landing/show/track.ts';

/** The track as a TypeScript file. */
export function sourceOf({ ends, round, ways, trucks, totals, trips, notices }: HeroTrack): string {
  return [
    "import type { HeroTrack } from './track.ts';",
    '',
    '/** The recorded game of the landing page. Made by scripts/build-hero-track.ts. */',
    'export const HERO_TRACK: HeroTrack = {',
    `  ends: ${String(ends)},`,
    `  round: ${String(round)},`,
    `  ways: '${ways}',`,
    '  trucks: [',
    ...trucks.map(({ type, moves }) => `    {\n      type: '${type}',\n      moves: '${moves}',\n    },`),
    '  ],',
    `  totals:\n    '${totals}',`,
    `  trips:\n    '${trips}',`,
    `  notices:\n    '${notices}',`,
    '};',
    '',
  ].join('\n');
}
