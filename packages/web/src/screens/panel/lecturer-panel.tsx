import { uiText } from '@fracht/content';
import { PanelShell } from './panel-shell.tsx';

/** The frame of the lecturer panel. (spec §2 "Route table") */
export function LecturerPanel() {
  return <PanelShell menu="lecturer" title={uiText.titles.lecturer} />;
}
