import { world } from '@fracht/content';
import { carPosition, gameEndsAt, gameTotals, newGame, type GameState } from '@fracht/engine';
import { expect, test } from 'vitest';
import { moments } from '../scripts/hero-track/moments.ts';
import { playShow } from '../scripts/hero-track/play.ts';
import { recordTrack } from '../scripts/hero-track/record.ts';
import { HERO_TRACK } from '../src/landing/show/hero-track.gen.ts';
import { readTrack } from '../src/landing/show/read-track.ts';
import { posesAt, totalsAt } from '../src/landing/show/scene.ts';

const played = playShow();
const show = readTrack(HERO_TRACK);

test('[LND-14] the game of the landing page is what engine and bots play; where it is not: node scripts/build-hero-track.ts', () => {
  expect(HERO_TRACK).toEqual(recordTrack(played));
});

test('[LND-14] every truck on the road is where the engine has it, and money and points are the engine’s, all through the game', () => {
  const seen = { driving: 0, moments: 0 };
  const faults: string[] = [];
  let before: GameState = newGame(played.setup);
  for (const game of moments(before, played.log, gameEndsAt(played.setup))) {
    // Everything that happens in one second is one moment of the show.
    if (game.now > before.now) faults.push(...misplaced(before), ...wrongTotals(before));
    seen.moments += 1;
    seen.driving += game.cars.filter(({ state }) => 'leg' in state).length;
    before = game;
  }
  expect(faults).toEqual([]);
  expect(seen.moments).toBeGreaterThan(500);
  expect(seen.driving).toBeGreaterThan(1000);
});

test('[LND-14] between two events, too, a truck is where the engine has it', () => {
  let before: GameState = newGame(played.setup);
  const faults: string[] = [];
  for (const game of moments(before, played.log, gameEndsAt(played.setup))) {
    const half = Math.floor((before.now + game.now) / 2);
    if (half > before.now && half < game.now) faults.push(...misplaced(before, half));
    before = game;
  }
  expect(faults).toEqual([]);
});

test('[LND-14] the show has what a lesson has: deliveries, rests, situations, ferries', () => {
  const told = new Set(show.notices.map(({ code }) => code));
  for (const code of ['ORDER_LOADED', 'DELIVERED_ON_TIME', 'EMERGENCY', 'ACCIDENT', 'CHANGE_EVENT', 'ROUND', 'END'])
    expect(told).toContain(code);
  const looks = new Set(show.trucks.flatMap(({ moves }) => moves.map(({ look }) => look)));
  expect([...looks].toSorted()).toEqual(['ALERT', 'DRIVES', 'LOADS', 'OFF', 'RESTS', 'STANDS']);
  expect(show.trips.length).toBeGreaterThan(8);
});

/** Trucks on a road that the show draws more than a unit of the map away from the engine's position. */
function misplaced(game: GameState, at = game.now): string[] {
  const poses = posesAt(world, show, at);
  return game.cars.flatMap((car, index) => {
    const pose = poses[index];
    if (car.gone || !('leg' in car.state) || pose === undefined) return [];
    const { x, y } = carPosition(game, car, at);
    const isThere = Math.hypot(pose.x - x, pose.y - y) < 1;
    return isThere ? [] : [`${car.id} at ${at}: ${pose.look} ${pose.x},${pose.y}, not ${x},${y}`];
  });
}

function wrongTotals(game: GameState): string[] {
  const { money, points } = gameTotals(game);
  const shown = totalsAt(show, game.now);
  const isRight = shown.money === money && shown.points === points;
  return isRight ? [] : [`at ${game.now}: ${shown.money} and ${shown.points}, not ${money} and ${points}`];
}
