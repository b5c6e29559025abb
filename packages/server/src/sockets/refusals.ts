import { faultText, rejectionText } from '@fracht/content';
import type { RejectionCode } from '@fracht/engine';

/** Why an action was refused, in Polish. */
export function actionRefusal(code: RejectionCode | 'FORBIDDEN' | 'SERVER_FULL'): string {
  return code === 'FORBIDDEN' || code === 'SERVER_FULL' ? faultText[code] : rejectionText[code];
}
