import { filledSurveysText, panelText, uiText } from '@fracht/content';
import { useSurveys } from '@fracht/kit/api/lecturer-queries.ts';
import { useOpenGameCount } from '@fracht/kit/api/panel-queries.ts';
import { incompleteSurveyCount } from '@fracht/kit/panel/survey-facts.ts';
import { PanelShell } from '@fracht/kit/panel/panel-shell.tsx';

/** The polling interval of games for the menu's badge, in ms: a lecturer opens the games, so it need not be short. */
const GAMES_MS = 60_000;

/** The frame of the lecturer panel; badges count the open games, and the surveys that still lack answers. (RTE-9) */
export function LecturerPanel() {
  const games = useOpenGameCount(GAMES_MS);
  const surveys = incompleteSurveyCount(useSurveys().data ?? []);
  const badges = {
    games: { count: games, label: panelText.badges.openGames(games) },
    surveys: { count: surveys, label: filledSurveysText.badge(surveys) },
  };
  return <PanelShell menu="lecturer" title={uiText.titles.lecturer} badges={badges} />;
}
