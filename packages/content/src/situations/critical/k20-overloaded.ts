import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const SHORTAGE = ask('Część towaru została w magazynie. Nadawca grozi, że obciąży nas za niedobór. Co odpowiadasz?', [
  answer(
    10,
    'Wysyłam pismo o rzeczywistej masie i zdjęcie kwitu wagowego, informuję też klienta',
    'Dowody są po naszej stronie: kwit pokazuje, że nadawca wydał więcej, niż podał w zleceniu i niż wolno przewieźć.',
  ),
  answer(
    -5,
    'Zgadzam się na potrącenie z frachtu, bo nie chcę zepsuć relacji z tak ważnym nadawcą',
    'Zbędna strata. Za błędnie podaną masę odpowiada nadawca, a nie przewoźnik.',
    [effect('MONETARY', 700)],
  ),
  answer(
    0,
    'Kierowca nie rusza, dopóki nadawca nie podstawi drugiego pojazdu po resztę',
    'Reszta ładunku to sprawa nadawcy. Czekanie na cudzy pojazd opóźnia tylko naszą dostawę.',
    [effect('TIME', 120)],
  ),
]);

/** The sender's scales show too much, and a driven axle over its limit. */
export const OVERLOADED = emergency({
  id: 'K20',
  name: 'Przeładowanie na wadze',
  sources: [
    source('VEHICLE_STANDARDS', '§ 3 (dopuszczalna masa)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 61 ust. 1', '2026-11-28'),
    source('PUBLIC_ROADS', 'art. 41 (nacisk osi)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 140aa i 140ab (kary)', '2026-11-29'),
  ],
  subtype: 'PICKUP_OVER_TIME',
  competence: 'CARGO_AND_PARKING',
  types: ['ST', 'ATP', 'ADR'],
  cargo: 'HEAVY',
  status: 'LOADING',
  image: 'scales',
  description:
    'Kierowca dzwoni spod rampy: waga nadawcy pokazuje 42,3 t masy całkowitej zestawu, a oś napędowa jest przeciążona. Nadawca nalega, żeby zabrać wszystko.',
  help: 'Porównaj wskazanie wagi z limitem 40 t masy całkowitej i 11,5 t nacisku na oś napędową. Zastanów się, kogo zatrzyma inspekcja.',
  knowledge:
    'Zwykły zestaw ciągnika z naczepą może ważyć najwyżej 40 t, a pojedyncza oś napędowa naciskać na drogę najwyżej 11,5 t. Za przeładowanie odpowiada przewoźnik, ale także nadawca lub załadowca, jeśli miał na nie wpływ albo się na nie godził. Kwit wagowy z dnia załadunku jest najlepszym dowodem w sporze o masę.',
  situation: ask('Co postanawiasz?', [
    answer(
      -5,
      'Żądam od nadawcy pisemnego oświadczenia o masie i z takim dokumentem zestaw może jechać',
      'Oświadczenie nie zwalnia przewoźnika z odpowiedzialności. Waga inspekcji pokazała to samo co waga nadawcy, a nadwyżkę i tak trzeba było zdjąć.',
      [effect('TIME', 120), effect('MONETARY', 6000)],
      { breaks: breach('ROAD_TRAFFIC', inPoland('art. 61 ust. 1'), 'Jazda przeładowanym zestawem') },
    ),
    answer(
      15,
      'Rozładowujemy nadwyżkę, poprawiamy rozkład na osiach i bierzemy nowy kwit wagowy',
      'To jedyne legalne wyjście. Nowy kwit potwierdza, że zestaw rusza w normie.',
      [effect('TIME', 60)],
      { situation: SHORTAGE },
    ),
    answer(
      -15,
      'Jedziemy z całym ładunkiem, bo nadwyżka to tylko 2 t i na drodze nikt jej nie zauważy',
      'Zestaw trafił na wagę inspekcji: wysoka kara, a nadwyżkę i tak trzeba było zdjąć.',
      [effect('TIME', 180), effect('MONETARY', 6000)],
      { breaks: breach('ROAD_TRAFFIC', inPoland('art. 61 ust. 1'), 'Jazda przeładowanym zestawem') },
    ),
  ]),
  timeWindowSituation: deliveryTalk(60),
});
