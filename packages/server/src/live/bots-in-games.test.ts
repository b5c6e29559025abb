import { botOf, findPlayer, type GameAction, type Player } from '@fracht/engine';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aGame } from '../../test/live/a-game.ts';
import { aLiveSchool, enter, type LiveSchool, openedIn, settled } from '../../test/live/live-school.ts';
import { passTime } from '../../test/live/pass-time.ts';
import { seatBots } from '../games/bots/seat-keeper.ts';
import { GameRegistry } from './game-registry.ts';
import type { LiveGame } from './live-game.ts';

const ANNA = { player: 'anna', type: 'STUDENT' } as const;
const PIOTR = { player: 'piotr', type: 'STUDENT' } as const;
const EWA = { player: 'ewa', type: 'TEACHER' } as const;
const SETTINGS = { ...DEFAULT_SETTINGS, leave_grace_s: 5 };
const GRACE_MS = SETTINGS.leave_grace_s * 1000;
/** This many of them are one unit of the round. */
const UNIT_MS = SETTINGS.unit_ms;

let school: LiveSchool;
let registry: GameRegistry;
let sent = 0;

beforeEach(async () => {
  school = await aLiveSchool([aGame({ settings: SETTINGS })]);
  registry = new GameRegistry(school.parts());
});

afterEach(async () => {
  await registry.close();
  await school.close();
});

const opened = (): Promise<LiveGame> => openedIn(registry, 'g1');

async function act(live: LiveGame, viewer: typeof ANNA | typeof PIOTR | typeof EWA, action: GameAction) {
  sent += 1;
  const answer = await live.host.act(viewer, { id: `a${sent}`, action }, null);
  await settled(live);
  return answer;
}

/** Real time passes in small steps, so that bots that wake up can act in between. */
function pass(live: LiveGame, ms: number): Promise<void> {
  return passTime(ms, { ...school, settled: () => settled(live), step: 500 });
}

function playerOf({ host }: LiveGame, id: string): Player {
  const found = findPlayer(host.state, id);
  if (found === null) throw new Error(`${id} is not there`);
  return found;
}

const seatsOf = ({ host }: LiveGame) =>
  host.state.players
    .filter(({ type }) => type === 'STUDENT')
    .map((player) => [player.id, player.status, botOf(player)]);

const doneBy = async (player: string): Promise<number> =>
  (await school.log.entries('g1')).filter((entry) => entry.player === player).length;

/** Ewa and Anna are there, Anna has joined, and bots fill the places. */
async function filled(places?: number): Promise<LiveGame> {
  const live = await opened();
  await enter(live, EWA);
  await enter(live, ANNA);
  await act(live, ANNA, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'SET_BOTS', level: 'ordinary', ...(places === undefined ? {} : { places }) });
  return live;
}

test('[SBT-3] before the start bots fill nobody’s places, up to the number of members or the one chosen', async () => {
  expect(seatsOf(await filled())).toEqual([
    ['anna', 'JOINED', null],
    ['bot-1', 'JOINED', 'ordinary'],
  ]);
  const live = await opened();
  await act(live, EWA, { action: 'SET_BOTS', level: 'mixed', places: 4 });
  expect(seatsOf(live)).toEqual([
    ['anna', 'JOINED', null],
    ['bot-1', 'JOINED', 'ordinary'],
    ['bot-2', 'JOINED', 'good'],
    ['bot-3', 'JOINED', 'careless'],
  ]);
  expect(playerOf(live, 'bot-2').user).toMatchObject({ first_name: 'Bot', last_name: '2' });
});

test('[SBT-3] fewer places, or a person more, and the last bots go; a place that is kept free stays empty', async () => {
  const live = await filled(4);
  await act(live, EWA, { action: 'SET_BOTS', level: 'good', places: 3 });
  expect(seatsOf(live).slice(1)).toEqual([
    ['bot-1', 'JOINED', 'good'],
    ['bot-2', 'JOINED', 'good'],
    ['bot-3', 'LEFT', null],
  ]);
  await act(live, EWA, { action: 'SET_SEAT', player: 'bot-1', level: null });
  expect(seatsOf(live).map(([, , bot]) => bot)).toEqual([null, null, 'good', null]);
  await enter(live, PIOTR);
  await settled(live);
  expect(seatsOf(live)).toEqual([
    ['anna', 'JOINED', null],
    ['bot-1', 'LEFT', null],
    ['bot-2', 'JOINED', 'good'],
    ['bot-3', 'LEFT', null],
    ['piotr', 'CONNECTED', null],
  ]);
});

