import type { Shape } from './reading.ts';

/** The fields of each entity on the wire and their kinds, listed here independently from what a client is promised. (WIR-10 to WIR-15) */

export const USER: Shape = { id: 'id', email: 'text', first_name: 'text', last_name: 'text', type: 'text' };
export const STUDENT: Shape = { ...USER, group: 'id|null', games_played: 'integer' };
export const GROUP: Shape = { id: 'id', name: 'text', num_games: 'integer', users: [USER] };

const RESULT: Shape = {
  status: 'text|null',
  money: 'number',
  points: 'integer',
  score: 'integer',
  time: 'number',
  round: 'integer',
};

const PLAYER: Shape = {
  ...RESULT,
  user: { id: 'id', first_name: 'text', last_name: 'text', num_games: 'integer' },
  accidents: 'list',
  emergencies: 'list',
  emergency: 'flag',
  player_data: RESULT,
};

const CAR: Shape = {
  id: 'id',
  type: 'text',
  base: 'integer',
  distance: 'number',
  timeToStart: 'number',
  distanceAfterParking: 'number|null',
  euCourses: 'integer',
  path: 'list',
  driver: 'integer|null',
  subcontractor: 'flag',
  working: 'number',
  price: 'number',
  shipment: 'id|null',
  player: 'id|null',
  position: { x: 'number', y: 'number' },
  maxWorkTime: 'number',
  isMoving: 'flag',
  speed: 'number',
  cost: 'number',
  action: 'text',
  shipmentLoaded: 'flag',
};

const WINDOW: Shape = { from: 'number', to: 'number' };

const ORDER: Shape = {
  id: 'text',
  type: 'text',
  salary: 'number',
  penalty: 'number',
  base: 'integer',
  destination: 'integer',
  distance: 'number',
  path: 'list',
  eu: 'flag',
  pickWindow: WINDOW,
  deliverWindow: WINDOW,
  car: 'id|null',
  player: 'id|null',
  delivered: 'flag',
  expired: 'flag',
  emergencies: 'list',
  accidents: 'list',
  showMoney: 'number',
  loadingTimeLeft: 'number',
  unloadingTimeLeft: 'number',
  reversed: 'flag',
  status: 'text',
};

/** A game in a list of games. */
export const LISTED_GAME: Shape = {
  id: 'id',
  group: 'id|null',
  groupName: 'text|null',
  randos: 'flag',
  number: 'integer',
  state: 'text',
  time: 'number',
  round: 'integer',
  points: 'integer',
  money: 'number',
  score: 'integer',
  date: 'text',
  players: 'list',
};

/** What `game/get/` answers. */
export const GAME: Shape = {
  ...LISTED_GAME,
  players: [PLAYER],
  json: { deaths: 'integer', cars: [CAR], orders: [ORDER], messages: [{ type: 'text', text: 'text' }] },
  seq: 'integer',
  serverTime: 'number|text',
};

/** A message of the server that carries a state, whole or in part. */
export const STATE_MESSAGE: Shape = {
  game: 'id',
  player: 'id|null',
  state: 'fields',
  seq: 'integer',
  serverTime: 'number|text',
  full: 'flag',
  source: 'text|absent',
};

export const RANKINGS: Shape = {
  groups: [{ name: 'text', players: 'list', score: 'integer', date: 'text', size: 'integer' }],
  players: [{ name: 'text', initials: 'text', team: 'text|null', score: 'integer', date: 'text' }],
};

export const PATH: Shape = {
  cities: 'list',
  distance: 'number',
  eu: 'flag',
  parkings: [{ id: 'id', city: 'integer|null', km: 'number', guarded: 'flag' }],
};

/** An open situation in its order, as the player sees it; a change event has `type` for `subtype`. */
export const SITUATION: Shape = {
  id: 'id',
  name: 'text',
  image: 'text|null',
  description: 'text',
  maxTime: 'number|null',
  since: 'number',
  done: 'flag',
  tree: 'text',
  node: { text: 'text', answers: [{ text: 'text', image: 'text|null|absent' }], textInput: 'flag' },
};
