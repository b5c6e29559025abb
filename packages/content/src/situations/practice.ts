import type { Emergency } from '@fracht/engine';
import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';

const ANSWERS = [
  answer(
    -5,
    'Jedź jak zwykle, okno rozładunku nie poczeka',
    'We\u00a0mgle skończyło się stłuczką na\u00a0parkingu. Naprawa kosztowała więcej niż pół godziny zwłoki.',
    [effect('TIME', 60), effect('MONETARY', 300)],
    { breaks: breach('ROAD_TRAFFIC', 'art. 19 ust. 1', 'Prędkość niedostosowana do mgły') },
  ),
  answer(
    10,
    'Zwolnij, a\u00a0ja uprzedzę odbiorcę',
    'Bezpiecznie i\u00a0uczciwie: przyjazd jest pół godziny później, a\u00a0odbiorca o\u00a0tym wie.',
    [effect('TIME', 30)],
  ),
  answer(
    0,
    'Stań i\u00a0czekaj, aż mgła opadnie',
    'Można, ale mgła trzymała dwie godziny, a\u00a0przy małej prędkości dało się jechać.',
    [effect('TIME', 120)],
  ),
];

/** The one situation of the practice. Anybody may read it, including answers and points: it is in no library, and no lesson uses it. (PRA-2) */
export const practiceSituation: Emergency = emergency({
  id: 'R01',
  name: 'Gęsta mgła',
  sources: [source('ROAD_TRAFFIC', 'art. 19 ust. 1', '2026-11-28')],
  subtype: 'EMERGENCY',
  image: null,
  description:
    'Kierowca ruszył po\u00a0odpoczynku i\u00a0wjechał w\u00a0gęstą mgłę. Widać na\u00a0kilkadziesiąt metrów. Pyta, co ma robić.',
  types: ['ST'],
  lands: ['PL'],
  knowledge:
    'Kierowca dobiera prędkość do\u00a0widoczności, a\u00a0spedytor pilnuje okna rozładunku. Odbiorca, który wie o\u00a0opóźnieniu zawczasu, może przesunąć rampę.',
  help: 'Rozładunek jest do\u00a0południa, więc jest zapas. Ale odbiorca woli wiedzieć wcześniej.',
  situation: ask('Co odpowiadasz kierowcy?', ANSWERS),
});
