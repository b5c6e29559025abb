import { faultText, rejectionText } from '@fracht/content';
import type { RejectionCode } from '@fracht/engine';

/** Why an action was refused, in Polish. */
export function actionRefusal(code: RejectionCode | 'FORBIDDEN' | 'SERVER_FULL' | 'MALFORMED'): string {
  if (code === 'FORBIDDEN' || code === 'SERVER_FULL' || code === 'MALFORMED') return faultText[code];
  return rejectionText[code];
}
