import { counted } from './plural.ts';

/** Polish texts of the landing page; intro, about and policy come from content items instead. */
export const landingText = {
  menu: { label: 'Menu strony', about: 'O\u00a0projekcie', rankings: 'Rankingi', contact: 'Kontakt' },
  login: {
    label: 'Logowanie',
    email: 'E-mail',
    hint: 'Masz kartkę? Wpisz login.',
    password: 'Hasło',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętasz hasła?',
    register: 'Rejestracja',
  },
  hero: {
    label: 'Wprowadzenie',
    map: 'Mapa Europy z\u00a0drogami gry: samochody jadą między osiemnastoma miastami',
    tryIt: 'Spróbuj bez konta',
    start: 'Załóż konto',
    cost: '5\u00a0minut · jedno zlecenie · bez zegara · bez danych osobowych',
    begun: (step: number) => `Zaczęta rozgrzewka: krok ${step} z\u00a05`,
    onlyHere: 'zapisana tylko w\u00a0tej przeglądarce',
    finish: 'Dokończ',
  },
  about: {
    title: 'O\u00a0projekcie',
    lesson: 'Przebieg lekcji',
    rounds: [
      {
        when: 'Runda\u00a01',
        title: 'Zlecenia i\u00a0okna',
        text: 'Wybierasz zlecenia według stawki, okna załadunku i\u00a0kary umownej. Rezerwujesz samochód.',
      },
      {
        when: 'Runda\u00a02',
        title: 'Czas jazdy kierowcy',
        text: 'Czas jazdy ma limit, potem kierowca musi odpocząć. Wybierasz parking strzeżony albo tańszy.',
      },
      {
        when: 'Runda\u00a03',
        title: 'Trasy europejskie',
        text: 'Promy, stawki za granicą i\u00a0reguła gry: najwyżej trzy kursy UE na samochód. Liczy się powrót bez pustych kilometrów.',
      },
      {
        when: 'Runda\u00a04',
        title: 'Ostatnie kursy',
        text: 'Krótkie zlecenia i\u00a0zamykanie rozliczeń. Potem podsumowanie: z\u00a0czego wziął się wynik i\u00a0co kosztowało najwięcej.',
      },
    ],
    fleet: [
      { type: 'ST', title: 'Standard (ST)', text: 'naczepa plandekowa, 33\u00a0palety' },
      { type: 'ATP', title: 'Chłodnia (ATP)', text: 'żywność w\u00a0temperaturze' },
      { type: 'ADR', title: 'Niebezpieczne (ADR)', text: 'kierowca z\u00a0uprawnieniami' },
      { type: 'PG', title: 'Ponadgabaryt (PG)', text: 'zezwolenie, czasem pilot' },
    ],
    fleetLabel: 'Rodzaje samochodów',
  },
  rankings: {
    title: 'Rankingi',
    text: 'Wynik to pieniądze powiększone o\u00a0dziesięciokrotność punktów. Kto dowiózł choć jedno zlecenie, stoi przed wszystkimi, którzy nie dowieźli żadnego; dopiero potem liczy się wynik. Porównujemy grupy o\u00a0tej samej liczbie graczy.',
    size: 'Liczba graczy w\u00a0grupie',
    groups: 'Grupowe rankingi',
    players: 'Ranking indywidualny',
    columns: { group: 'Nazwa grupy', members: 'Lista graczy', player: 'Gracz', score: 'Wynik', date: 'Data rozgrywki' },
    empty: 'Żadne wyniki nie zostały jeszcze zapisane w\u00a0rankingu.',
    failed: 'Nie udało się wczytać rankingów.',
    failedText: 'Odśwież stronę, żeby spróbować jeszcze raz.',
    more: 'Pokaż więcej wyników +',
    others: (count: number) =>
      `i\u00a0${counted(count, { one: 'inna osoba', few: 'inne osoby', many: 'innych osób' })}`,
    fewer: 'zwiń listę',
    place: (place: number) => `Miejsce ${String(place)}`,
    loading: 'Wczytuję rankingi',
  },
  contact: {
    title: 'Kontakt',
    text: 'Prowadzisz zajęcia z\u00a0transportu lub logistyki i\u00a0chcesz zagrać ze swoją grupą? Napisz, ilu masz studentów i\u00a0kiedy zaczynasz.',
    button: 'Napisz do nas',
  },
  footer: {
    flag: 'Flaga Unii Europejskiej',
    policy: 'Polityka prywatności',
    rights: (year: number) => `© ${String(year)} Fracht`,
  },
  cookies: {
    label: 'Informacja o\u00a0plikach cookie',
    before:
      'Zapisujemy w\u00a0przeglądarce tylko to, co potrzebne do logowania i\u00a0zapamiętania ustawień. Szczegóły opisuje ',
    link: 'polityka prywatności',
    after: '.',
    accept: 'Rozumiem',
  },
} as const;
