import { panelText, uiText } from '@fracht/content';
import { useWaitingLecturerCount } from '@fracht/kit/api/panel-queries.ts';
import { PanelShell } from '@fracht/kit/panel/panel-shell.tsx';

/** The frame of the admin panel; a badge counts the lecturers who wait for approval. (ADM-1) */
export function AdminPanel() {
  const count = useWaitingLecturerCount();
  const badges = { lecturers: { count, label: panelText.badges.lecturers(count) } };
  return <PanelShell menu="admin" title={uiText.titles.admin} badges={badges} />;
}
