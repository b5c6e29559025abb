import { brokenText, lawName } from '@fracht/content';
import type { OptionRow } from '@fracht/debrief';
import type { BrokenRule } from '@fracht/protocol';

/** The rule that a choice broke, with its law and the day on which that was looked up; null: none. (DBF-3) */
export function brokenView(broken: OptionRow['breaks']): BrokenRule | null {
  if (broken === null) return null;
  const isLimit = typeof broken === 'string';
  const { law, article, why, checked = null } = isLimit ? brokenText[broken] : broken;
  return { why, law: lawName(law), article, checked, ...(isLimit && broken !== 'EITHER_LIMIT' && { limit: broken }) };
}
