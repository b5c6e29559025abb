import type { GamePayload, SurveyPayload } from '@fracht/protocol';

/** How many surveys somebody has still to fill in. */
export function openCount(surveys: readonly SurveyPayload[]): number {
  return surveys.filter(({ missing = [] }) => missing.length > 0).length;
}

/** The finished games that somebody played and whose survey was not sent yet. */
export function gamesToSurvey(
  games: readonly GamePayload[],
  surveys: readonly SurveyPayload[],
): readonly GamePayload[] {
  const sent = new Set(surveys.map(({ game }) => game));
  return games.filter(
    ({ id, state, players }) => state === 'FINISHED' && !sent.has(id) && players.some(({ status }) => status !== null),
  );
}
