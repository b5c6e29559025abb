import { initials, type RankingsPayload } from '@fracht/protocol';
import { placed } from '@fracht/engine';
import type { RankingEntry } from '../storage/game-store.ts';
import type { People } from './game.ts';
import { publicName, shownName } from './names.ts';

/**
 * The public rankings by score, highest first, each with its place, for which having delivered counts before the score. Players are shown by
 * initials, or short names if their lecturer allows that. (PTS-9, PRV-7, GMS-6)
 */
export function presentRankings(rows: readonly RankingEntry[], people: People): RankingsPayload {
  const mayTell = ({ teacher }: RankingEntry) => people.get(teacher)?.publicNames === true;
  const groups = rows.filter(({ kind }) => kind === 'GROUP');
  const players = rows.filter(({ kind }) => kind === 'PLAYER');
  const places = new Map([...placesAmongTheirSize(groups), ...placesOf(players)]);
  return {
    groups: byScore(groups).map((row) => ({
      name: row.groupName,
      players: row.users.map((id) => publicName(people.get(id), mayTell(row))),
      score: row.score,
      place: places.get(row) ?? 0,
      date: row.date,
      size: row.size,
    })),
    players: byScore(players).map((row) => {
      const { user, groupName: team, score, date } = row;
      const person = people.get(user ?? '');
      const name = publicName(person, mayTell(row));
      return { name, initials: initials(shownName(person)), team, score, place: places.get(row) ?? 0, date };
    }),
  };
}

/** Places among groups of the same size, because larger groups earn more. */
function placesAmongTheirSize(groups: readonly RankingEntry[]): ReadonlyMap<RankingEntry, number> {
  const sizes = [...new Set(groups.map(({ size }) => size))];
  const ofSize = (wanted: number) => groups.filter(({ size }) => size === wanted);
  return new Map(sizes.flatMap((size) => [...placesOf(ofSize(size))]));
}

function placesOf(rows: readonly RankingEntry[]): ReadonlyMap<RankingEntry, number> {
  return new Map(placed(rows, (row) => row).map(({ item, place }) => [item, place]));
}

function byScore(rows: readonly RankingEntry[]): readonly RankingEntry[] {
  return rows.toSorted((one, other) => other.score - one.score);
}
