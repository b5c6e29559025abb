import type { HelpCall } from '@fracht/engine';

/** Polish of the help on a situation: whom to call, and what is to be known. */
export const situationHelpText = {
  title: 'Pomoc',
  driver: 'Kierowca',
  boss: 'Szef',
  asked: 'już po rozmowie',
  advice: 'Rada',
  adviceOf: { driver: 'Rada kierowcy', boss: 'Rada szefa' } satisfies Readonly<Record<HelpCall, string>>,
  knowledge: 'Wiedza',
  free: 'bez wpływu na punkty',
} as const;
