import { uiText } from '@fracht/content';
import { report } from '../report.ts';
import { notify } from '../ui/toasts.ts';
import { ApiError } from './api-error.ts';

/**
 * Shows a notice and sends a report for an answer that could not be parsed. A call that failed (ApiError) has already shown its own notice.
 */
export function tellUnreadable(cause: unknown): void {
  if (cause instanceof ApiError) return;
  report('answer', cause);
  notify({ type: 'danger', text: uiText.badAnswer });
}
