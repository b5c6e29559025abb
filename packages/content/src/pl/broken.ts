import type { Breach, DriverLimit, RuleSource } from '@fracht/engine';

/** The daily limit as the game counts it, without the longer days that the article allows. (docs/adr/0072) */
const OVER_THE_LIMIT = 'Prowadzenie pojazdu ponad dzienny limit gry, bez wydłużenia do 10\u00a0godzin';
const ARTICLE = 'art.\u00a06 ust.\u00a01 (wydłużenie: dwa razy w\u00a0tygodniu)';

/**
 * The rule that a driver breaks by exceeding one of his limits, driving time or the end of his day; for answers, their situations say it. EITHER_LIMIT: within
 * a class, some exceeded one and some the other. (LSS-4, CLD-6)
 */
export const brokenText: Readonly<Record<DriverLimit | 'EITHER_LIMIT', Breach & RuleSource>> = {
  DRIVING: {
    law: 'DRIVING_TIMES',
    article: ARTICLE,
    why: OVER_THE_LIMIT,
    checked: '2026-11-29',
  },
  DAY: {
    law: 'DRIVING_TIMES',
    article: 'art.\u00a08 ust.\u00a02',
    why: 'Praca po końcu doby, bez odpoczynku dziennego w\u00a0porę',
    checked: '2026-11-29',
  },
  EITHER_LIMIT: {
    law: 'DRIVING_TIMES',
    article: `${ARTICLE} i\u00a0art.\u00a08 ust.\u00a02`,
    why: `${OVER_THE_LIMIT}, albo praca po końcu doby`,
    checked: '2026-11-29',
  },
};
