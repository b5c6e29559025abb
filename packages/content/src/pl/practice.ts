const GAP = '\u00a0';

/** The hour, place or sum that a step mentions, already formatted. */
export type PracticeFacts = {
  readonly car: string;
  readonly pay: string;
  readonly pickUntil: string;
  readonly arrival: string;
  readonly limit: string;
  readonly worktime: string;
  readonly rest: string;
  readonly profit: string;
};

type PracticeStepWords = {
  /** In the bar above the practice. */
  readonly name: string;
  readonly title: string;
  readonly text: (facts: PracticeFacts) => string;
  /** Shown while the step is demonstrated. */
  readonly shown: string;
  /** Shown while game time passes after the step; null: none passes. */
  readonly passing: ((facts: PracticeFacts) => string) | null;
};

/** Polish texts of the practice, which leads through a first order without a clock. */
export const practiceText = {
  title: 'Rozgrzewka',
  noClock: 'Bez zegara',
  steps: 'Kroki rozgrzewki',
  isDone: 'zrobione',
  skip: 'Pomiń',
  help: 'Pokaż wskazówkę',
  hide: 'Ukryj wskazówkę',
  menu: 'Ekrany gry',
  coach: 'Wskazówka',
  badge: (step: number, of: number, whose: string) => `Krok ${step} z${GAP}${of} · ${whose}`,
  whose: { YOURS: 'teraz Ty', SHOWING: 'pokaz', SHOWN: 'pokaz', PASSING: 'jedziemy', RETOLD: 'gotowe' },
  back: 'Wstecz',
  show: 'Pokaż mi',
  toControl: 'Przejdź do przycisku',
  toStep: 'Wróć do tego kroku',
  fastForward: 'Przewiń',
  goOn: 'Dalej',
  tryAgain: 'Spróbuj inaczej',
  shownNow: 'To był pokaz. Za chwilę wszystko wróci i zrobisz to samodzielnie.',
  asList: 'Lista zamiast mapy',
  asMap: 'Pokaż mapę',
  twin: { title: 'Lista zamiast mapy', order: 'Zlecenie', car: 'Samochód' },
  opening: 'Przygotowuję rozgrzewkę…',
  refused: {
    notNow: (title: string) => `W${GAP}rozgrzewce robimy jedną rzecz naraz. Teraz: ${title.toLowerCase()}.`,
    moving: 'Poczekaj, aż samochód dojedzie, albo przewiń jazdę.',
    overLimit: `Ten parking jest za limitem czasu jazdy, a${GAP}za jazdę po limicie grozi kara. Wybierz wcześniejszy.`,
  },
  betterAnswer: `Jest lepsza odpowiedź. Nic nie przepadło: możesz spróbować inaczej albo jechać dalej.`,
  settled: `Fracht, paliwo, opłaty i${GAP}parking: wszystko jest na tej liście. Tak samo czyta się wynik w${GAP}grze.`,
  goodAnswer: `To najlepsza odpowiedź. Samochód może jechać dalej.`,
  stepList: [
    {
      name: 'Zarezerwuj',
      title: 'Zarezerwuj zlecenie',
      text: ({ pay, car }) =>
        `Towar jedzie z${GAP}Wrocławia do Białegostoku, fracht to ${pay}. ${car} zdąży na oba okna. W${GAP}grze zlecenie bierze ten, kto zarezerwuje pierwszy.`,
      shown: `Tak rezerwuje się zlecenie.`,
      passing: null,
    },
    {
      name: 'Wyślij samochód',
      title: 'Wyślij samochód po ładunek',
      text: ({ car, arrival, pickUntil }) =>
        `${car} stoi w${GAP}Poznaniu, towar czeka we Wrocławiu. Dojedzie o${GAP}${arrival}, a${GAP}okno załadunku trwa do ${pickUntil}.`,
      shown: `Tak wysyła się samochód.`,
      passing: ({ car }) => `${car} jedzie do Wrocławia, ładuje i${GAP}rusza w${GAP}trasę.`,
    },
    {
      name: 'Wybierz parking',
      title: 'Wybierz parking na noc',
      text: ({ worktime, limit }) =>
        `Między odpoczynkami kierowca prowadzi najwyżej ${worktime}, czyli do ${limit}. Potem musi odpocząć. Wybierz parking, na który zdąży; strzeżony jest bezpieczniejszy.`,
      shown: `Tak wybiera się parking.`,
      passing: ({ rest }) => `Kierowca dojeżdża na parking, odpoczywa ${rest} i${GAP}rano rusza dalej.`,
    },
    {
      name: 'Odpowiedz',
      title: 'Odpowiedz kierowcy',
      text: () =>
        `Na trasie coś się stało i${GAP}samochód stoi. Przeczytaj pytanie i${GAP}wybierz odpowiedź. W${GAP}grze za szybką i${GAP}samodzielną są punkty.`,
      shown: `Tak odpowiada się kierowcy.`,
      passing: ({ car }) => `${car} dojeżdża do Białegostoku i${GAP}rozładowuje towar.`,
    },
    {
      name: 'Rozlicz',
      title: 'Rozlicz zlecenie',
      text: ({ profit }) =>
        `Towar jest na miejscu, na czas. Zostało ${profit}. Naciśnij kwotę pieniędzy i${GAP}zobacz, z${GAP}czego się bierze.`,
      shown: `Tak sprawdza się rozliczenie.`,
      passing: null,
    },
  ] satisfies readonly PracticeStepWords[],
  end: {
    title: 'Rozgrzewka skończona',
    earned: 'Zarobek z\u00a0jednego zlecenia',
    points: 'Punkty',
    words: 'Pięć słów, które się przydadzą',
    glossary: [
      { word: 'Zlecenie', means: 'przewóz, za który klient płaci; bierze je ten, kto zarezerwuje pierwszy' },
      { word: 'Okno załadunku', means: 'godziny, w\u00a0których trzeba podstawić samochód' },
      { word: 'Dojazd', means: 'kilometry po ładunek, za które nikt nie płaci' },
      { word: 'Czas jazdy', means: 'ile kierowca może prowadzić, zanim musi odpocząć' },
      { word: 'Kara umowna', means: 'ile oddajesz, gdy ładunek nie dojedzie na czas' },
    ],
    again: 'Zagraj jeszcze raz bez podpowiedzi',
    register: 'Załóż konto',
    back: {
      LANDING: 'Wróć na stronę główną',
      PANEL: 'Wróć do panelu',
      LOBBY: 'Wróć do poczekalni',
    },
  },
} as const;
