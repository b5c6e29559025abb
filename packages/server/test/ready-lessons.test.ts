import { expect, test } from 'vitest';
import { BOT_LEVELS, playGame } from '@fracht/bots';
import { lessonLibrary, READY_LESSONS, type ReadyLesson, settingsWith, world } from '@fracht/content';
import { type Player, ROUNDS, roundSeconds, RULES_VERSION, score, SITUATION_LISTS } from '@fracht/engine';

const LEVELS = [...BOT_LEVELS, ...BOT_LEVELS];
const DECIDED = ['ORDER_BOOKED', 'FREE_BOOKED', 'SLEEPING', 'SLEEPING_GUARDED', 'DRIVING_EMPTY'];

function played(lesson: ReadyLesson) {
  const { seed } = lesson;
  const content = { settings: settingsWith(lesson.settings), world, library: lessonLibrary(lesson) };
  const setup = { game: seed, seed, number: 1, ...content, rulesVersion: RULES_VERSION };
  const person = (id: string) => ({ id, first_name: 'Bot', last_name: id, num_games: 0 });
  const seats = LEVELS.map((level, seat) => ({ user: person(`player-${seat + 1}`), level }));
  return playGame(setup, person('teacher'), seats, '2026-11-21').state;
}

test.each(READY_LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '[LSN-7] %s with its own seed spreads the levels and leaves nobody idle',
  (_, lesson) => {
    const state = played(lesson);
    const students = state.players.filter(({ type }) => type === 'STUDENT');
    const meanOf = (level: string) =>
      students.reduce((sum, player, seat) => sum + (LEVELS[seat] === level ? score(player) / 2 : 0), 0);
    expect(meanOf('good')).toBeGreaterThan(meanOf('ordinary'));
    expect(meanOf('ordinary')).toBeGreaterThan(meanOf('careless'));
    const situations = state.orders.flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list]));
    const roundOf = (at: number) => Math.min(ROUNDS, Math.floor(at / roundSeconds(state.setup)) + 1);
    const roundsOf = ({ user, journal }: Player) => [
      ...journal.filter(({ what }) => DECIDED.includes(what)).map(({ at }) => roundOf(at)),
      ...situations.filter(({ player }) => player === user.id).map(({ since }) => roundOf(since)),
    ];
    for (const player of students) {
      expect(new Set(roundsOf(player))).toEqual(new Set([1, 2, 3, 4]));
      const own = state.orders.filter((order) => order.player === player.user.id);
      expect(own.some(({ delivered }) => delivered)).toBe(true);
      expect(situations.filter((open) => open.player === player.user.id).length).toBeGreaterThanOrEqual(4);
    }
  },
);
