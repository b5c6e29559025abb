import type { HelpCall } from '@fracht/engine';

/** Polish texts of the help in a situation: whom to call, and background knowledge. */
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
