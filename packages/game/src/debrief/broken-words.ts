import { breaksText, stopsText } from '@fracht/content';
import type { BrokenRule } from '@fracht/protocol';

/** What rule of law or safety is broken: by what, and where it stands. (DBS-9) */
export function brokenWords(broken: BrokenRule): string {
  return broken === 'DRIVING_TIME' ? stopsText.overDrivingTime : breaksText.sentence(broken);
}
