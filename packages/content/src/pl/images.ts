import { counted } from './plural.ts';

const IMAGES = { one: 'obraz', few: 'obrazy', many: 'obrazów' } as const;
const OWN = { one: 'dodany', few: 'dodane', many: 'dodanych' } as const;
const GAMES = { one: 'rozgrywka', few: 'rozgrywki', many: 'rozgrywek' } as const;
const PLACES = { one: 'miejsce', few: 'miejsca', many: 'miejsc' } as const;

/** Polish texts of the library of pictures and of the dialog that chooses one. */
export const imagesText = {
  title: 'Biblioteka obrazów',
  open: 'Biblioteka obrazów',
  sub: (all: number, own: number) => `${counted(all, IMAGES)}, w\u00a0tym ${counted(own, OWN)} w\u00a0tej szkole.`,
  drop: 'Przeciągnij obrazy tutaj',
  dropNote: 'PNG, JPEG albo WebP, najwyżej 5\u00a0MB i\u00a04096 na 4096 pikseli.',
  choose: 'Wybierz pliki',
  sending: (name: string) => `Wysyłam: ${name}`,
  tooLarge: 'Ten plik jest za duży: najwyżej 5\u00a0MB.',
  notSent: (name: string, why: string) => `${name}: ${why}`,
  search: 'Szukaj obrazu',
  searchHint: 'Opis obrazu',
  filter: 'Które obrazy',
  all: 'Wszystkie',
  own: 'Dodane',
  unused: 'Nieużywane',
  alt: 'Opis dla osób, które nie widzą obrazu',
  altShort: 'Opis obrazu',
  altHint: 'Jedno zdanie: co na nim jest.',
  noAlt: 'bez opisu',
  saveAlt: 'Zapisz opis',
  uses: (count: number) => (count === 0 ? 'nigdzie nie użyty' : `użyty: ${counted(count, PLACES)}`),
  past: 'tylko we wcześniejszych wersjach',
  versions: (versions: readonly number[]) =>
    `${versions.length === 1 ? 'wersja' : 'wersje'} ${versions.map(String).join(', ')}`,
  removed: 'usunięta, można ją jeszcze przywrócić',
  landing: (names: string) => `strona główna: ${names}`,
  landingBefore: (names: string) => `wcześniej na stronie głównej: ${names}`,
  games: (count: number) => `w\u00a0bibliotekach rozgrywek: ${counted(count, GAMES)}`,
  builtIn: 'z\u00a0gry',
  mine: 'dodany',
  remove: 'Usuń obraz',
  removeOf: (alt: string) => `Usuń obraz: ${alt}`,
  removeTitle: (alt: string) => `Usunąć obraz „${alt}”?`,
  removeText:
    'Trafi do kosza, z\u00a0którego można go przywrócić przez 30\u00a0dni pracy serwera. Nie pokazuje go żadna sytuacja, żaden tekst strony głównej, ich wcześniejsza wersja ani rozgrywka.',
  keep: 'Zostaw',
  nothing: { title: 'Nic nie pasuje', text: 'Zmień szukany tekst albo filtr.' },
  pick: 'Wybierz obraz',
  change: 'Zmień obraz',
  none: 'bez obrazu',
  gone: 'Tego obrazu już nie ma. Wybierz inny.',
  clear: 'Usuń z\u00a0sytuacji',
  pickTitle: 'Wybierz obraz',
  chosen: 'wybrany',
} as const;
