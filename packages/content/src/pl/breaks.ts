import type { Breach, Law } from '@fracht/engine';
import { ACTS } from '../data/laws.ts';

/** The name of a law; empty for one that is named together with the article. */
export function lawName(law: Law): string | null {
  return law === 'OTHER' ? null : ACTS[law].name;
}

/** Polish texts about the rule that an answer breaks, for its author. (EDT-16) */
export const breaksText = {
  label: 'Łamie prawo lub zasady bezpieczeństwa',
  told: 'Łamie prawo lub zasady bezpieczeństwa:',
  unsaid: 'nie wskazano',
  nothing: 'nie',
  breach: 'tak',
  law: 'Akt prawny',
  lawLabel: (law: Law) => lawName(law) ?? 'inny, nazwany obok',
  article: 'Przepis',
  articleHint: 'Na przykład: art.\u00a06 ust.\u00a01',
  why: 'Co jest złamane',
  whyHint: 'Krótko, na przykład: Ponad cztery i pół godziny jazdy bez przerwy',
  /** "Jazda ponad dzienny czas prowadzenia: rozporządzenie (WE) nr 561/2006, art. 6 ust. 1" */
  sentence: ({ law, article, why }: Breach) => `${why}: ${[lawName(law), article].filter(Boolean).join(', ')}`,
} as const;
