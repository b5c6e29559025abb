import type { Breach, DriverLimit, RuleSource } from '@fracht/engine';

/** What a driver breaks who passes a limit of his, of driving time or the end of his day; what answers break, their situations say. (LSS-4) */
export const brokenText: Readonly<Record<DriverLimit, Breach & RuleSource>> = {
  DRIVING: {
    law: 'DRIVING_TIMES',
    article: 'art.\u00a06 ust.\u00a01',
    why: 'Prowadzenie pojazdu ponad dzienny limit',
    checked: '2026-11-29',
  },
  DAY: {
    law: 'DRIVING_TIMES',
    article: 'art.\u00a08 ust.\u00a02',
    why: 'Praca po końcu doby, bez odpoczynku dziennego w\u00a0porę',
    checked: '2026-11-29',
  },
};
