import { countedNoticeText, noticeText } from '@fracht/content';
import type { ApiMessage } from '@fracht/protocol';

/** A message that confirms that something was done. */
export function notice(code: keyof typeof noticeText): ApiMessage {
  return { type: 'other', text: noticeText[code], code };
}

/** A message that confirms that something was done, with the number of people or things. */
export function countedNotice(code: keyof typeof countedNoticeText, count: number): ApiMessage {
  return { type: 'other', text: countedNoticeText[code](count), code };
}
