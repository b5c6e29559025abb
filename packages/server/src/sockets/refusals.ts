import { faultText, rejectionText } from '@fracht/content';
import type { RejectionCode } from '@fracht/engine';

/** Why an action was refused, in Polish. */
export function actionRefusal(code: RejectionCode | 'INTERNAL' | 'FORBIDDEN'): string {
  return code === 'INTERNAL' || code === 'FORBIDDEN' ? faultText[code] : rejectionText[code];
}
