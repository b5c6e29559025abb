/**
 * Plays the game that the landing page shows, with the real engine and bots, and writes it to `src/landing/show/hero-track.gen.ts`. Run again after a change of
 * rules, settings or situations: node scripts/build-hero-track.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playShow } from './hero-track/play.ts';
import { recordTrack } from './hero-track/record.ts';
import { sourceOf } from './hero-track/source.ts';

const TARGET = fileURLToPath(new URL('../src/landing/show/hero-track.gen.ts', import.meta.url));

writeFileSync(TARGET, sourceOf(recordTrack(playShow())));
