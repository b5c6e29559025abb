import { durationWords } from './duration.ts';
import { NUMBER } from './number.ts';

const GAP = '\u00a0';

/** How a value is written: minutes as a duration, złotys, a share, or the bare number. */
const FORMS: Readonly<Record<string, (value: number) => string>> = {
  time: durationWords,
  money: (value) => `${NUMBER.format(value)}${GAP}zł`,
  percent: (value) => `${NUMBER.format(value)}${GAP}%`,
  number: (value) => NUMBER.format(value),
};

/**
 * A text with the values of settings inserted at their placeholders: "{time:rest_minutes}" becomes "9 godz.". So no text has to repeat what a school can
 * change. Throws at an unknown form or setting. (LSN-6)
 */
export function withSettings(text: string, settings: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{(\w+):(\w+)\}(\.?)/gu, (place, form: string, key: string, stop: string) => {
    const write = FORMS[form];
    const value = settings[key];
    if (write === undefined || value === undefined) throw new Error(`No value for ${place}`);
    const written = write(value);
    // The full stop of "9 godz." also ends the sentence.
    return written.endsWith('.') ? written : `${written}${stop}`;
  });
}
