import { sharedGroupsText } from '@fracht/content';
import type { LecturerName } from '@fracht/protocol';

/** The owner of a game or an assignment that the viewer leads for another lecturer; nothing for the viewer's own ones. (LEC-14) */
export function OwnedBy({ lecturer }: { lecturer: LecturerName | undefined }) {
  if (lecturer === undefined) return null;
  return <p className="small muted">{sharedGroupsText.ownedBy(lecturer.short_name)}</p>;
}
