import { studentText } from '@fracht/content';
import type { GroupPayload } from '@fracht/protocol';
import { personName } from '../session/names.ts';

/** "Grupa LOG-2A, prowadzi Katarzyna Maj". */
export function groupLine({ name, lecturer }: GroupPayload): string {
  const group = studentText.inGroup(name);
  return lecturer === undefined ? group : `${group}, ${studentText.ledBy(personName(lecturer))}`;
}
