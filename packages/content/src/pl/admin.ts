import { counted } from './plural.ts';

const TRIES = { one: 'próba', few: 'próby', many: 'prób' } as const;
const CHANGES = { one: 'zmiana niezapisana', few: 'zmiany niezapisane', many: 'zmian niezapisanych' } as const;
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;
const MONTHS = { one: 'miesiąc', few: 'miesiące', many: 'miesięcy' } as const;

/** Polish texts of a letter's state in the admin's outbox. */
export const letterText = {
  column: 'Stan',
  sent: (when: string) => `Wysłano ${when}`,
  waiting: 'Czeka na wysłanie',
  tries: (count: number) => counted(count, TRIES),
  byHand: 'Do przekazania',
  failed: 'Nie wysłano',
  reason: (failure: string) => `Serwer poczty: ${failure}`,
  gone: 'Treść skasowana po wysłaniu.',
} as const;

/** Polish texts about how long accounts are kept. (RODO) */
export const retentionText = {
  title: 'Przechowywanie kont',
  text: 'Konto studenta, który tak długo się nie loguje, jest kasowane. Dwa tygodnie wcześniej trafia na listę poniżej, a Ty dostajesz wiadomość; dni liczymy tylko te, w\u00a0których serwer działał. Wyniki pozostają w\u00a0rankingach bez nazwiska.',
  field: 'Po ilu miesiącach',
  unit: 'mies.',
  hint: (months: number) => `Od 0 do ${String(months)}; 0 znaczy, że konta nie są kasowane.`,
  now: (months: number) => (months === 0 ? 'Teraz: konta nie są kasowane.' : `Teraz: ${counted(months, MONTHS)}.`),
  save: 'Zapisz czas przechowywania',
  leaving: {
    title: 'Konta do skasowania',
    text: 'Ci studenci nie logują się od dawna. Kto się zaloguje, sam zniknie z\u00a0listy; po tygodniu konto jest wylogowane wszędzie, po dwóch – skasowane na dobre.',
    empty: 'Żadne konto nie czeka na skasowanie.',
    columns: { who: 'Student', seen: 'Ostatnie logowanie', when: 'Zostało', act: 'Decyzja' },
    days: (days: number) => `za ${counted(days, DAYS)}`,
    aside: 'odłożone',
    keep: 'Zatrzymaj',
    keepOf: (name: string) => `Zatrzymaj konto: ${name}`,
    keepAll: 'Zatrzymaj wszystkie',
  },
} as const;

/** Polish texts of the bar under a page with unsaved changes. */
export const saveBarText = {
  unsaved: (count: number) => counted(count, CHANGES),
  show: 'Pokaż',
  discard: 'Odrzuć zmiany',
  save: 'Zapisz zmiany',
} as const;
