import { answer, ask, breach, change, effect } from '@fracht/scenarios';

/** The consignee can take the goods at night only. */
export const UNLOADING_AT_NIGHT = change({
  id: 'Z12',
  name: 'Odbiorca może przyjąć towar tylko w nocy',
  description:
    'W dzień wszystkie rampy odbiorcy są zajęte. Magazyn proponuje rozładunek nocny, czyli osiem godzin po umówionym oknie.',
  type: 'CHANGE_DELIVERY_TIME',
  competence: 'WINDOWS',
  situation: ask('Co ustalasz z odbiorcą i z kierowcą?', [
    answer(
      3,
      'Zgadzam się na nocną godzinę, a o dopłatę nie pytam, żeby nie psuć relacji',
      'Termin jest bezpieczny, ale praca w nocy kosztuje i klient był gotów za nią zapłacić.',
      [effect('MOVE_SHIPMENT', 480)],
    ),
    answer(
      10,
      'Dopłatę za rozładunek nocny i odpoczynek zaplanowany pod tę godzinę',
      'Plan zaczyna się od czasu pracy: kierowca odpocznie w dzień i w nocy będzie mógł legalnie podjechać.',
      [effect('MOVE_SHIPMENT', 480), effect('GIVE_MONEY', 250)],
    ),
    answer(
      -10,
      'Kierowca ma jechać od razu i czekać w kolejce, aż zwolni się rampa',
      'Czasu pracy nie wystarczyło do nocy. Kontrola stwierdziła przekroczenie i nałożyła karę.',
      [effect('OVERDUE_TICKET', 800)],
      { breaks: breach('DRIVING_TIMES', 'art. 6 ust. 1', 'Jazda ponad dzienny czas prowadzenia') },
    ),
  ]),
});
