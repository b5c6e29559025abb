import { counted, type PluralForms } from './plural.ts';

const GAP = '\u00a0';
const CARGOES: PluralForms = { one: 'ładunek', few: 'ładunki', many: 'ładunków' };
const DELIVERIES: PluralForms = { one: 'dostawa', few: 'dostawy', many: 'dostaw' };

/** Polish texts about what went well while a round runs: a delivery, a series of punctual ones, pending money. The break has texts of its own. */
export const joyText = {
  streak: 'Na czas z\u00a0rzędu',
  underWay: (money: string) => `w${GAP}drodze ${money}`,
  /** What is pending, shown above the list of what has been paid: how much, in how many cargoes, and when it is paid. */
  awaited: (money: string, count: number) =>
    `W${GAP}drodze ${money}: ${counted(count, CARGOES)}, zapłata po${GAP}rozładunku.`,
  delivered: 'Dostarczone na czas',
  several: (count: number) => `${counted(count, DELIVERIES)} na czas`,
  place: (order: string, city: string, hour: string) => `${order} · ${city}, ${hour}`,
  said: (title: string, amount: string, points: string) => `${title}: ${amount}, ${points}.`,
  first: 'pierwsza na czas w\u00a0tej rundzie',
  points: (points: string) => `${points}${GAP}pkt`,
  stamp: 'na czas',
  /** What a delivery brought, and how much being late cost. */
  lateTook: (pay: string, penalty: string, points: string) => `${pay}, spóźnienie ${penalty} i${GAP}${points}`,
  firstDelivery: (name: string, city: string) => `Pierwsza dostawa na czas: ${name}, ${city}`,
} as const;
