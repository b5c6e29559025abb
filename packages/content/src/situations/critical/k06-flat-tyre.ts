import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const TACHOGRAPH = ask('Wymiana opony potrwa znacznie dłużej niż 45\u00a0minut. Co kierowca ustawia w tachografie?', [
  answer(
    -5,
    'Symbol innej pracy, bo powodem postoju jest awaria',
    'Kierowca, który tylko czeka, nie pracuje. Zmarnowaną przerwę będzie musiał odebrać później.',
    [effect('TIME', 45)],
  ),
  answer(
    10,
    'Symbol przerwy, pod warunkiem że sam nie pracuje przy naprawie',
    'Przerwa 45\u00a0minut odebrana bez straty czasu: po naprawie kierowca może znów jechać do 4,5\u00a0godziny.',
  ),
  answer(
    -10,
    'Symbol przerwy, choć podaje narzędzia i pomaga mechanikowi przy kole',
    'Wpis niezgodny z prawdą to poważne naruszenie. Przerwa liczy się tylko wtedy, gdy kierowca nie pracuje i wykorzystuje ją na wypoczynek.',
    [],
    { breaks: breach('TACHOGRAPHS', 'art. 34 ust. 5', 'Zapisanie przerwy, gdy kierowca pracuje') },
  ),
]);

/** A tyre of the trailer burst; the truck stands at a car park by the road. */
export const FLAT_TYRE = emergency({
  id: 'K06',
  name: 'Przebita opona',
  sources: [
    source('DRIVING_TIMES', 'art. 7 (przerwa)', '2026-11-29'),
    source('TACHOGRAPHS', 'art. 34 ust. 5', '2026-11-28'),
    source('ROAD_TRAFFIC', 'art. 66 ust. 1', '2026-11-28'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'flat-tyre',
  description:
    'Na naczepie strzeliła opona. Kierowca zatrzymał się na parkingu przy trasie, obejrzał koło i czeka na decyzję. Felga i zawieszenie wyglądają na całe.',
  help: 'Sprawdź, co obejmuje umowa serwisowa na ogumienie i o co zapyta mechanik, zanim wyjedzie. Pomyśl, jak postój wpływa na czas jazdy kierowcy.',
  knowledge:
    'Całodobowy serwis mobilny wymienia oponę w 1,5–3\u00a0godziny, licząc z dojazdem. Zgłoszenie powinno zawierać rozmiar opony, oś i stronę oraz dokładne miejsce postoju. Oczekiwanie można zaliczyć jako przerwę 45\u00a0minut, jeśli kierowca nie wykonuje w tym czasie innej pracy.',
  situation: ask('Jak załatwiasz naprawę?', [
    answer(
      5,
      'Szukam w okolicy warsztatu ogólnego, który ma pasującą oponę',
      'Opona się znalazła, ale bez umowy flotowej wymiana trwała dłużej i kosztowała więcej.',
      [effect('TIME', 180), effect('MONETARY', 2400)],
      { situation: TACHOGRAPH },
    ),
    answer(
      -10,
      'Każę jechać dalej na pozostałych oponach, a wymianę zlecam po rozładunku',
      'Ciężar przejęły koła za nią i przed nią, po tej samej stronie, i po kilkunastu kilometrach pękła następna opona. Teraz trzeba wymienić dwie, i to w gorszym miejscu.',
      [effect('TIME', 240), effect('MONETARY', 3600)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 66 ust. 1'), 'Jazda naczepą z rozerwaną oponą'),
        situation: TACHOGRAPH,
      },
    ),
    answer(
      15,
      'Wzywam serwis mobilny z umowy flotowej, podaję rozmiar, oś i miejsce',
      'Mechanik przyjechał z właściwą oponą. Dokładne dane skracają postój bardziej niż ponaglenia.',
      [effect('TIME', 120), effect('MONETARY', 1800)],
      { situation: TACHOGRAPH },
    ),
  ]),
  timeWindowSituation: deliveryTalk(120),
});
