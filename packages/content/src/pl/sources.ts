import type { RuleSource } from '@fracht/engine';
import { lawName } from './breaks.ts';

/** Polish texts of the sources of rules, and of the days on which they were looked up. (SRC-1) */
export const sourcesText = {
  title: 'Skąd jest zasada',
  /** "rozporządzenie (WE) nr 561/2006, art. 6" */
  place: ({ law, article }: Pick<RuleSource, 'law' | 'article'>) => [lawName(law), article].filter(Boolean).join(', '),
  checked: (day: string) => `Sprawdzono ${day}.`,
  outdated: 'Sprawdzono ponad rok temu, sprawdź, czy nadal obowiązuje.',
  /** In the form of an author. */
  form: {
    title: 'Źródła',
    none: 'Żadne. Jeśli tekst powołuje się na przepis, dodaj go tutaj.',
    add: 'Dodaj źródło',
    remove: (number: number) => `Usuń źródło ${number}`,
    checked: 'Dzień sprawdzenia',
    number: (number: number) => `Źródło ${number}`,
  },
} as const;
