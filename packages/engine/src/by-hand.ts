// A door for tests alone: what games are put together from by hand. The layers keep product code out of it.
export { companyCar } from './cars/new-car.ts';
export { newOrder } from './orders/new-order.ts';
export { withNextRelease } from './orders/release.ts';
export { freshPlayer } from './players/player.ts';
export { beginPlaying, beginRound } from './rounds/rounds.ts';
