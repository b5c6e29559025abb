import { initials, type MemberPayload, shortName, type SurveyPayload } from '@fracht/protocol';
import { ERASED_USER, schoolDay } from '@fracht/content';
import type { Game } from '../storage/game-store.ts';
import type { StoredSurvey, Survey } from '../storage/survey-store.ts';
import type { People } from './game.ts';
import type { User } from '../storage/user-store.ts';
import { byName, haveNamesakes } from './names.ts';
import { presentMember } from './user.ts';

/** A survey for a student to fill in. */
export function presentSurvey({ id, questions, remindedAt }: Survey, game: Game): SurveyPayload {
  const { groupName, number, date, createdAt } = game;
  const reminded = remindedAt === null ? {} : { remindedAt };
  const day = date ?? schoolDay(createdAt);
  return { id, game: game.id, groupName, number, date: day, questions: [...questions], ...reminded };
}

/** The players who took part and have not filled in the survey; `filled` may contain answers to other surveys. */
export function missingFrom(
  { id: survey }: Survey,
  { players }: Game,
  filled: readonly StoredSurvey[],
  people: People,
): readonly User[] {
  const done = new Set(filled.filter((one) => one.survey === survey).map(({ user }) => user));
  return players.flatMap(({ id, status }) => {
    const user = people.get(id);
    return status === null || user === undefined || user.erased || done.has(id) ? [] : [user];
  });
}

/** A survey for its lecturer: the answers, and the players who have not answered. */
export function presentResults(
  survey: Survey,
  game: Game,
  filled: readonly StoredSurvey[],
  people: People,
): SurveyPayload {
  const own = filled.filter((one) => one.survey === survey.id);
  const missing = missingFrom(survey, game, own, people);
  const isNamesake = haveNamesakes(people, [...own.map(({ user }) => user), ...missing.map(({ id }) => id)]);
  return {
    ...presentSurvey(survey, game),
    answers: own.map(({ user, submittedAt, answers }) => ({
      user: memberOf(user, people, isNamesake),
      submittedAt,
      answers: [...answers],
    })),
    missing: missing.map(({ id }) => memberOf(id, people, isNamesake)).toSorted(byName),
  };
}

/** A respondent, for the leader of the group: with the account if others have the same name. */
function memberOf(id: string, people: People, isNamesake: (id: string) => boolean): MemberPayload {
  const user = people.get(id);
  if (user !== undefined) return presentMember(user, user.games_played, isNamesake(id));
  return { id, ...ERASED_USER, initials: initials(ERASED_USER), short_name: shortName(ERASED_USER), num_games: 0 };
}