test('[SBT-1] bots play: what they do is in the log as their players’ actions, and a person’s place is left alone', async () => {
  const live = await filled(4);
  await act(live, EWA, { action: 'START' });
  await pass(live, 59 * UNIT_MS);
  // The first minute belongs to the people. (BOT-11)
  expect(live.host.state.orders.filter(({ player }) => player !== null)).toEqual([]);
  await pass(live, 360 * UNIT_MS);
  for (const id of ['bot-1', 'bot-2', 'bot-3']) {
    expect(await doneBy(id), id).toBeGreaterThan(1);
    expect(playerOf(live, id).journal.map(({ what }) => what)).toContain('ORDER_BOOKED');
  }
  expect(await doneBy('anna')).toBe(1);
});

test('[SBT-1] a pause holds the bots up as it holds up everybody', async () => {
  const live = await filled(4);
  await act(live, EWA, { action: 'START' });
  await pass(live, 5 * UNIT_MS);
  await act(live, EWA, { action: 'STOP_EVENTS' });
  const { seq } = live.host;
  await pass(live, 60 * UNIT_MS);
  expect(live.host.seq).toBe(seq);
  await act(live, EWA, { action: 'START_EVENTS' });
  await pass(live, 120 * UNIT_MS);
  expect(live.host.seq).toBeGreaterThan(seq + 1);
});

/** The clock cannot be read more often than this without time moving on: code that keeps reading it is caught in a loop. */
const MOST_LOOKS = 100_000;

test('[SBT-1] [LVG-4] a server that wakes late at the end of a round ends it, whenever bots wanted to look next', async () => {
  const live = await filled(6);
  await act(live, EWA, { action: 'START' });
  await pass(live, 600 * UNIT_MS - 10);
  const { clock } = school;
  const { now } = clock;
  let looks = 0;
  Object.assign(clock, {
    now: () => {
      looks += 1;
      if (looks > MOST_LOOKS) throw new Error('it runs in circles');
      return now();
    },
  });
  clock.sleep(30 * UNIT_MS);
  await settled(live);
  expect(live.host.state).toMatchObject({ state: 'PAUSED', round: 1 });
  await act(live, EWA, { action: 'START' });
  const { seq } = live.host;
  await pass(live, 60 * UNIT_MS);
  expect(live.host.seq).toBeGreaterThan(seq);
});

/** A minute: a place whose person stays away longer, after having left, is taken over. */
const TENDED_MS = 60_000;

/** Anna and Piotr play, bots may fill places, and Piotr has an order booked. */
async function bothPlay(): Promise<{ readonly live: LiveGame; readonly order: string; readonly gone: () => void }> {
  const live = await filled();
  const { link } = await enter(live, PIOTR);
  await settled(live);
  await act(live, PIOTR, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'START' });
  const order = live.host.state.orders.find(({ player }) => player === null)?.id ?? '';
  await act(live, PIOTR, { action: 'BOOK_ORDER', order });
  return { live, order, gone: () => link.close() };
}

test('[SBT-2] [BOT-12] after a minute a bot tends the place of who has left, and decides nothing there', async () => {
  const { live, order, gone } = await bothPlay();
  gone();
  await pass(live, GRACE_MS + TENDED_MS - 1000);
  expect(playerOf(live, 'piotr').status).toBe('LEFT');
  await pass(live, 1000);
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', tenure: { tends: true, hasPerson: true } });
  const done = await doneBy('piotr');
  await pass(live, 200 * UNIT_MS);
  expect(await doneBy('piotr')).toBe(done);
  expect(live.host.state.orders.find(({ id }) => id === order)).toMatchObject({ player: 'piotr', car: null });
  const { now } = live.host;
  await enter(live, PIOTR);
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', tenure: { bot: null, stints: [] } });
  expect(live.host.state.messages.at(-1)).toMatchObject({ code: 'SEAT_TENDED', player: 'piotr', at: now });
});

test('[SBT-2] who is back within the minute finds the place untouched; the next absence has a minute of its own', async () => {
  const { live, gone } = await bothPlay();
  gone();
  await pass(live, GRACE_MS + TENDED_MS - 2000);
  const { link } = await enter(live, PIOTR);
  await settled(live);
  expect(playerOf(live, 'piotr').tenure).toBeUndefined();
  await act(live, PIOTR, { action: 'USER_JOIN' });
  link.close();
  await pass(live, GRACE_MS + TENDED_MS - 1000);
  expect(playerOf(live, 'piotr').status).toBe('LEFT');
  await pass(live, 1000);
  expect(playerOf(live, 'piotr').tenure).toMatchObject({ tends: true });
});

