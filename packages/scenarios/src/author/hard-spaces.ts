const GAP = '\u00a0';
const ONE_LETTER = /(?<![\p{L}\p{N}])([aiouwz]) /giu;
const WITH_UNIT =
  /(\d) (?=(?:zł|km|h|t|m|cm|min|minut[ay]?|godzin[ay]?|dni|roku|litrów|palet|operacj[ei]|SDR)(?!\p{L})|%|°C|\d{3}(?!\d))/gu;
const WITH_NUMBER = /(?<!\p{L})(art\.|ust\.|pkt|UN|EN) (?=\d)/gu;

/** The text with non-breaking spaces where a line may not break: after a one-letter word, before a unit, before the number of an article. */
export function withHardSpaces(text: string): string {
  return text.replace(ONE_LETTER, `$1${GAP}`).replace(WITH_UNIT, `$1${GAP}`).replace(WITH_NUMBER, `$1${GAP}`);
}
