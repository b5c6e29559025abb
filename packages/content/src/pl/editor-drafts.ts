import { counted } from './plural.ts';

const CHANGES = { one: 'zmiana', few: 'zmiany', many: 'zmian' } as const;

/** Polish of drafts, publishing and versions in the editor of situations. */
export const draftText = {
  newTitle: { EMERGENCY: 'Nowa sytuacja krytyczna', ACCIDENT: 'Nowa sytuacja losowa', CHANGE: 'Nowa zmiana' },
  kinds: { EMERGENCY: 'Sytuacja krytyczna', ACCIDENT: 'Sytuacja losowa', CHANGE: 'Zmiana terminu lub transportu' },
  noName: 'Bez nazwy',
  today: (time: string) => `dziś o\u00a0${time}`,
  state: {
    untouched: 'Jeszcze nic tu nie ma. To, co napiszesz, zapisze się samo.',
    published: (version: number, when: string) =>
      `Opublikowana wersja ${String(version)}${when === '' ? '' : `, ${when}`}`,
    saved: (when: string) => `Wersja robocza zapisana o\u00a0${when}`,
    savedOn: (when: string) => `Wersja robocza zapisana ${when}`,
    savedBy: (when: string, who: string) => `Wersja robocza: ${who}, ${when}`,
    saving: 'Zapisuję wersję roboczą…',
    failed:
      'Brak połączenia z\u00a0serwerem. Zmiany są bezpieczne w\u00a0tej przeglądarce, zapiszę je, gdy tylko się da.',
    failedNotHeld: 'Brak połączenia z\u00a0serwerem. Nie zamykaj tej strony: zmiany nie są jeszcze zapisane.',
    refused:
      'Serwer nie przyjął wersji roboczej. Popraw zaznaczone pola. Zmiany są bezpieczne w\u00a0tej przeglądarce.',
    conflict: 'Zapisywanie wstrzymane: wybierz, które zmiany zachować.',
    gone: 'Ta sytuacja została usunięta.',
  },
  retry: 'Zapisz teraz',
  publish: 'Opublikuj',
  noChanges: 'Nie ma zmian do opublikowania.',
  faulty: 'Popraw najpierw błędy ze sprawdzenia.',
  chooseFirst: 'Wybierz najpierw, które zmiany zachować.',
  toList: 'Wróć do listy',
  discard: 'Odrzuć wersję roboczą',
  discardNew: 'Usuń tę sytuację',
  discardAsk: {
    title: (name: string) => `Odrzucić wersję roboczą: ${name}?`,
    text: (version: number) =>
      `Zostanie to, co opublikowano jako wersję ${String(version)}. Zmian od tamtej pory nie będzie na serwerze.`,
    textNew: 'Tej sytuacji jeszcze nie opublikowano, więc nic z\u00a0niej nie zostanie.',
    keep: 'Zostaw',
    act: 'Odrzuć',
  },
  conflict: {
    draft: (who: string, when: string) => `W\u00a0międzyczasie wersję roboczą zmienił kto inny: ${who}, ${when}.`,
    own: (when: string) =>
      `W\u00a0międzyczasie tę wersję roboczą zmieniono z\u00a0Twojego konta, w\u00a0innej karcie lub na innym komputerze, ${when}.`,
    ownPublished: (when: string) =>
      `W\u00a0międzyczasie z\u00a0Twojego konta opublikowano nową wersję, w\u00a0innej karcie lub na innym komputerze, ${when}.`,
    published: (who: string, when: string) => `W\u00a0międzyczasie opublikowano nową wersję: ${who}, ${when}.`,
    text: 'Twoja praca jest tutaj nadal i\u00a0nic jeszcze nie przepadło.',
    show: 'Pokaż różnice',
    hide: 'Ukryj różnice',
    legend: 'Przekreślone jest to, co zapisano tam; pod spodem to, co masz tutaj.',
    keep: 'Zachowaj moje',
    take: 'Weź tamte',
  },
  gone: { text: 'Ktoś usunął tę sytuację. Twoja praca jest tutaj nadal.', keep: 'Zachowaj jako nową' },
  nobody: 'autor nieznany',
  builtIn: 'wersja wbudowana',
  versions: {
    open: 'Wersje',
    title: (name: string) => `Wersje: ${name}`,
    list: 'Opublikowane wersje',
    none: 'Tej sytuacji jeszcze nie opublikowano.',
    one: (version: number) => `Wersja ${String(version)}`,
    off: 'wyłączona',
    kept: (most: number) => `Zachowujemy ${String(most)} ostatnich wersji.`,
    compare: 'Z\u00a0czym porównać',
    withDraft: 'Z\u00a0tym, co jest teraz',
    withEarlier: 'Z\u00a0poprzednią',
    nowAgainst: (version: number) => `Od wersji ${String(version)} do tego, co jest teraz`,
    between: (earlier: number, later: number) => `Od wersji ${String(earlier)} do wersji ${String(later)}`,
    first: 'To najstarsza zachowana wersja.',
    restore: 'Przywróć jako wersję roboczą',
    restored: (version: number) => `Wersja ${String(version)} jest teraz wersją roboczą. Możesz to cofnąć.`,
  },
  count: (count: number) => counted(count, CHANGES),
  chip: 'wersja robocza',
  chipTitle: (who: string, when: string) => `Wersja robocza: ${who}, ${when}`,
  unpublished: 'Nieopublikowane',
} as const;