test('[SBT-2] who leaves on purpose, though a line is still open, is waited for as well', async () => {
  const { live } = await bothPlay();
  await live.presence.leave(PIOTR);
  await settled(live);
  expect(playerOf(live, 'piotr').status).toBe('LEFT');
  await pass(live, TENDED_MS);
  expect(playerOf(live, 'piotr').tenure).toMatchObject({ tends: true });
  await enter(live, PIOTR);
  expect(botOf(playerOf(live, 'piotr'))).toBeNull();
});

test('[SBT-2] where the teacher says so a bot plays in the place of who has left, at once', async () => {
  const { live, order, gone } = await bothPlay();
  gone();
  await pass(live, GRACE_MS);
  await act(live, EWA, { action: 'SET_SEAT', player: 'piotr', level: 'good' });
  await pass(live, 60 * UNIT_MS);
  expect(live.host.state.orders.find(({ id }) => id === order)?.car).not.toBeNull();
  await enter(live, PIOTR);
  expect(live.host.state.messages.at(-1)).toMatchObject({ code: 'SEAT_GIVEN_BACK', player: 'piotr' });
});

test('[SBT-3] a member who comes for the first time while the game is on begins a company of his own', async () => {
  const live = await filled();
  await act(live, EWA, { action: 'START' });
  await pass(live, 20 * UNIT_MS);
  await enter(live, PIOTR);
  await act(live, PIOTR, { action: 'USER_JOIN' });
  await act(live, PIOTR, { action: 'USER_START' });
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', money: 3_000_000 });
  expect(playerOf(live, 'piotr').tenure).toBeUndefined();
  expect(botOf(playerOf(live, 'bot-1'))).toBe('ordinary');
});

test('[SBT-2] without SET_BOTS nobody follows who has left', async () => {
  const live = await opened();
  await enter(live, EWA);
  const { link } = await enter(live, ANNA);
  await act(live, ANNA, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'START' });
  link.close();
  await pass(live, GRACE_MS + 1000);
  expect(seatsOf(live)).toEqual([['anna', 'LEFT', null]]);
});

test('[SBT-4] read back from the log bots hold their places and go on, and wait for nobody’s grace', async () => {
  const live = await filled(3);
  await act(live, EWA, { action: 'START' });
  await pass(live, 10 * UNIT_MS);
  const seats = seatsOf(live);
  await registry.close();
  registry = new GameRegistry(school.parts());
  await registry.recover();
  const again = await opened();
  expect(seatsOf(again)).toEqual(seats);
  const { seq } = again.host;
  await enter(again, ANNA);
  await pass(again, GRACE_MS + 60 * UNIT_MS);
  expect(seatsOf(again)).toEqual(seats);
  expect(again.host.seq).toBeGreaterThan(seq);
});

test('[SBT-5] a person without a line does not play beside the bot, and may once the place is the person’s', async () => {
  const { live, gone } = await bothPlay();
  gone();
  await pass(live, GRACE_MS + TENDED_MS);
  const order = live.host.state.orders.find(({ player }) => player === null)?.id ?? '';
  const command = { id: 'piotr-late', action: { action: 'BOOK_ORDER', order } } as const;
  expect(await live.host.act(PIOTR, command, null)).toEqual({ ok: false, code: 'PLAYER_NOT_CONNECTED' });
  await enter(live, PIOTR);
  expect(await live.host.act(PIOTR, command, null)).toMatchObject({ ok: true });
});

test('[SBT-7] bots are nobody: a game without a line leaves memory before the start, and its bots with it', async () => {
  const live = await opened();
  const [teacher, student] = [await enter(live, EWA), await enter(live, ANNA)];
  await act(live, EWA, { action: 'SET_BOTS', level: 'good', places: 3 });
  expect(live.presence.isHere('piotr')).toBe(false);
  teacher.link.close();
  student.link.close();
  await pass(live, 130_000);
  expect(registry.has('g1')).toBe(false);
  expect(live.host.isClosed).toBe(true);
});

test('[SBT-3] places can be given to bots one by one, with no choice for all', async () => {
  const live = await opened();
  await enter(live, EWA);
  await enter(live, ANNA);
  await act(live, ANNA, { action: 'USER_JOIN' });
  const userOf = (id: string) => ({ id, first_name: 'Bot', last_name: '1', num_games: 0 });
  await seatBots(live.host, [{ player: 'bot-1', level: 'good' }], userOf);
  await seatBots(live.host, [{ player: 'anna', level: 'good' }], userOf);
  expect(seatsOf(live)).toEqual([
    ['anna', 'JOINED', null],
    ['bot-1', 'JOINED', 'good'],
  ]);
  await act(live, EWA, { action: 'START' });
  await pass(live, 400 * UNIT_MS);
  expect(playerOf(live, 'bot-1').journal.length).toBeGreaterThan(0);
});
