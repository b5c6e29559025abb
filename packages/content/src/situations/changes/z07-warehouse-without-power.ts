import { answer, ask, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** A power cut at the sender: no loading within the window. */
export const WAREHOUSE_WITHOUT_POWER = change({
  id: 'Z07',
  name: 'Magazyn zamknięty z powodu awarii prądu',
  sources: [source('DRIVING_TIMES', 'art. 8', '2026-11-29'), source('WORKING_TIME', 'art. 3 (gotowość)', '2026-11-29')],
  description:
    'W magazynie nadawcy zgasło światło i stanęły bramy. Zakład energetyczny nie zdąży z naprawą, więc w umówionym oknie nikt nie załaduje pojazdu.',
  type: 'CHANGE_PICK_TIME',
  competence: 'WINDOWS',
  situation: ask('Co robisz, skoro w umówionym oknie nikt nie załaduje pojazdu?', [
    answer(
      5,
      'Za zgodą klienta oddaję zlecenie i szukam innego ładunku w okolicy',
      'Uczciwe i bez kary, ale przewoźne przepada, a nowy ładunek trzeba dopiero znaleźć.',
      [effect('LEAVE_SHIPMENT', 0)],
    ),
    answer(
      -5,
      'Kierowca czeka w pełnej gotowości, aż prąd wróci i magazyn ruszy z załadunkiem',
      'Gotowość to nie odpoczynek: minęło osiem godzin, a kierowca nadal nie odpoczął.',
      [effect('MOVE_PICKUP', 480), effect('TIME', 480)],
    ),
    answer(
      15,
      'Kierowca odpoczywa, a ja uzgadniam nowe okno, termin dostawy i postojowe',
      'Przestój zamienił się w odpoczynek, terminy są przesunięte, a za postój zapłaci zleceniodawca.',
      [
        effect('MOVE_PICKUP', 720),
        effect('MOVE_SHIPMENT', 720),
        effect('GIVE_MONEY', demurrage(720)),
        effect('REST_DRIVER'),
        effect('TIME', 540),
      ],
    ),
  ]),
});
