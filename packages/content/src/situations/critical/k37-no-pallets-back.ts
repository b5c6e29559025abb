import { answer, ask, effect, emergency, source } from '@fracht/scenarios';

const LATER = ask(
  'Zleceniodawca odpisuje: „odbiorca przygotuje palety za tydzień, podjedźcie po nie”. Co odpowiadasz?',
  [
    answer(
      0,
      'Odmawiam, bo wymiana palet skończyła się z chwilą rozładunku',
      'Zlecenie mówiło o wymianie, więc odmowa nie zamyka sprawy. Zleceniodawca odebrał palety sam i część kosztu policzył nam.',
      [effect('MONETARY', 600)],
    ),
    answer(
      -5,
      'Zgadzam się, przy okazji podjedzie tam któryś z naszych samochodów',
      'Okazji nie było. Osobny dojazd po palety kosztował więcej, niż były warte, i nikt za niego nie zapłacił.',
      [effect('MONETARY', 900)],
    ),
    answer(
      10,
      'Zgadzam się za stawkę za dojazd, potwierdzoną przed wyjazdem',
      'To osobny kurs, którego zlecenie nie obejmowało. Zleceniodawca policzył i wolał rozliczyć palety z odbiorcą.',
    ),
  ],
);

const WHO_KNOWS = ask('Kierowca ma kwit z adnotacją. Kto i kiedy się o nim dowiaduje?', [
  answer(
    10,
    'Zleceniodawca, jeszcze spod rampy: telefon i zdjęcie kwitu',
    'Póki zestaw stoi pod rampą, zleceniodawca może jeszcze coś załatwić u odbiorcy. Brak palet potwierdził e-mailem.',
    [effect('TIME', 15)],
    { situation: LATER },
  ),
  answer(
    0,
    'Zleceniodawca, razem z fakturą, gdy kierowca odda dokumenty w biurze',
    'Dowód jest dobry, ale spóźniony: u odbiorcy nikt już niczego nie pamięta, a zleceniodawca spiera się o część palet.',
    [effect('MONETARY', 600)],
    { situation: LATER },
  ),
  answer(
    -5,
    'Na razie nikt: po drodze dokupimy tyle samo palet i odeślemy je zleceniodawcy',
    'O te palety nikt nie prosił. Zapłaciliśmy za coś, co był winien odbiorca.',
    [effect('MONETARY', 1500)],
  ),
]);

/** The consignee has no empty pallets, and wants a signature that they were exchanged. */
export const NO_PALLETS_BACK = emergency({
  id: 'K37',
  name: 'Odbiorca nie ma palet na wymianę',
  sources: [source('CMR', 'art. 9', '2026-11-29'), source('CARRIAGE', 'art. 38 i 47', '2026-11-29')],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  types: ['ST', 'ATP'],
  cargo: 'PALLETS',
  status: 'UNLOADING',
  image: 'pallet-exchange',
  description:
    'Trwa rozładunek. Zlecenie mówi: „wymiana palet EUR jeden do jednego”, ale odbiorca nie ma ani jednej pustej palety. Magazynier podsuwa kierowcy kwit z dopiskiem „wymieniono”, a kierowca pyta, czy podpisać.',
  help: 'Za miesiąc o tych paletach będzie wiadomo tyle, ile stoi na papierze z podpisem. Zastanów się, kto mógłby jeszcze coś zrobić, gdyby wiedział od razu.',
  knowledge:
    'Czy palety się wymienia i co grozi za ich brak, mówi zlecenie, często dopiero na drugiej stronie. Odbiorca zwykle nie jest jego stroną i wobec przewoźnika do niczego się nie zobowiązał, więc na brak palet trzeba mieć dowód. Jest nim kwit paletowy: ile palet wydano, ile przyjęto i dlaczego nie wszystkie, z podpisem i pieczęcią magazynu. Gdy nie ma druku, wystarczy czytelny spis na kartce. Ten sam wpis warto mieć w liście przewozowym, bo to on jest dowodem umowy (CMR art. 9, w kraju art. 47 Prawa przewozowego). Kto podpisał „wymieniono”, temu zleceniodawca policzy brakujące palety.',
  situation: ask('Co polecasz kierowcy?', [
    answer(
      -10,
      'Podpisać kwit, bo magazynier obiecuje, że palety dośle w ciągu tygodnia',
      'Obietnicy nie ma na papierze, a podpis jest. Za wszystkie palety zapłaciła nasza firma.',
      [effect('MONETARY', 2000)],
    ),
    answer(
      15,
      'Wpisać na kwit, że palet nie wydano i dlaczego, i wziąć podpis magazynu',
      'Kwit mówi, ile palet zostało u odbiorcy i z jakiego powodu. Z takim dowodem zleceniodawca szuka palet u odbiorcy, a nie u przewoźnika.',
      [effect('TIME', 20)],
      { situation: WHO_KNOWS },
    ),
    answer(
      3,
      'Zaczekać pod rampą, aż odbiorca zbierze palety z innych dostaw',
      'Po trzech godzinach uzbierało się kilka palet, i to połamanych. O resztę i tak trzeba było spisać kwit.',
      [effect('TIME', 180)],
      { situation: WHO_KNOWS },
    ),
    answer(
      -5,
      'Odjechać bez podpisywania czegokolwiek, bo palety to nie nasza sprawa',
      'Zlecenie mówi o wymianie, a bez kwitu nie ma jak pokazać, że zawinił odbiorca. Zleceniodawca potrącił palety z frachtu.',
      [effect('MONETARY', 1500)],
    ),
  ]),
});
