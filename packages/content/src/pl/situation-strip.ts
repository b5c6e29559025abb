import { counted } from './plural.ts';

const WAITING = { one: 'sytuacja czeka', few: 'sytuacje czekają', many: 'sytuacji czeka' } as const;

/** Polish texts of the notice that situations wait; separate from the texts of their card, which are loaded later. */
export const situationStripText = {
  waiting: (count: number) => `${counted(count, WAITING)} na Twoją decyzję`,
  unfold: 'Pokaż',
  toMap: 'Pokaż na mapie',
  answer: 'Przejdź do sytuacji',
} as const;
