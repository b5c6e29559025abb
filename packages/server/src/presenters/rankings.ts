import type { RankingsPayload } from '@fracht/protocol';
import type { RankingEntry } from '../storage/game-store.ts';
import type { People } from './game.ts';
import { initials, publicName, shownName } from './names.ts';

/** The public rankings in the order of the rows; players have initials, or short names where their lecturer allows it. (spec §3 "Ranking data") */
export function presentRankings(rows: readonly RankingEntry[], people: People): RankingsPayload {
  const mayTell = ({ teacher }: RankingEntry) => people.get(teacher)?.publicNames === true;
  return {
    groups: rows
      .filter((row) => row.kind === 'GROUP')
      .map((row) => ({
        name: row.groupName,
        players: row.users.map((id) => publicName(people.get(id), mayTell(row))),
        score: row.score,
        date: row.date,
        size: row.size,
      })),
    players: rows
      .filter((row) => row.kind === 'PLAYER')
      .map((row) => {
        const { user, groupName: team, score, date } = row;
        const person = people.get(user ?? '');
        return { name: publicName(person, mayTell(row)), initials: initials(shownName(person)), team, score, date };
      }),
  };
}
