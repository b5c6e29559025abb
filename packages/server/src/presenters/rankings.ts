import { initials, type RankingsPayload } from '@fracht/protocol';
import { placed } from '@fracht/engine';
import type { RankingEntry } from '../storage/game-store.ts';
import type { People } from './game.ts';
import { publicName, shownName } from './names.ts';

/**
 * The public rankings, each row with its place: those who delivered before those who did not, then the highest score first. Players are shown by
 * initials, or short names if their lecturer allows that. (PTS-9, PRV-7, GMS-6)
 */
export function presentRankings(rows: readonly RankingEntry[], people: People): RankingsPayload {
  const mayTell = ({ teacher }: RankingEntry) => people.get(teacher)?.publicNames === true;
  const groups = rows.filter(({ kind }) => kind === 'GROUP');
  const players = rows.filter(({ kind }) => kind === 'PLAYER');
  const places = placesAmongTheirSize(groups);
  return {
    groups: placed(groups, (row) => row).map(({ item: row }) => ({
      name: row.groupName,
      players: row.users.map((id) => publicName(people.get(id), mayTell(row))),
      score: row.score,
      place: places.get(row) ?? 0,
      date: row.date,
      size: row.size,
    })),
    players: placed(players, (row) => row).map(({ item: row, place }) => {
      const { user, groupName: team, score, date } = row;
      const person = people.get(user ?? '');
      const name = publicName(person, mayTell(row));
      return { name, initials: initials(shownName(person)), team, score, place, date };
    }),
  };
}

/** Places among groups of the same size, because larger groups earn more. */
function placesAmongTheirSize(groups: readonly RankingEntry[]): ReadonlyMap<RankingEntry, number> {
  const sizes = [...new Set(groups.map(({ size }) => size))];
  const ofSize = (wanted: number) => groups.filter(({ size }) => size === wanted);
  return new Map(
    sizes.flatMap((size) => placed(ofSize(size), (row) => row).map(({ item, place }) => [item, place] as const)),
  );
}
