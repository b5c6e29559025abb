import { uiText } from '@fracht/content';
import { PanelShell } from './panel-shell.tsx';

/** The frame of the admin panel. (spec §2 "Route table") */
export function AdminPanel() {
  return <PanelShell menu="admin" title={uiText.titles.admin} />;
}
