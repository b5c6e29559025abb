import type { ContentId } from '@fracht/protocol';
import { counted } from './plural.ts';

const BLANKS = { one: 'wpis', few: 'wpisy', many: 'wpisów' } as const;

/** Polish texts of the admin's page Edycja strony głównej. */
export const landingEditorText = {
  title: 'Edycja strony głównej',
  sub: 'Po zapisaniu teksty zmieniają się na stronie głównej od razu.',
  parts: 'Teksty strony głównej',
  names: {
    intro: 'Wstęp',
    'about-1': 'O\u00a0projekcie: początek',
    'about-2': 'O\u00a0projekcie: koniec',
    policy: 'Polityka prywatności',
    'footer-college': 'Stopka: uczelnia',
    'footer-implementer': 'Stopka: wykonawca',
    'footer-union': 'Stopka: środki UE',
  } satisfies Readonly<Record<ContentId, string>>,
  editor: (name: string) => `Treść: ${name}`,
  preview: (name: string) => `Podgląd: ${name}`,
  previewTitle: 'Tak zobaczą to goście',
  previewNote:
    'Serwer zostawia nagłówki, akapity, listy, proste tabele, wyróżnienia, linki i\u00a0obrazy z\u00a0biblioteki. Style, skrypty i\u00a0obrazy z\u00a0innych stron usuwa.',
  tools: 'Formatowanie',
  tool: {
    title: 'Tytuł',
    heading: 'Nagłówek',
    bold: 'Pogrubienie',
    italic: 'Kursywa',
    underline: 'Podkreślenie',
    strike: 'Przekreślenie',
    list: 'Lista',
    numbered: 'Lista numerowana',
    quote: 'Cytat',
    link: 'Link',
    picture: 'Obraz',
    removeTable: 'Usuń tabelę',
    undo: 'Cofnij',
    redo: 'Ponów',
  },
  blanks: {
    title: (count: number) => `Polityka prywatności czeka na ${counted(count, BLANKS)}.`,
    text: 'Miejsca w\u00a0nawiasach [… …] goście widzą tak, jak stoją w\u00a0tekście. Wpisz tam to, co wie tylko szkoła, i\u00a0sprawdź całość z\u00a0inspektorem ochrony danych, także terminy: są takie jak w\u00a0ustawieniach, których nikt nie zmienił.',
    open: 'Wypełnij politykę prywatności',
  },
  footer: {
    hint: 'Pusty tekst znika ze stopki.',
    unionHint:
      'Informacja i\u00a0flaga Unii Europejskiej stoją w\u00a0stopce, dopóki jest tu tekst. Usuń go, jeśli szkoła nie prowadzi projektu współfinansowanego przez Unię.',
    union:
      '<p><strong>Unia Europejska</strong><br />Projekt współfinansowany ze środków Europejskiego Funduszu Społecznego</p>',
    putUnion: 'Wstaw informację o\u00a0EFS',
  },
  link: { field: 'Adres linku', hint: 'https://, mailto: albo tel:', set: 'Wstaw', remove: 'Usuń link' },
} as const;
