import type { TermId } from './index.ts';

/** How a technical term is found in a text, and what is said about it there. */
type TermForms = {
  /**
   * Its forms, as patterns that begin with a letter: a lower-case one also matches a capital at the start of a sentence, a capital only itself. A blank matches
   * any space. (HLP-6)
   */
  readonly forms: readonly string[];
  /** What it means, without the rule behind it, which a question may be about; absent: `means` contains no rule. (HLP-6) */
  readonly is?: string;
};

const WINDOW = 'ok(?:no|na|nu|nem|nie|ien|nom|nami|nach)';
const REST = 'odpoczyn(?:ek|ku|kowi|kiem|ki|ków|kami|kach)';
const PARKING = 'parking(?:u|owi|iem|i|ów|om|ami|ach)?';
const HARD = '(?:y|ego|emu|ym|e|ych|ymi|a|ej|ą)';

/** The forms of every term in the glossary, and what is said about it next to an open question. (HLP-6) */
export const TERM_FORMS: Readonly<Record<TermId, TermForms>> = {
  tachograph: { forms: ['tachograf(?:u|owi|em|ie|y|ów|om|ami|ach)?'] },
  driverCard: {
    forms: ['kart(?:a|y|ę|ą|ach|ami) kierowc(?:y|ów)', 'karcie kierowcy', 'Kart(?:a|y|ę|ą) kierowcy'],
    is: 'Imienna karta, na której tachograf zapisuje dzień kierowcy.',
  },
  drivingTime: {
    forms: [`dzienn${HARD} czas(?:u|owi|em|ie)? (?:prowadzenia|jazdy)`, 'czas(?:u|owi|em|ie)? (?:prowadzenia|jazdy)'],
    is: 'Czas, który kierowca spędza za kierownicą między odpoczynkami. Liczy go tachograf, a\u00a0górną granicę wyznacza prawo.',
  },
  break: {
    forms: ['przerw(?:a|y|ie|ę|ą) 45 minut', '45 minut przerwy', 'pauz(?:a|y|ie|ę|ą)'],
    is: 'Przerwa kierowcy w\u00a0jeździe, wymagana prawem w\u00a0ciągu dnia.',
  },
  dailyRest: {
    forms: [`${REST} dobow${HARD}`, `dobow${HARD} ${REST}`],
    is: 'Czas wolny od pracy, który kierowca odbiera w\u00a0każdej dobie.',
  },
  weeklyRest: {
    forms: [`${REST} tygodniow${HARD}`, `tygodniow${HARD} ${REST}`],
    is: 'Dłuższy czas wolny od pracy, który kierowca ma raz w\u00a0tygodniu.',
  },
  availability: {
    forms: ['gotowo(?:ść|ści|ścią)', 'dyspozycyjno(?:ść|ści|ścią)'],
    is: 'Czekanie o\u00a0znanej z\u00a0góry długości, z\u00a0dala od stanowiska, po którym kierowca wraca do pracy.',
  },
  otherWork: {
    forms: ['inn(?:a|ej|ą) prac(?:a|y|ę|ą)'],
    is: 'Praca kierowcy poza jazdą: załadunek, mocowanie, dokumenty, tankowanie.',
  },
  timeWindow: {
    forms: [`${WINDOW}(?: czasow${HARD})?`, 'slot(?:u|owi|em|cie|y|ów|om|ami|ach)?'],
    is: 'Godziny, w\u00a0których magazyn przyjmuje samochód: na załadunek albo na rozładunek.',
  },
  loadingWindow: {
    forms: [`${WINDOW} załadunk(?:u|ów)`],
    is: 'Godziny, w\u00a0których nadawca czeka z\u00a0towarem.',
  },
  unloadingWindow: {
    forms: [`${WINDOW} (?:rozładunk(?:u|ów)|dostaw(?:y)?)`],
    is: 'Godziny, w\u00a0których odbiorca przyjmuje towar.',
  },
  slotBooking: {
    forms: ['awizacj(?:a|i|ę|ą|e|om|ami|ach)', 'awiz(?:o|a|u|em)'],
    is: 'Zgłoszenie przyjazdu do magazynu: numer zlecenia, numery rejestracyjne, godzina.',
  },
  onTime: { forms: ['dostaw(?:a|y|ie|ę|ą|om|ami|ach)? na czas'] },
  demurrage: {
    forms: ['postojow(?:e|ego|emu|ym)'],
    is: 'Opłata za czas, w\u00a0którym pojazd czeka na załadunek albo rozładunek.',
  },
  timeReserve: {
    forms: ['zapas(?:u|owi|em|ie)? czasu'],
    is: 'Tyle minut zostaje do końca okna, jeśli nic się nie wydarzy.',
  },
  adr: {
    forms: ['ADR'],
    is: 'Umowa o\u00a0międzynarodowym przewozie drogowym towarów niebezpiecznych, a\u00a0potocznie sam taki towar.',
  },
  unNumber: {
    forms: [
      'numer(?:u|owi|em|ze|y|ów|om|ami|ach)? UN',
      'tablic(?:a|y|ę|ą|e|om|ami|ach)? ADR',
      `pomarańczow${HARD} tablic(?:a|y|ę|ą|e|om|ami|ach)?`,
    ],
    is: 'Numer, pod którym świat zna materiał niebezpieczny, i\u00a0pomarańczowe tablice pojazdu, który go wiezie.',
  },
  goodsMonitoring: {
    forms: ['SENT'],
    is: 'Rejestr, w\u00a0którym państwo śledzi przewozy paliw i\u00a0innych towarów wrażliwych.',
  },
  writtenInstructions: {
    forms: [
      `instrukcj(?:a|i|ę|ą|e|om|ami|ach) pisemn${HARD}(?: ADR)?`,
      `pisemn${HARD} instrukcj(?:a|i|ę|ą|e|om|ami|ach)(?: ADR)?`,
    ],
    is: 'Dokument w\u00a0kabinie, który mówi załodze, co robić przy wypadku z\u00a0towarem niebezpiecznym.',
  },
  atp: { forms: ['ATP'], is: 'Umowa o\u00a0międzynarodowych przewozach szybko psujących się artykułów żywnościowych.' },
  temperature: {
    forms: ['temperatur(?:a|y|ze|ę|ą) kontrolowan(?:a|ej|ą)', 'kontrolowan(?:a|ej|ą) temperatur(?:a|y|ze|ę|ą)'],
    is: 'Temperatura, w\u00a0której towar ma dojechać; zapisuje ją rejestrator naczepy.',
  },
  oversize: {
    forms: [
      'ponadgabaryt(?:u|owi|em|cie|y|ów|om|ami|ach)?',
      `ponadgabarytow${HARD}`,
      `pojazd(?:u|owi|em|y|ów|om|ami|ach)? nienormatywn${HARD}`,
    ],
    is: 'Pojazd lub zestaw z\u00a0ładunkiem większy lub cięższy, niż pozwalają przepisy.',
  },
  curtain: {
    forms: [`naczep(?:a|y|ie|ę|ą|om|ami|ach)? plandekow${HARD}`],
    is: 'Zwykła naczepa z\u00a0plandeką, na palety i\u00a0opakowania.',
  },
  loadingMetres: {
    forms: ['ldm', 'metr(?:y|ów|om|ami|ach)? ładunkow(?:y|e|ych|ym|ymi)'],
    is: 'Długość podłogi naczepy, którą zajmuje ładunek na całą jej szerokość.',
  },
  tractor: {
    forms: [`ciągnik(?:a|owi|iem|u|i|ów|om|ami|ach)?(?: siodłow${HARD})?`],
    is: 'Przednia część zestawu, z\u00a0silnikiem i\u00a0kabiną; ciągnie naczepę.',
  },
  pallet: {
    forms: ['europalet(?:a|y|cie|ę|ą|om|ami|ach)?', 'palet(?:a|y|cie|ę|ą|om|ami|ach)?'],
    is: 'Drewniana podstawa pod towar, którą podnosi wózek widłowy; europaleta ma stałe wymiary.',
  },
  securing: {
    forms: ['mocowani(?:e|a|u|em)(?: ładunku)?'],
    is: 'Zabezpieczenie ładunku przed przesunięciem: pasy, maty, belki.',
  },
  seal: {
    forms: ['plomb(?:a|y|ie|ę|ą|om|ami|ach)?'],
    is: 'Zamknięcie z\u00a0numerem, po którym widać, że nikt nie otwierał naczepy.',
  },
  grossMass: {
    forms: ['dopuszczaln(?:a|ej|ą) mas(?:a|y|ie|ę|ą) całkowit(?:a|ej|ą)', 'DMC'],
    is: 'Największa masa, jaką pojazd może mieć razem z\u00a0ładunkiem.',
  },
  guardedParking: {
    forms: [`${PARKING} strzeżon${HARD}`, `strzeżon${HARD} ${PARKING}`],
    is: 'Parking z\u00a0ogrodzeniem i\u00a0dozorem.',
  },
  unguardedParking: {
    forms: [`${PARKING} niestrzeżon${HARD}`, `niestrzeżon${HARD} ${PARKING}`],
    is: 'Miejsce postoju bez dozoru, na przykład przy drodze lub stacji.',
  },
  restArea: { forms: ['MOP(?:-ie|-u|-em|-owi|-y|-ów|-ach|ie|u|em)?'] },
  transportOrder: {
    forms: ['zleceni(?:e|a|u|em|om|ami|ach) transportow(?:e|ego|emu|ym|ych|ymi)', 'zleceń transportowych'],
  },
  carrier: {
    forms: ['przewoźnik(?:a|owi|iem|u|ów|om|ami|ach)?', 'przewoźnicy'],
    is: 'Kto własnym taborem lub przez innych wykonuje przewóz.',
  },
  forwarder: {
    forms: ['spedytor(?:a|owi|em|ze|zy|ów|om|ami|ach)?', 'spedycj(?:a|i|ę|ą)'],
    is: 'Kto organizuje przewóz dla klienta i\u00a0szuka przewoźnika.',
  },
  dispatcher: {
    forms: ['dyspozytor(?:a|owi|em|ze|zy|ów|om|ami|ach|ka|ki|kę|ką)?'],
    is: 'Kto na co dzień kieruje samochodami firmy. To rola gracza.',
  },
  subcontractor: {
    forms: ['podwykonawc(?:a|y|ę|ą|om|ami|ach|ów)', 'podwykonawstw(?:o|a|u|em|ie)'],
    is: 'Inny przewoźnik, który wykonuje zlecenie za nas.',
  },
  carrierRegister: {
    forms: ['KREPTD'],
    is: 'Publiczny rejestr przewoźników drogowych, z\u00a0ich zezwoleniami i\u00a0licencjami.',
  },
  freightExchange: {
    forms: ['giełd(?:a|y|zie|ę|ą|om|ami|ach)(?: transportow(?:a|ej|ą|e|ych|ym|ymi))?'],
    is: 'Serwis, w\u00a0którym firmy wystawiają ładunki i\u00a0wolne pojazdy.',
  },
  sender: {
    forms: ['nadawc(?:a|y|ę|ą|om|ami|ach|ów)', 'załadowc(?:a|y|ę|ą|om|ami|ach|ów)', 'odbiorc(?:a|y|ę|ą|om|ami|ach|ów)'],
  },
  waybill: {
    forms: [`list(?:u|owi|em|cie|y|ów|om|ami|ach)? przewozow${HARD}`],
    is: 'Dokument z\u00a0danymi stron, towaru i\u00a0przewozu; jedzie z\u00a0towarem.',
  },
  cmr: {
    forms: ['CMR(?:-u|-owi|-em|-ze|-y|-ów|-ki|-kę|-ką)?'],
    is: 'Konwencja o\u00a0umowie międzynarodowego przewozu drogowego towarów, a\u00a0potocznie także jej list przewozowy.',
  },
  reservations: {
    forms: ['zastrzeże(?:nie|nia|niu|niem|ń|niom|niami|niach)'],
    is: 'Uwaga przewoźnika w\u00a0liście przewozowym o\u00a0tym, co widać po towarze.',
  },
  disposal: {
    forms: ['praw(?:o|a|u|em|ie) (?:do )?rozporządzania(?: przesyłką)?'],
    is: 'Prawo do zmiany miejsca dostawy lub odbiorcy towaru, który już jedzie.',
  },
  penalty: {
    forms: ['kar(?:a|y|ze|ę|ą|om|ami|ach)? umown(?:a|ej|ą|e|ych|ym|ymi)'],
    is: 'Kwota, którą umowa przewiduje za jej niewykonanie lub spóźnienie.',
  },
  liabilityLimit: {
    forms: ['limit(?:u|owi|em|cie|y|ów)? odpowiedzialności', 'SDR'],
    is: 'Górna granica odszkodowania za towar w\u00a0przewozie międzynarodowym; liczy się ją w\u00a0SDR, jednostce rozliczeniowej.',
  },
  ocp: {
    forms: ['polis(?:a|y|ie|ę|ą) OCP', 'OCP', 'OC przewoźnika'],
    is: 'Ubezpieczenie odpowiedzialności cywilnej przewoźnika za towar.',
  },
  parkingClause: {
    forms: [`klauzul(?:a|i|ę|ą|e|om|ami|ach)? postojow${HARD}`],
    is: 'Warunek polisy o\u00a0postoju pojazdu z\u00a0ładunkiem.',
  },
  greenCard: {
    forms: [
      'Zielon(?:a|ej|ą) Kart(?:a|y|ę|ą)',
      'zielon(?:a|ej|ą) kart(?:a|y|ę|ą)',
      'wspóln(?:e|ego|emu|ym) oświadczeni(?:e|a|u|em)',
    ],
    is: 'Druki ubezpieczycieli, znane w\u00a0całej Europie: dowód ubezpieczenia OC i\u00a0formularz zdarzenia na drodze.',
  },
  claimNumber: {
    forms: ['numer(?:u|owi|em|ze|y|ów|om|ami|ach)? szkody'],
    is: 'Numer, pod którym ubezpieczyciel prowadzi szkodę.',
  },
  hiddenDamage: {
    forms: [`szk(?:oda|ody|odzie|odę|odą|ód) ukryt${HARD}`],
    is: 'Uszkodzenie towaru, którego nie widać przy odbiorze.',
  },
  palletNote: {
    forms: [`kwit(?:u|owi|em|cie|y|ów|om|ami|ach)? paletow${HARD}`],
    is: 'Dokument spod rampy, z\u00a0którego wynika, ile palet wydano i\u00a0przyjęto.',
  },
  paymentTerm: {
    forms: [
      'termin(?:u|owi|em|ie|y|ów|om|ami|ach)? (?:zapłaty|płatności)',
      'rekompensat(?:a|y|ę|ą) za koszty odzyskiwania należności',
    ],
    is: 'Dzień zapłaty frachtu, zapisany w\u00a0zleceniu; po nim zaczyna się opóźnienie.',
  },
  factoring: {
    forms: ['faktoring(?:u|owi|iem)?', 'faktor(?:a|owi|em|ze|zy|ów)?'],
    is: 'Sprzedaż faktury firmie, która płaci za nią od razu, za opłatą.',
  },
  licence: {
    forms: [`licencj(?:a|i|ę|ą|e|om|ami|ach) wspólnotow${HARD}`],
    is: 'Uprawnienie do międzynarodowego przewozu w\u00a0Unii.',
  },
  freight: { forms: ['fracht(?:u|owi|em|cie|y|ów|om|ami|ach)?'] },
  ratePerKm: {
    forms: ['stawk(?:a|i|ę|ą|om|ami|ach) za kilometr', 'staw(?:ce|ek) za kilometr'],
    is: 'Ile klient płaci za kilometr z\u00a0ładunkiem.',
  },
  costPerKm: { forms: ['koszt(?:u|owi|em|cie|y|ów|om|ami|ach)? kilometra'] },
  emptyKm: {
    forms: ['pust(?:y|ego|emu|ym|e|ych|ymi) (?:kilometr|przebieg)(?:a|u|owi|em|iem|ze|y|i|ów|om|ami|ach)?'],
    is: 'Kilometry bez ładunku: dojazd do załadunku i\u00a0powrót.',
  },
  backload: {
    forms: ['ładun(?:ek|ku|kowi|kiem|ki|ków|kom|kami|kach) powrotn(?:y|ego|emu|ym|e|ych|ymi)'],
    is: 'Zlecenie w\u00a0drodze do domu.',
  },
  margin: { forms: ['marż(?:a|y|ę|ą|e|om|ami|ach)?'], is: 'Jaka część frachtu zostaje po kosztach.' },
  breakEven: { forms: ['pr(?:óg|ogu|ogowi|ogiem|ogi|ogów|ogom|ogami|ogach) rentowności'] },
  allKmRate: {
    forms: [
      'stawk(?:a|i|ę|ą|om|ami|ach) na wszystkie (?:km|kilometry)',
      'fracht(?:u|em)? na wszystkie (?:km|kilometry)',
    ],
  },
  costing: { forms: ['kalkulacj(?:a|i|ę|ą|e|om|ami|ach) (?:wstępn|wynikow)(?:a|ej|ą|e|ych|ym|ymi)'] },
  standing: { forms: ['koszt(?:y|ów|om|ami|ach) stał(?:e|ych|ym|ymi)'] },
  cabotage: {
    forms: ['kabotaż(?:u|owi|em|e|y|ów|om|ami|ach)?', `kabotażow${HARD}`],
    is: 'Przewóz w\u00a0obrębie jednego obcego państwa przez przewoźnika z\u00a0innego.',
  },
  posting: {
    forms: ['delegowani(?:e|a|u|em)(?: kierowc(?:y|ów))?', 'delegowan(?:y|ego|emu|ym)', 'IMI'],
    is: 'Praca kierowcy w\u00a0obcym państwie na tamtejszych zasadach płacy; IMI to unijny system zgłoszeń.',
  },
  eToll: {
    forms: ['e-TOLL'],
    is: 'Polski system opłat za przejazd ciężarówek płatnymi odcinkami dróg krajowych, także autostrad.',
  },
  vignette: {
    forms: ['winiet(?:a|y|cie|ę|ą|om|ami|ach)?', 'eurowiniet(?:a|y|cie|ę|ą|om|ami|ach)?'],
    is: 'Opłata za korzystanie z\u00a0dróg przez pewien czas, nie według kilometrów.',
  },
  maut: { forms: ['Maut'], is: 'Niemiecka opłata drogowa dla ciężarówek.' },
  ferry: { forms: ['prom(?:u|owi|em|ie|y|ów|om|ami|ach)?'], is: 'Statek, który wozi samochody; część trasy morzem.' },
  inspection: {
    forms: [
      'ITD',
      'BALM',
      'inspekcj(?:a|i|ę|ą) transportu(?: drogowego)?',
      'Inspekcj(?:a|i|ę|ą) Transportu(?: Drogowego)?',
    ],
    is: 'Inspekcja Transportu Drogowego w\u00a0Polsce i\u00a0jej niemiecki odpowiednik: kontrolują ciężarówki na drodze.',
  },
  fine: {
    forms: ['kar(?:a|y|ze|ę|ą|om|ami|ach)? pieniężn(?:a|ej|ą|e|ych|ym|ymi)', 'mandat(?:u|owi|em|cie|y|ów|om|ami|ach)?'],
    is: 'Kara pieniężna to decyzja wobec firmy, mandat dostaje człowiek.',
  },
  transportManager: {
    forms: ['zarządzając(?:y|ego|emu|ym|a|ej|ą) transportem'],
    is: 'Osoba z\u00a0certyfikatem kompetencji, która w\u00a0firmie odpowiada za operacje transportowe.',
  },
  assistance: { forms: ['assistance'] },
  telematics: {
    forms: ['telematy(?:ka|ki|ce|kę|ką)'],
    is: 'Dane z\u00a0pojazdu na żywo: pozycja, paliwo, temperatura, czas jazdy.',
  },
  forceMajeure: {
    forms: [
      'sił(?:a|y|ę|ą) wyższ(?:a|ej|ą)',
      'sile wyższej',
      'okoliczności(?:ami|ach|om)?, których nie można było uniknąć',
    ],
    is: 'Zdarzenie, którego nie dało się uniknąć ani zapobiec jego skutkom.',
  },
  drivingBan: {
    forms: [
      'zakaz(?:u|owi|em|ie|y|ów|om|ami|ach)? jazdy ciężarówek',
      'zakaz(?:u|owi|em|ie|y|ów|om|ami|ach)? ruchu',
      'zakaz(?:u|owi|em|ie|y|ów|om|ami|ach)? jazdy',
    ],
    is: 'Dni i\u00a0godziny bez ruchu ciężarówek; każdy kraj ustala własne.',
  },
  lowEmission: {
    forms: ['stref(?:a|y|ie|ę|ą|om|ami|ach)? czystego transportu'],
    is: 'Obszar gminy, do którego wjazd zależy od napędu i\u00a0klasy emisji pojazdu.',
  },
};
