import { filledSurveysText, uiText } from '@fracht/content';
import { useSurveys } from '../../api/lecturer-queries.ts';
import { openCount } from './survey-facts.ts';
import { PanelShell } from './panel-shell.tsx';

/** The frame of the lecturer panel; its menu counts the surveys that somebody has still to fill in. (spec §2 "Route table") */
export function LecturerPanel() {
  const count = openCount(useSurveys().data ?? []);
  const badges = { surveys: { count, label: filledSurveysText.badge(count) } };
  return <PanelShell menu="lecturer" title={uiText.titles.lecturer} badges={badges} />;
}
