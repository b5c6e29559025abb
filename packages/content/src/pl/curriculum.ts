const GAP = '\u00a0';

/** Polish texts of the units of the core curriculum that the competences belong to. */
export const curriculumText = {
  title: 'Podstawa programowa',
  sub: `Do czego w${GAP}podstawie programowej należy każda kompetencja. Jedna lista dla całej szkoły, widzą ją nauczyciele.`,
  edit: 'Podstawa programowa',
  unitsOf: (competence: string) => `Jednostki i${GAP}efekty kształcenia: ${competence}`,
  hint: 'Każda w\u00a0osobnym wierszu, kod na początku, na przykład „SPL.04 Organizacja transportu”.',
  many: (most: number) => `Najwyżej ${String(most)} wierszy.`,
  long: (most: number) => `Wiersz może mieć najwyżej ${String(most)} znaków.`,
  confirm: 'Sprawdzone z\u00a0podstawą programową',
  confirmOf: (competence: string) => `Sprawdzone z${GAP}podstawą programową: ${competence}`,
  confirmed: 'potwierdzone',
  proposed: 'do potwierdzenia',
  /** "do potwierdzenia: SPL.04, TDR.02". */
  proposedCodes: (codes: string) => `do potwierdzenia: ${codes}`,
  nobody: 'Propozycja gry. Nikt jej jeszcze nie sprawdził z\u00a0podstawą programową.',
  savedBy: (who: string, when: string) => `Ostatni zapis: ${who}, ${when}`,
  save: 'Zapisz',
  saveOf: (competence: string) => `Zapisz: ${competence}`,
  meanwhile: 'Ktoś inny zapisał to przed chwilą. Jest tam teraz:',
  meanwhileNone: 'Ktoś inny zapisał to przed chwilą i\u00a0nie zostawił żadnego wiersza.',
  exercised: {
    title: 'Co gra ćwiczy, a\u00a0czego nie',
    note: 'Obszary trzech kwalifikacji naszymi słowami, nie tekst podstawy programowej. Kody są do potwierdzenia przez szkołę.',
    whole: 'Ćwiczy',
    partly: 'Ćwiczy częściowo',
    not: 'Nie ćwiczy',
  },
  takeTheirs: 'Weź zapisane',
  saveMine: 'Zapisz moje',
} as const;
