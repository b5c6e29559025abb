import type { HelpCall } from '@fracht/engine';
import { NUMBER } from './number.ts';

const GAP = '\u00a0';

/** Polish of the help on a situation: whom to call, for how many points, and what is to be known. (SIC-2) */
export const situationHelpText = {
  title: 'Pomoc',
  driver: 'Kierowca',
  boss: 'Szef',
  price: (points: number) =>
    points === 0 ? 'bez punktów' : `${points < 0 ? 'zabiera' : 'daje'} ${NUMBER.format(Math.abs(points))}${GAP}pkt`,
  alone: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera.',
  aloneYet: 'Za rozwiązanie bez telefonu jest osobna premia. Każdy telefon ją odbiera, także ten, który daje punkty.',
  asked: 'już po rozmowie',
  advice: 'Rada',
  adviceOf: { driver: 'Rada kierowcy', boss: 'Rada szefa' } satisfies Readonly<Record<HelpCall, string>>,
  knowledge: 'Wiedza',
  free: 'bez wpływu na punkty',
} as const;
