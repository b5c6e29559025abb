import { type PluralForms, counted } from './plural.ts';

const PALLETS: PluralForms = { one: 'paleta', few: 'palety', many: 'palet' };

/** Polish texts about an order's cargo: its line in lists, and its facts. Amounts are passed in formatted. */
export const cargoText = {
  title: 'Ładunek',
  dot: ' · ',
  un: (number: string) => `UN\u00a0${number}`,
  pallets: (count: number) => counted(count, PALLETS),
  metres: (metres: string) => `${metres}\u00a0ldm`,
  wide: (metres: string) => `${metres}\u00a0m szer.`,
  mass: (tonnes: string) => `${tonnes}\u00a0t`,
  degrees: (degrees: string) => `${degrees}\u00a0°C`,
  kept: (name: string, degrees: string) => `${name}, ${degrees}`,
  facts: {
    goods: 'Towar',
    mass: 'Masa',
    pallets: 'Palety EUR',
    metres: 'Metry ładunkowe',
    width: 'Szerokość',
    celsius: 'Temperatura',
    un: 'Numer UN',
    class: 'Klasa ADR',
    group: 'Grupa pakowania',
    hazard: 'Numer zagrożenia',
    value: 'Wartość',
  },
  size: (metres: string) => `${metres}\u00a0m`,
} as const;
