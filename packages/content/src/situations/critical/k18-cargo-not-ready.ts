import { answer, ask, effect, emergency, source } from '@fracht/scenarios';

const TERMS = ask(
  'Zleceniodawca odpowiada, że załadunek ruszy za 4 godziny, i pyta, czy czekasz. Na co się zgadzasz?',
  [
    answer(
      15,
      'Na czekanie z postojowym i późniejszą dostawą, potwierdzone e-mailem',
      'Tak się to robi: według zlecenia 2 godziny są wolne, każda następna kosztuje 300 zł, a nowy termin dostawy masz na piśmie.',
      [effect('TIME', 240), effect('GIVE_MONEY', 600), effect('PROLONG_SHIPMENT', 240)],
    ),
    answer(
      -5,
      'Na czekanie, a termin dostawy zostawiam bez zmian, bo kierowca nadrobi',
      'Za opóźnienie, które powstało pod rampą nadawcy, odpowiesz teraz jak za własne.',
      [effect('TIME', 240)],
    ),
    answer(
      5,
      'Na czekanie i późniejszą dostawę, ale bez postojowego, bo to stały klient',
      'Dostawa przesuwa się razem z załadunkiem, jednak koszt przestoju pojazdu i kierowcy zostaje po naszej stronie.',
      [effect('TIME', 240), effect('PROLONG_SHIPMENT', 240)],
    ),
  ],
);

/** The truck is at the ramp, the goods are not. */
export const CARGO_NOT_READY = emergency({
  id: 'K18',
  name: 'Towar niegotowy do załadunku',
  sources: [
    source('CMR', 'bez przepisu o postojowym', '2026-11-29'),
    source('CARRIAGE', 'bez przepisu o postojowym', '2026-11-29'),
  ],
  subtype: 'PICKUP_OVER_TIME',
  competence: 'WINDOWS',
  status: 'WAITING_FOR_LOADING',
  image: 'loading-queue',
  description:
    'Kierowca stoi pod magazynem i zgłosił gotowość do załadunku, ale towar nie będzie przygotowany na umówioną godzinę. Magazynier odpowiada tylko: „zadzwonimy, jak będzie”.',
  help: 'Pomyśl, czym za tydzień udowodnisz, od kiedy pojazd stoi. Sprawdź też, kto w tym zleceniu decyduje o nowym terminie.',
  knowledge:
    'Ani konwencja CMR, ani Prawo przewozowe nie dają nadawcy darmowego postoju; decydują o tym warunki zlecenia. Podstawą noty za przestój jest czas podstawienia pojazdu, wpisany do listu przewozowego i potwierdzony podpisem magazynu. Kto udowodni, że pojazd stał z winy nadawcy, może się przed karą umowną bronić. Warto wynegocjować stawkę postojowego jeszcze przed przyjęciem zlecenia.',
  situation: ask('Magazyn nie podaje godziny załadunku. Od czego zaczynasz?', [
    answer(
      0,
      'Kierowca czeka cierpliwie pod rampą, magazyn w końcu sam się odezwie',
      'Czas ucieka, a dowodu na to, od kiedy pojazd stoi, nikt nie zebrał.',
      [effect('TIME', 120)],
      { situation: TERMS },
    ),
    answer(
      -10,
      'Odwołuję pojazd i wysyłam go do innego zlecenia, skoro tu i tak nic się nie dzieje',
      'Odjazd bez zgody zleceniodawcy to niepodjęcie ładunku. Żąda on pełnej kary umownej, a winy magazynu nie ma czym dowieść, bo nikt nie potwierdził postoju.',
      [effect('LEAVE_SHIPMENT', 100)],
    ),
    answer(
      15,
      'Wpis godziny podstawienia do listu z podpisem magazynu i telefon do zleceniodawcy',
      'Jest podpisany dowód postoju: można żądać postojowego i nowego terminu dostawy.',
      [effect('TIME', 60)],
      { situation: TERMS },
    ),
  ]),
});
