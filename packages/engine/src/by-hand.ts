// For tests only: the parts from which a test assembles a game by hand. The layer check keeps product code from importing this file.
export { companyCar } from './cars/new-car.ts';
export { newOrder } from './orders/new-order.ts';
export { withNextRelease } from './orders/release.ts';
export { freshPlayer } from './players/player.ts';
export { beginPlaying, beginRound } from './rounds/rounds.ts';
