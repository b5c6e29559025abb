import { answer, ask, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** The consignee unloads only nine hours later, which is as long as a reduced daily rest. */
export const WAIT_WITH_CARGO = change({
  id: 'Z15',
  name: 'Odbiorca każe czekać z towarem',
  sources: [source('DRIVING_TIMES', 'art. 8', '2026-11-29')],
  description:
    'Odbiorca uprzedza, że w umówionym oknie jego magazyn będzie zamknięty. Każe kierowcy czekać z towarem dziewięć godzin.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Co ustalasz na ten czas?', [
    answer(
      -10,
      'Kierowca odpoczywa na najbliższym placu bez ochrony, bo to nic nie kosztuje',
      'Na placu ktoś dobrał się do towaru, a za niego odpowiadamy my. Oszczędność na parkingu tego nie wyrówna.',
      [effect('TIME', 540), effect('REST_DRIVER'), effect('MONETARY', 2000)],
    ),
    answer(
      5,
      'Parking strzeżony z rezerwacją miejsca na nasz koszt i wczesny przyjazd pod bramę',
      'Towar i kierowca są bezpieczni, ale za cudze opóźnienie zapłaciliśmy sami.',
      [effect('TIME', 540), effect('REST_DRIVER'), effect('MONETARY', 130), effect('PROLONG_SHIPMENT', 480)],
    ),
    answer(
      15,
      'Parking strzeżony, nową awizację i notę postojową dla zleceniodawcy',
      'Kierowca odpoczywa, towar jest pilnowany. Umowę mamy ze zleceniodawcą: on płaci za postój i rozlicza się z odbiorcą.',
      [
        effect('TIME', 540),
        effect('REST_DRIVER'),
        effect('GIVE_MONEY', demurrage(540)),
        effect('PROLONG_SHIPMENT', 600),
      ],
    ),
  ]),
});
