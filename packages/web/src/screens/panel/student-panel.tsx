import { uiText } from '@fracht/content';
import { PanelShell } from './panel-shell.tsx';

/** The frame of the student panel. (spec §2 "Route table") */
export function StudentPanel() {
  return <PanelShell menu="student" title={uiText.titles.student} />;
}
