import type { Breach, RuleSource } from '@fracht/engine';

/** What a driver breaks who drives past the limit of driving time; what answers break, their situations say. (LSS-4) */
export const brokenText: { readonly drivingTime: Breach & RuleSource } = {
  drivingTime: {
    law: 'DRIVING_TIMES',
    article: 'art.\u00a06 ust.\u00a01',
    why: 'Prowadzenie pojazdu ponad dzienny limit',
    checked: '2026-11-29',
  },
};
