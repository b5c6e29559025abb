import type { Headline, Medal } from '@fracht/engine';
import { joyText } from './joy.ts';
import { counted, plural, type PluralForms } from './plural.ts';

const GAP = '\u00a0';
const MINUTES: PluralForms = { one: 'minutę', few: 'minuty', many: 'minut' };
const CARGOES: PluralForms = { one: 'ładunek', few: 'ładunki', many: 'ładunków' };
const OTHERS: PluralForms = { one: 'inna osoba', few: 'inne osoby', many: 'innych osób' };
const BEST: PluralForms = { one: 'najlepsza', few: 'najlepsze', many: 'najlepszych' };

/** By city id: the genitive that follows "do". */
const TO_CITY = [
  'Poznania',
  'Malmö',
  'Szczecina',
  'Warszawy',
  'Krakowa',
  'Wrocławia',
  'Hamburga',
  'Drezna',
  'Hanoweru',
  'Norymbergi',
  'Rotterdamu',
  'Paryża',
  'Lyonu',
  'Marsylii',
  'Tuluzy',
  'Göteborga',
  'Białegostoku',
  'Amsterdamu',
] as const;

/** `city`: its id; `cityName`: its name on the map. */
type HeadlineFacts = Pick<Headline, 'city' | 'minutes'> & { readonly cityName: string };

/** A headline, by its topic. The present tense avoids gendered verb forms. */
const HEADLINE_WORDS: Readonly<Record<Headline['about'], (name: string, facts: HeadlineFacts) => string>> = {
  FIRST_DELIVERY: (name, { cityName }) => joyText.firstDelivery(name, cityName),
  CLOSE_CALL: (name, { city, minutes }) =>
    minutes === 0
      ? `${name} dojeżdża do${GAP}${TO_CITY[city] ?? ''} w${GAP}ostatniej minucie okna`
      : `${name} dojeżdża do${GAP}${TO_CITY[city] ?? ''} ${counted(minutes, MINUTES)} przed końcem okna`,
};

const MEDAL_TITLES: Readonly<Record<Medal['what'], string>> = {
  PUNCTUAL: 'Najpunktualniej',
  CHEAPEST_KM: 'Najtańszy kilometr',
  BEST_ANSWERS: 'Najcelniej',
  BIGGEST_STEP: 'Największy krok',
};

/** What a medal was given for; amounts are passed in formatted. */
const MEDAL_FACTS: Readonly<Record<Medal['what'], (medal: Pick<Medal, 'value' | 'beside'>, money: string) => string>> =
  {
    PUNCTUAL: ({ value, beside }) => `${value}${GAP}z${GAP}${beside} na${GAP}czas`,
    CHEAPEST_KM: (_medal, money) => `${money}/km`,
    BEST_ANSWERS: ({ value, beside }) => `${value}${GAP}z${GAP}${beside} ${plural(value, BEST)}`,
    BIGGEST_STEP: ({ value, beside }) => `z${GAP}${beside}. na${GAP}${value}.`,
  };

/** Polish texts of the card between two rounds: its headline, money in hand and pending, medals. */
export const breakText = {
  headline: (about: Headline['about'], name: string, facts: HeadlineFacts) => HEADLINE_WORDS[about](name, facts),
  round: (round: number, group: string) => (group === '' ? `Runda ${round}` : `Runda ${round} w${GAP}${group}`),
  inHand: 'Na koncie',
  inTransit: 'W drodze',
  onUnloading: ', zapłata przy rozładunku',
  thisRound: (money: string, points: string) => `${money} i${GAP}${points} w${GAP}tej rundzie`,
  together: 'Razem z\u00a0tym, co w\u00a0drodze',
  cargoes: (count: number, late: number) => `${counted(count, CARGOES)}, ${onTimeWords(count, late)}`,
  plan: (order: string, hour: string) => `${order}, plan ${hour}`,
  nothing: 'Żaden ładunek nie jest w\u00a0drodze.',
  bar: (inHand: string, inTransit: string) => `Na koncie ${inHand}, w${GAP}drodze ${inTransit}`,
  medals: (round: number) => `Medale rundy ${round}`,
  medal: MEDAL_TITLES,
  fact: (what: Medal['what'], medal: Pick<Medal, 'value' | 'beside'>, money: string) => MEDAL_FACTS[what](medal, money),
  you: 'Ty',
  /** The names of all who share a medal; for three or more only the first. */
  shared: ([first = '', second, ...rest]: readonly string[]) =>
    second === undefined
      ? first
      : rest.length === 0
        ? `${first} i${GAP}${second}`
        : `${first} i${GAP}${counted(rest.length + 1, OTHERS)}`,
} as const;

function onTimeWords(count: number, late: number): string {
  if (late === 0) return count === 1 ? 'zdąży' : 'wszystkie zdążą';
  return count === 1 ? 'nie zdąży' : `${late} nie zdąży`;
}
