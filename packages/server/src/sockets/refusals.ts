import { faultText, rejectionText } from '@fracht/content';
import type { RejectionCode } from '@fracht/engine';

/** Why an action was refused, in Polish. */
export function refusalText(code: RejectionCode | 'INTERNAL'): string {
  return code === 'INTERNAL' ? faultText.INTERNAL : rejectionText[code];
}
