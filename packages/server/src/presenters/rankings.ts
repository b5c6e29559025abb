import type { RankingsPayload } from '@fracht/protocol';
import type { RankingRow } from '../storage/game-store.ts';
import type { People } from './game.ts';
import { initials, publicName, shownName } from './names.ts';

/** The public rankings with short names, in the order of the rows. (spec §3 "Ranking data") */
export function presentRankings(rows: readonly RankingRow[], people: People): RankingsPayload {
  return {
    groups: rows
      .filter((row) => row.kind === 'GROUP')
      .map(({ groupName: name, users, score, date, size }) => ({
        name,
        players: users.map((id) => publicName(people.get(id))),
        score,
        date,
        size,
      })),
    players: rows
      .filter((row) => row.kind === 'PLAYER')
      .map(({ user, groupName: team, score, date }) => {
        const person = people.get(user ?? '');
        return { name: publicName(person), initials: initials(shownName(person)), team, score, date };
      }),
  };
}
