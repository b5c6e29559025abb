import { filledSurveysText, panelText, uiText } from '@fracht/content';
import { useSurveys } from '@fracht/kit/api/lecturer-queries.ts';
import { useOpenGameCount } from '@fracht/kit/api/panel-queries.ts';
import { openCount } from '@fracht/kit/panel/survey-facts.ts';
import { PanelShell } from '@fracht/kit/panel/panel-shell.tsx';

/** A lecturer opens the games: what the menu counts needs no hurry. */
const GAMES_MS = 60_000;

/** The frame of the lecturer panel; its menu counts the open games and the surveys that somebody has still to fill in. (RTE-9) */
export function LecturerPanel() {
  const games = useOpenGameCount(GAMES_MS);
  const surveys = openCount(useSurveys().data ?? []);
  const badges = {
    games: { count: games, label: panelText.badges.openGames(games) },
    surveys: { count: surveys, label: filledSurveysText.badge(surveys) },
  };
  return <PanelShell menu="lecturer" title={uiText.titles.lecturer} badges={badges} />;
}
