import { answer, ask, breach, change, effect } from '@fracht/scenarios';

/** The consignee can take the goods on the next shift only. */
export const OTHER_SHIFT = change({
  id: 'Z12',
  name: 'Odbiorca może przyjąć towar dopiero na następnej zmianie',
  description:
    'W umówionym oknie wszystkie rampy odbiorcy są zajęte. Magazyn proponuje rozładunek na następnej zmianie, osiem godzin później.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Co ustalasz z odbiorcą i z kierowcą?', [
    answer(
      3,
      'Zgadzam się na nową godzinę, a o dopłatę nie pytam, żeby nie psuć relacji',
      'Termin jest bezpieczny, ale osiem godzin postoju kosztuje i klient był gotów za nie zapłacić.',
      [effect('MOVE_SHIPMENT', 480)],
    ),
    answer(
      10,
      'Dopłatę za zmianę godziny i odpoczynek zaplanowany pod nowy termin',
      'Plan zaczyna się od czasu jazdy: kierowca najpierw odpocznie i o nowej godzinie będzie mógł legalnie podjechać.',
      [effect('MOVE_SHIPMENT', 480), effect('GIVE_MONEY', 250)],
    ),
    answer(
      -10,
      'Kierowca ma jechać od razu i czekać w kolejce, aż zwolni się rampa',
      'Czasu jazdy nie wystarczyło do nowej godziny. Kontrola stwierdziła przekroczenie i nałożyła karę.',
      [effect('OVERDUE_TICKET', 800)],
      { breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia') },
    ),
  ]),
});
