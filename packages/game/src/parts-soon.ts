// What the game draws right after its first screen stands, in one file: a request for each would take longer than what it brings.
export { Hints } from './hints/hints.tsx';
export { MapFeed } from './map/map-feed.tsx';
export { MapMover } from './map/map-mover.ts';
export { GlowGradient, GlowLayer, NightLayer } from './map/night-layer.tsx';
export { ParkingLayer } from './map/parking-layer.tsx';
export { TruckLayer } from './map/truck-layer.tsx';
export { ExpectedPlayers } from './shell/expected-players.tsx';
export { Streak, UnderWay } from './shell/own-progress.tsx';
export { SideCard } from './side/side-card.tsx';
export { SituationStrip } from './situations/situation-strip.tsx';
export { announceGame } from './store/announce.ts';
export { TodoPanel } from './todo/todo-panel.tsx';
