const TAG = /<[^>]*>/gu;
const BLANK = /\[(?:…|\.{3})[^\]]*\]/gu;

/** The blanks of a template that nobody has filled in yet, without their markers: `[… what belongs here]`. (TXE-5) */
export function blanksOf(html: string): readonly string[] {
  const text = html.replaceAll(TAG, '').replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');
  return text.match(BLANK) ?? [];
}
