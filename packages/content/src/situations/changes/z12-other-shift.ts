import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** The consignee can take the goods only on the next shift. */
export const OTHER_SHIFT = change({
  id: 'Z12',
  name: 'Odbiorca może przyjąć towar dopiero na następnej zmianie',
  sources: [source('DRIVING_TIMES', 'art. 8 ust. 2', '2026-11-29')],
  description:
    'W umówionym oknie wszystkie rampy odbiorcy są zajęte. Magazyn proponuje rozładunek na następnej zmianie, osiem godzin później.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Co ustalasz z odbiorcą i z kierowcą?', [
    answer(
      3,
      'Zgadzam się na nową godzinę, a o postojowe nie pytam, żeby nie psuć relacji',
      'Nowy termin jest uzgodniony, ale osiem godzin postoju kosztuje i zleceniodawca był gotów za nie zapłacić.',
      [effect('MOVE_SHIPMENT', 480)],
    ),
    answer(
      10,
      'Postojowe od zleceniodawcy i odpoczynek zaplanowany pod nowy termin',
      'Za postój płaci ten, z kim mamy umowę, a odpoczynek trzeba teraz zaplanować tak, żeby o nowej godzinie kierowca miał jeszcze czas jazdy.',
      [effect('MOVE_SHIPMENT', 480), effect('GIVE_MONEY', demurrage(480))],
    ),
    answer(
      -10,
      'Kierowca ma jechać od razu i czekać w kolejce, aż zwolni się rampa',
      'Kierowca godzinami przesuwał zestaw w kolejce i nie odpoczął w swojej dobie. Kontrola to stwierdziła i nałożyła karę.',
      [effect('OVERDUE_TICKET', 800)],
      { breaks: breach('DRIVING_TIMES', 'art. 8 ust. 2', 'Brak odpoczynku w ciągu 24 godzin od poprzedniego') },
    ),
  ]),
});
