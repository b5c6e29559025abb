import { panelText, uiText } from '@fracht/content';
import { useBackupFailure } from '@fracht/kit/api/backup-failure.ts';
import { useUnseenChanges } from '@fracht/kit/api/unseen-changes.ts';
import { useWaitingLecturerCount } from '@fracht/kit/api/panel-queries.ts';
import { PanelShell } from '@fracht/kit/panel/panel-shell.tsx';

/** The frame of the admin panel; badges count lecturers who wait for approval and lecturers' unseen changes, and signal a failed backup. (ADM-1, ADM-6, ADT-3) */
export function AdminPanel() {
  const count = useWaitingLecturerCount();
  const hasFailed = useBackupFailure();
  const changes = useUnseenChanges();
  const badges = {
    lecturers: { count, label: panelText.badges.lecturers(count) },
    backups: { count: hasFailed ? 1 : 0, label: panelText.badges.backups },
    audit: { count: changes, label: panelText.badges.audit(changes) },
  };
  return <PanelShell menu="admin" title={uiText.titles.admin} badges={badges} />;
}
