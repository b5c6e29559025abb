import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const DELIVERY = deliveryTalk(60);

/** What the law says about frozen goods at −13 °C, whoever wants them carried. */
const TOO_WARM = breach(
  'QUICK_FROZEN_FOOD',
  'art. 5 ust. 1, a wprost rozporządzenie (WE) nr 852/2004, załącznik II, rozdział IX, ust. 5',
  'Wożenie mrożonek cieplejszych niż −15 °C',
);

const CLIENT = ask('Pomiar potwierdzono, a zleceniodawca naciska, żeby mimo to jechać. Jaka jest Twoja decyzja?', [
  answer(
    15,
    'Odmawiam na piśmie, z protokołem pomiaru, i żądam wymiany tej partii',
    'Towaru w złym stanie wolno nie przyjąć, a protokół mówi, dlaczego. Magazyn wydał inną partię, zmrożoną jak należy.',
    [effect('TIME', 90), effect('PROLONG_SHIPMENT', 90)],
    { situation: DELIVERY },
  ),
  answer(
    -5,
    'Ruszamy, ale tylko z jego pisemną dyspozycją i zastrzeżeniem w liście przewozowym',
    'Pismo broni przed roszczeniem zleceniodawcy, ale nie zmienia prawa żywnościowego. Inspekcja zatrzymała zestaw, a odbiorca odmówił przyjęcia partii.',
    [effect('TIME', 120), effect('NO_PAYMENT')],
    { breaks: TOO_WARM },
  ),
  answer(
    5,
    'Zestaw zostaje pod rampą i czeka, aż magazyn domrozi towar do −18\u00a0°C',
    'To bezpieczne dla towaru, ale domrażanie potrwa co najmniej cztery godziny, a odbiorca zgodził się poczekać tylko trzy.',
    [effect('TIME', 240), effect('PROLONG_SHIPMENT', 180)],
    { situation: DELIVERY },
  ),
]);

/** Frozen goods come to the ramp at −13 °C, and the warehouse wants a signature. */
export const GOODS_TOO_WARM = emergency({
  id: 'K08',
  name: 'Towar załadowany za ciepły',
  sources: [
    source('CMR', 'art. 8 i 9', '2026-11-29'),
    source('CARRIAGE', 'art. 42', '2026-11-29'),
    source('CIVIL_CODE', 'art. 781', '2026-11-29'),
    source('QUICK_FROZEN_FOOD', 'art. 5 ust. 1', '2026-11-29'),
    source('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 5', '2026-11-29'),
  ],
  subtype: 'PICKUP_OVER_TIME',
  competence: 'CARGO_AND_PARKING',
  image: 'thermometer-loading',
  types: ['ATP'],
  cargo: 'FROZEN',
  status: 'LOADING',
  description:
    'Pod rampą kierowca mierzy towar, czyli {cargo}: termometr pokazuje −13\u00a0°C zamiast co najwyżej −18\u00a0°C. Magazynier mówi, że w drodze „dojdą do siebie”, i nalega na podpis.',
  help: 'Chłodnia utrzymuje temperaturę, ale jej nie obniża. Zastanów się, kto będzie odpowiadał za towar po podpisaniu listu przewozowego bez uwag.',
  knowledge:
    'Przy przyjęciu towaru przewoźnik sprawdza jego widoczny stan i wpisuje do listu przewozowego uzasadnione zastrzeżenia. Gdy ich nie ma, domniemywa się, że towar był w dobrym stanie (w przewozie międzynarodowym CMR art. 8 i 9, w krajowym Kodeks cywilny, art. 781). Towaru w złym stanie wolno nie przyjąć (Prawo przewozowe, art. 42). Mrożonki wiezie się w temperaturze −18 °C lub niższej; w drodze wolno jej wzrosnąć najwyżej o 3 °C (dyrektywa 89/108/EWG), a łańcucha chłodniczego nie wolno przerywać (rozporządzenie (WE) nr 852/2004, stosowane wprost). Pomiar na rampie, najlepiej w obecności magazyniera, to podstawowy dowód.',
  situation: ask('Co polecasz kierowcy?', [
    answer(
      -15,
      'Podpisać list przewozowy bez uwag, bo za jakość towaru odpowiada magazyn',
      'Po podpisie bez uwag odpowiada przewoźnik. Odbiorca stwierdzi przekroczenie temperatury i obciąży nas wartością partii.',
      [effect('MONETARY', 5000)],
      { breaks: TOO_WARM },
    ),
    answer(
      15,
      'Wstrzymać załadunek i powtórzyć pomiar, a ja dzwonię do klienta',
      'Problem wyszedł na jaw, zanim stał się nasz, a wspólny pomiar trudno będzie podważyć.',
      [effect('TIME', 30)],
      { situation: CLIENT },
    ),
    answer(
      -10,
      'Załadować, ustawić agregat na −25\u00a0°C i w drodze doprowadzić towar do normy',
      'Agregat utrzymuje temperaturę, ale nie domraża palet. Towar dojedzie za ciepły, a bez zastrzeżeń w dokumentach reklamację zapłacimy my.',
      [effect('MONETARY', 3500)],
      { breaks: TOO_WARM },
    ),
  ]),
});
