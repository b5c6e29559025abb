import { answer, ask, askText, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';

const REMAINDER = ask('Większość palet jest nietknięta. Co z resztą towaru?', [
  answer(
    -5,
    'Wraca prosto do nadawcy, bo niepełnej dostawy nikt i tak nie przyjmie',
    'O zawróceniu decyduje nadawca. Powrót bez jego instrukcji opłaca przewoźnik.',
    [effect('GO_BACK')],
  ),
  answer(
    0,
    'Zostaje na parkingu do czasu, aż ubezpieczyciel zakończy oględziny',
    'Ubezpieczycielowi wystarczyły zdjęcia i protokół. Towar stał niepotrzebnie, a opóźnienie urosło.',
    [effect('TIME', 480)],
  ),
  answer(
    10,
    'Jedzie do odbiorcy z protokołem szkody i wpisem o brakach w liście',
    'Częściowa dostawa ogranicza stratę, a wpis do listu przewozowego jasno mówi, czego brakuje i dlaczego.',
  ),
]);

const CLIENT = ask(
  `Polisa OCP wymaga parkingu strzeżonego przy postoju dłuższym niż 2\u00a0godziny, a nasz zestaw stał na niestrzeżonym. Co mówisz zleceniodawcy? ${POINTS_AT_STAKE}`,
  [
    answer(
      -15,
      'Że parking był strzeżony, więc sprawą zajmie się jego ochrona',
      'Zapis z GPS pokazał, gdzie stał zestaw. Ubezpieczyciel odmówił, więc szkodę płaci firma, a zleceniodawca wstrzymał zapłatę i po tym kursie kończy współpracę.',
      [effect('NO_PAYMENT'), effect('MONETARY', 6000), effect('CANCEL_POINTS')],
    ),
    answer(
      10,
      'Prawdę o postoju i stracie, a co do reszty towaru proszę o instrukcje',
      'Rzetelność zachowuje klienta, ale nie zwalnia z zapłaty: ubezpieczyciel odmówił, bo złamano klauzulę postojową, i roszczenie spłaca firma: naprawdę tyle, ile warte było sześć palet, a w przewozie międzynarodowym najwyżej limit CMR; w grze 5\u00a0000\u00a0zł.',
      [effect('TIME', 30), effect('MONETARY', 5000)],
      { situation: REMAINDER },
    ),
    answer(
      -5,
      'Na razie nic, bo najpierw ubezpieczyciel musi zająć stanowisko',
      'Ubezpieczyciel odmówił, bo złamano klauzulę postojową. Zleceniodawca dowiedział się o kradzieży od kogoś innego i do roszczenia doliczył koszty, którym szybka informacja by zapobiegła.',
      [effect('TIME', 60), effect('MONETARY', 6000)],
      { situation: REMAINDER },
    ),
  ],
);

const NOTE = askText(
  'Patrol skończył oględziny. Wpisz numer notatki policyjnej do zgłoszenia szkody z OCP.',
  '{police_number}',
  { points: 10, feedback: 'Ubezpieczyciel przyjął zgłoszenie tego samego dnia.', situation: CLIENT },
  {
    points: 0,
    feedback: 'To nie jest numer notatki policyjnej. Zgłoszenie odesłano do uzupełnienia, a sprawa się przeciąga.',
    effects: [effect('MONETARY', 500)],
    situation: CLIENT,
  },
);

/** Thieves cut the tilt at an unguarded car park and took six pallets. */
export const CARGO_THEFT = emergency({
  id: 'K13',
  name: 'Kradzież ładunku z parkingu niestrzeżonego',
  sources: [
    source('CMR', 'art. 23 i 29', '2026-11-29'),
    source('CARRIAGE', 'art. 80 i 86', '2026-11-29'),
    source('CIVIL_CODE', 'art. 818', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'CARGO_AND_PARKING',
  image: 'cargo-theft',
  types: ['ST'],
  cargo: 'PALLETS',
  status: 'SLEEPING',
  theft: true,
  bossCallPoints: 5,
  description:
    'Podczas postoju na parkingu niestrzeżonym ktoś rozciął plandekę. Kierowca niczego nie słyszał. Z naczepy zniknęło 6\u00a0palet {cargo_of}.',
  help: 'Zastanów się, kto musi się dowiedzieć jeszcze tego samego dnia i czego nie wolno zatrzeć, zanim ktoś to obejrzy.',
  knowledge:
    'Klauzula postojowa w polisie OCP może wymagać parkingu strzeżonego, a jej złamanie daje ubezpieczycielowi podstawę do odmowy: wtedy całą szkodę płaci przewoźnik. W przewozie międzynarodowym odpowiedzialność za utratę towaru ogranicza limit 8,33\u00a0SDR za kilogram brutto (CMR art. 23), na przykład za 1\u00a0800\u00a0kg blisko 15\u00a0000\u00a0SDR, a ile ważyło 6\u00a0palet, wynika ze zlecenia; przy winie umyślnej albo niedbalstwie, które prawo sądu stawia z nią na równi (w Polsce rażącym), limit nie działa (CMR art. 29). W kraju płaci się wartość towaru (Prawo przewozowe, art. 80). Za spóźnione zgłoszenie ubezpieczyciel może świadczenie tylko zmniejszyć, i to nie zawsze (Kodeks cywilny, art. 818). Dlatego miejsce postoju wybiera się jeszcze przed wyjazdem.',
  situation: ask('Kierowca stoi przy rozciętej plandece. Od czego zaczynacie?', [
    answer(
      15,
      'Wzywamy policję, nie wchodzimy do naczepy, robimy zdjęcia i spis braków według dokumentów',
      'Ślady są zachowane, a notatka powstała na miejscu. Od tego zależy zgłoszenie do ubezpieczyciela.',
      [effect('TIME', 120)],
      { situation: NOTE },
    ),
    answer(
      3,
      'Kierowca wchodzi do naczepy, dokładnie przelicza palety i dopiero wtedy wzywa policję',
      'Spis jest dokładny, ale technicy nie mieli już czego zabezpieczać, a oględziny się przeciągnęły.',
      [effect('TIME', 150)],
      { situation: NOTE },
    ),
    answer(
      -10,
      'Kierowca spina plandekę i jedzie dalej, a kradzież zgłosimy po powrocie',
      'Ślady przepadły, a pod rozciętą plandeką zamókł następny towar: zapłaci za niego firma. Spóźnione zgłoszenie to dla ubezpieczyciela powód, żeby zmniejszyć wypłatę.',
      [effect('MONETARY', 6000)],
      { situation: CLIENT },
    ),
  ]),
  timeWindowSituation: deliveryTalk(180),
});
