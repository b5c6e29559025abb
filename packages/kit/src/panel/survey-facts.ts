import type { GamePayload, SurveyPayload } from '@fracht/protocol';

/** How many surveys still lack the answers of some player. */
export function incompleteSurveyCount(surveys: readonly SurveyPayload[]): number {
  return surveys.filter(({ missing = [] }) => missing.length > 0).length;
}

/** The finished games that somebody has played and whose survey has not been sent yet. */
export function gamesToSurvey(
  games: readonly GamePayload[],
  surveys: readonly SurveyPayload[],
): readonly GamePayload[] {
  const sent = new Set(surveys.map(({ game }) => game));
  return games.filter(
    ({ id, state, players }) => state === 'FINISHED' && !sent.has(id) && players.some(({ status }) => status !== null),
  );
}
