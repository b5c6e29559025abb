import type { Stars } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const STARS = { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek' } as const;

/** "2 gwiazdki". */
function starCount(stars: number): string {
  return counted(stars, STARS);
}

/** Polish texts of the stars that a situation played as a task brings. */
export const starsText = {
  count: starCount,
  /** At the end of a task, by its stars. */
  why: {
    3: 'To jest najlepsza droga.',
    2: `Bez ujemnych punktów i${GAP}ponad połowa możliwych. Trzy gwiazdki daje najlepsza droga.`,
    1: `Zadanie skończone z${GAP}punktami. Dwie gwiazdki są za ponad połowę punktów bez ujemnych odpowiedzi.`,
    0: `Gwiazdki zaczynają się od wyniku powyżej zera. Najlepsza droga jest niżej.`,
  } satisfies Readonly<Record<Stars, string>>,
  breach: `Jedna z${GAP}odpowiedzi narusza przepis, dlatego najwyżej jedna gwiazdka.`,
  kept: (stars: number) => `Liczy się najlepsza próba: ${starCount(stars)}.`,
  /** "Zadania: 5 z 72, 11 gwiazdek". */
  line: (done: number, all: number, stars: number) =>
    `Zadania: ${String(done)}${GAP}z${GAP}${String(all)}, ${starCount(stars)}`,
  title: 'Krótkie zadania',
  list: 'Zrobione zadania',
  ofGroup: {
    /** "z 72 w bibliotece, w sumie 31 gwiazdek". */
    sum: (stars: number, all: number) => `Cała grupa: ${starCount(stars)}. W${GAP}bibliotece zadań: ${String(all)}.`,
    columns: { name: 'Student', done: 'Zadania', stars: 'Gwiazdki' },
    nobody: `W${GAP}grupie nie ma jeszcze nikogo.`,
  },
  none: `Żadne zadanie nie jest jeszcze skończone. Za każde można mieć do trzech gwiazdek.`,
} as const;
