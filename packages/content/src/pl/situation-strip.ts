import { counted } from './plural.ts';

const WAITING = { one: 'sytuacja czeka', few: 'sytuacje czekają', many: 'sytuacji czeka' } as const;

/** Polish of the strip that says situations wait; apart from that of their card, which comes later. */
export const situationStripText = {
  waiting: (count: number) => `${counted(count, WAITING)} na Twoją decyzję`,
  unfold: 'Pokaż',
  toMap: 'Pokaż na mapie',
  answer: 'Przejdź do sytuacji',
} as const;
