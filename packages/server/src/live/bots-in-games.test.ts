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
/** One of these is a unit of the round. */
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

/** Real time passes in small steps, so that whoever wakes acts in between. */
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

test('[SBT-3] before the start bots fill the places of absent members, then nobody’s', async () => {
  expect(seatsOf(await filled())).toEqual([
    ['anna', 'JOINED', null],
    ['piotr', 'JOINED', 'ordinary'],
  ]);
  const live = await opened();
  await act(live, EWA, { action: 'SET_BOTS', level: 'mixed', places: 5 });
  expect(seatsOf(live)).toEqual([
    ['anna', 'JOINED', null],
    ['piotr', 'JOINED', 'ordinary'],
    ['bot-1', 'JOINED', 'good'],
    ['bot-2', 'JOINED', 'careless'],
    ['bot-3', 'JOINED', 'ordinary'],
  ]);
  expect(playerOf(live, 'bot-2').user).toMatchObject({ first_name: 'Bot', last_name: '2' });
});

test('[SBT-3] fewer places, or a person more, and nobody’s bots go first; a place that is kept free stays empty', async () => {
  const live = await filled(3);
  await act(live, EWA, { action: 'SET_BOTS', level: 'good', places: 2 });
  expect(seatsOf(live).slice(1)).toEqual([
    ['piotr', 'JOINED', 'good'],
    ['bot-1', 'LEFT', null],
  ]);
  await act(live, EWA, { action: 'SET_BOTS', level: 'good', places: 1 });
  expect(seatsOf(live).map(([, status]) => status)).toEqual(['JOINED', 'LEFT', 'LEFT']);
  await act(live, EWA, { action: 'SET_BOTS', level: 'good', places: 3 });
  await act(live, EWA, { action: 'SET_SEAT', player: 'piotr', level: null });
  expect(seatsOf(live).map(([, , bot]) => bot)).toEqual([null, null, 'good']);
  await enter(live, PIOTR);
  await settled(live);
  expect(seatsOf(live)).toEqual([
    ['anna', 'JOINED', null],
    ['piotr', 'CONNECTED', null],
    ['bot-1', 'JOINED', 'good'],
  ]);
});

test('[SBT-1] bots play: what they do is in the log as their players’ actions, and a person’s place is left alone', async () => {
  const live = await filled(4);
  await act(live, EWA, { action: 'START' });
  await pass(live, 59 * UNIT_MS);
  // The first minute is the people's. (BOT-11)
  expect(live.host.state.orders.filter(({ player }) => player !== null)).toEqual([]);
  await pass(live, 360 * UNIT_MS);
  for (const id of ['piotr', 'bot-1', 'bot-2']) {
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
  await pass(live, 60 * UNIT_MS);
  expect(live.host.seq).toBeGreaterThan(seq + 1);
});

/** The clock can be asked no more than this without time going on: whoever asks it on and on runs in circles. */
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

test('[SBT-2] who has left is followed by a bot in the same second; who comes back has the place before anything is sent', async () => {
  const live = await filled();
  const { link } = await enter(live, PIOTR);
  await settled(live);
  await act(live, PIOTR, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'START' });
  await pass(live, 10 * UNIT_MS);
  link.close();
  await pass(live, GRACE_MS - 1000);
  expect(botOf(playerOf(live, 'piotr'))).toBeNull();
  await pass(live, 1000);
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', tenure: { bot: 'ordinary', hasPerson: true } });
  const took = (await school.log.entries('g1')).slice(-40).filter(({ player }) => player === null);
  expect(new Set(took.slice(-2).map(({ at }) => at)).size).toBe(1);
  await pass(live, 60 * UNIT_MS);
  const done = await doneBy('piotr');
  expect(done).toBeGreaterThan(1);
  const gone = live.host.now;
  await enter(live, PIOTR);
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', tenure: { bot: null } });
  expect(live.host.state.messages.at(-1)).toMatchObject({ code: 'SEAT_GIVEN_BACK', player: 'piotr', at: gone });
  await pass(live, 60 * UNIT_MS);
  expect(await doneBy('piotr')).toBe(done);
});

test('[SBT-2] who leaves at once is followed at once, though a line is still open', async () => {
  const live = await filled();
  await enter(live, PIOTR);
  await settled(live);
  await act(live, PIOTR, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'START' });
  await live.presence.leave(PIOTR);
  await settled(live);
  expect(botOf(playerOf(live, 'piotr'))).toBe('ordinary');
  await enter(live, PIOTR);
  expect(botOf(playerOf(live, 'piotr'))).toBeNull();
});

test('[SBT-2] a member who comes for the first time while the game is on has the place that a bot held', async () => {
  const live = await filled();
  await act(live, EWA, { action: 'START' });
  await pass(live, 20 * UNIT_MS);
  const { money, ledger } = playerOf(live, 'piotr');
  await enter(live, PIOTR);
  expect(playerOf(live, 'piotr')).toMatchObject({ status: 'PLAYING', money, tenure: { bot: null, hasPerson: true } });
  expect(playerOf(live, 'piotr').ledger).toEqual(ledger);
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
  const live = await filled();
  const { link } = await enter(live, PIOTR);
  await settled(live);
  await act(live, PIOTR, { action: 'USER_JOIN' });
  await act(live, EWA, { action: 'START' });
  link.close();
  await pass(live, GRACE_MS);
  const order = live.host.state.orders.find(({ player }) => player === null)?.id ?? '';
  const command = { id: 'piotr-1', action: { action: 'BOOK_ORDER', order } } as const;
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
