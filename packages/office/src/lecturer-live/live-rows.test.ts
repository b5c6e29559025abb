import { expect, test } from 'vitest';
import type { GameState, PlayerStatus } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { liveRows, realSeconds, rowsOfPeople, sortedRows, type LiveRow } from './live-rows.ts';

const AT = 2 * 3600;
const base = gameAt(aPlayedGame(3), AT);
const LATER = AT + 4 * 3600;

function withStatus(game: GameState, id: string, status: PlayerStatus): GameState {
  return { ...game, players: game.players.map((player) => (player.id === id ? { ...player, status } : player)) };
}

const ids = (rows: readonly LiveRow[]) => rows.map(({ id }) => id);

test('[LVP-1] everybody who may play has a row: connection, need, real time since the last action, the result', () => {
  const game = withStatus(base, 's2', 'LEFT');
  const absent = { id: 's9', user: { first_name: 'Gabriela', last_name: 'Włodarczyk' } };
  const one = game.players.find(({ id }) => id === 's1');
  if (one === undefined) throw new Error('nobody');
  const rows = liveRows(game, [one, absent], new Map([['s1', AT]]), AT + 600);
  expect(rows.map(({ id, presence, need, idle }) => [id, presence, need, idle])).toEqual([
    ['s1', 'ON', null, 10],
    ['s2', 'OFF', 'GONE', null],
    ['s3', 'ON', null, null],
    ['s9', 'ABSENT', null, null],
  ]);
  expect(rows[0]).toMatchObject({ money: one.money, points: one.points });
});

test('[LVP-1] [LVP-9] a bot in a student’s place is counted, one in nobody’s is not', () => {
  const bot = aTenure({ bot: 'good', hasPerson: false });
  const players = base.players.map((player) => (player.id === 's1' ? player : { ...player, tenure: bot }));
  const members = base.players.filter(({ id }) => id === 's1' || id === 's2');
  const rows = liveRows({ ...base, players }, members, new Map(), AT);
  expect(ids(rows)).toEqual(['s1', 's2', 's3']);
  expect(ids(rowsOfPeople(rows, members))).toEqual(['s1', 's2']);
});

test('[PLY-7] who did nothing for three minutes is still, counted in real time at the game’s pace', () => {
  const rows = liveRows(
    base,
    [],
    new Map([
      ['s1', LATER],
      ['s2', AT],
    ]),
    LATER,
  );
  expect(rows.find(({ id }) => id === 's1')?.need).toBeNull();
  expect(rows.find(({ id }) => id === 's2')).toMatchObject({ need: 'STILL', idle: 240 });
  const quick = { ...base.setup, settings: { ...base.setup.settings, unit_ms: 500 } };
  expect(realSeconds(quick, 4 * 3600)).toBe(120);
});

test('[LVP-2] the most urgent stand first and the longest still before the others, the rest by score; or all by score; the absent last', () => {
  const row = (id: string, changes: Partial<LiveRow>): LiveRow => ({
    id,
    name: `${id} Kot`,
    user: { first_name: id, last_name: 'Kot' },
    presence: 'ON',
    need: null,
    isStruck: false,
    idle: 5,
    orders: 0,
    money: 0,
    points: 0,
    score: 0,
    hasDelivered: true,
    bot: null,
    isTended: false,
    isBots: false,
    seat: null,
    ...changes,
  });
  const rows = [
    row('absent', { presence: 'ABSENT', idle: null }),
    row('idle', { score: 900, hasDelivered: false }),
    row('calm', { score: 10 }),
    row('best', { score: 90 }),
    row('still', { need: 'STILL', idle: 200, score: 50 }),
    row('longer', { need: 'STILL', idle: 400 }),
    row('gone', { need: 'GONE', presence: 'OFF' }),
    row('late', { need: 'UNANSWERED' }),
  ];
  expect(ids(sortedRows(rows, 'NEED'))).toEqual(['late', 'gone', 'longer', 'still', 'best', 'calm', 'idle', 'absent']);
  expect(ids(sortedRows(rows, 'SCORE')).slice(0, 3)).toEqual(['best', 'still', 'calm']);
  expect(ids(sortedRows(rows, 'SCORE')).at(-1)).toBe('absent');
});

test('[LVP-9] a bot’s row tells its level, needs nobody and stands below the persons’; whose place may be given or freed', () => {
  const tenure = aTenure({ bot: 'careless' });
  const gone = withStatus(base, 's2', 'LEFT');
  const game = {
    ...gone,
    players: gone.players.map((player) => (player.id === 's3' ? { ...player, tenure } : player)),
  };
  const rows = sortedRows(liveRows(game, [], new Map(), LATER), 'SCORE');
  expect(rows.at(-1)).toMatchObject({ id: 's3', presence: 'BOT', need: null, bot: 'careless', isBots: true });
  expect(rows.flatMap(({ seat }) => seat?.id ?? []).toSorted()).toEqual(['s2', 's3']);
  const nobodys = { ...tenure, bot: null, hasPerson: false };
  const left = {
    ...gone,
    players: gone.players.map((player) => (player.id === 's2' ? { ...player, tenure: nobodys } : player)),
  };
  expect(ids(liveRows(left, [], new Map(), LATER))).not.toContain('s2');
});

test('[VAL-6] namesakes on the live page are told apart, for the teacher by their accounts too, also those who have not come', () => {
  const jakub = { first_name: 'Jakub', last_name: 'Wróbel' };
  const players = base.players.map((player) =>
    player.id === 's1' || player.id === 's2' ? { ...player, user: { ...player.user, ...jakub } } : player,
  );
  const members = [
    { id: 's2', user: { ...jakub, email: 'jw2@szkola.test' } },
    { id: 's9', user: { ...jakub, login: 'jakub.wrobel' } },
  ];
  const rows = liveRows({ ...base, players }, members, new Map(), AT);
  expect(rows.filter(({ name }) => name.startsWith('Jakub')).map(({ name }) => name)).toEqual([
    'Jakub Wróbel (1)',
    'Jakub Wróbel (2, jw2@szkola.test)',
    'Jakub Wróbel (3, jakub.wrobel)',
  ]);
});
