import { counted } from './plural.ts';

const GAP = '\u00a0';
const SITUATIONS = { one: 'sytuacja', few: 'sytuacje', many: 'sytuacji' } as const;

/** Polish texts of the decisions in the summary after the last round. */
export const reviewText = {
  title: 'Twoje decyzje',
  unit: 'punkty',
  figure: 'Za decyzje',
  empty: 'Nie było dla Ciebie sytuacji, w\u00a0których trzeba było decydować.',
  emptyNoCar: 'Sytuacje spotykają samochody ze zleceniem. Bez wysłanego samochodu nie było o\u00a0czym decydować.',
  of: (reached: string, best: string) => `${reached} z${GAP}${best}`,
  spoken: (reached: string, best: string) => `Punkty: ${reached} z${GAP}${best} możliwych`,
  outOf: 'z',
  points: (points: string) => `${points}${GAP}pkt`,
  best: 'najlepsza',
  better: (answer: string) => `najlepiej: ${answer}`,
  signs: { best: 'Najlepsza odpowiedź:', fair: 'Odpowiedź:', poor: 'Słaba odpowiedź:' },
  unanswered: (waited: string) => `Bez odpowiedzi przez ${waited}, do końca zlecenia albo gry.`,
  question: 'Pytanie:',
  struck: (day: number, hour: string) => `dzień${GAP}${day}, ${hour}`,
  helped: { driver: 'pomoc kierowcy', boss: 'pomoc szefa', both: 'pomoc kierowcy i\u00a0szefa', none: 'bez pomocy' },
  inTime: 'w\u00a0czasie na premię',
  late: 'po czasie na premię',
  byBot: 'odpowiadał bot na tym miejscu, nie liczy się do sumy',
  more: 'Pytania i\u00a0omówienie',
  moreSpoken: (name: string) => `Pytania i\u00a0omówienie: ${name}`,
  group: {
    title: 'Decyzje graczy',
    count: (count: number) => (count === 0 ? 'bez sytuacji' : counted(count, SITUATIONS)),
    none: 'Nie było dla tej osoby sytuacji, w\u00a0których trzeba było decydować.',
    empty: 'Nikt nie miał w\u00a0tej grze sytuacji, w\u00a0których trzeba było decydować.',
  },
} as const;
