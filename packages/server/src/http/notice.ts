import { noticeText } from '@fracht/content';
import type { ApiMessage } from '@fracht/protocol';

/** A message that confirms that something was done. */
export function notice(code: keyof typeof noticeText): ApiMessage {
  return { type: 'other', text: noticeText[code], code };
}
