import { counted } from './plural.ts';

const WORDS = { one: 'hasło', few: 'hasła', many: 'haseł' } as const;

/** Polish texts of the help window. */
export const helpText = {
  title: 'Pomoc',
  shown: 'Co pokazać',
  screen: 'Ten ekran',
  glossary: 'Słownik',
  see: 'Co tu widać',
  act: 'Co tu się robi',
  words: 'Słowa z\u00a0branży',
  inGame: 'W\u00a0grze:',
  source: 'Źródło:',
  inAnswers: 'Słowa w\u00a0odpowiedziach:',
  search: 'Szukaj w\u00a0słowniku',
  found: (count: number) => counted(count, WORDS),
  keys: {
    title: 'Skróty jednym klawiszem',
    note: 'Litery, cyfry i\u00a0znaki, na przykład „?” i\u00a0„/”. Bez nich wszystko działa przyciskami, Tab i\u00a0strzałkami.',
  },
  tour: 'Pokaż podpowiedzi po kolei',
  numbersOfGame: 'Liczby po „W\u00a0grze” są z\u00a0ustawień tej rozgrywki.',
  numbersOfAll: 'Liczby po „W\u00a0grze” to ustawienia domyślne; rozgrywka może mieć inne.',
} as const;
