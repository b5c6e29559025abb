import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const NEXT_REST = ask('Złodzieje znają już ten zestaw i to miejsce. Gdzie kierowca odbierze następny odpoczynek?', [
  answer(
    0,
    'Na tym samym parkingu, bo dwa razy w to samo miejsce nikt nie przyjdzie',
    'Przyszli. Miejsce, w którym kradzież się udała, złodzieje odwiedzają ponownie.',
    [effect('MONETARY', 2000)],
  ),
  answer(
    3,
    'Na oświetlonej stacji przy trasie, a miejsca poszukamy już wieczorem',
    'Światło odstrasza tylko część złodziei, a wieczorem na stacjach zwykle brakuje wolnych miejsc.',
  ),
  answer(
    10,
    'Na parkingu strzeżonym, z miejscem zarezerwowanym wcześniej',
    'Dobra decyzja. Opłata za parking strzeżony jest ułamkiem wartości skradzionego paliwa.',
  ),
]);

/** The tank was emptied overnight. */
export const FUEL_THEFT = emergency({
  id: 'K14',
  name: 'Kradzież paliwa',
  sources: [source('LABOUR_CODE', 'art. 91 (potrącenie z wypłaty)', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  status: 'SLEEPING',
  theft: true,
  image: 'fuel-theft',
  description:
    'Kierowca zgłasza, że podczas postoju ktoś wyłamał zabezpieczenie wlewu i spuścił ze zbiornika około 400 litrów oleju napędowego. Tego, co zostało, wystarczy tylko na dojazd do najbliższej stacji.',
  help: 'Policz, na ile wystarczy paliwa. Zastanów się, czym udowodnisz kradzież i gdzie działa karta paliwowa kierowcy.',
  knowledge:
    'Telematyka rejestruje nagły spadek poziomu paliwa przy wyłączonym silniku. Wydruk z sondy i notatka policji są podstawą rozliczenia z ubezpieczycielem, a kierowcę chronią przed niesłusznym zarzutem. Najlepszą ochroną są parking strzeżony i zabezpieczony wlew zbiornika.',
  situation: ask('Co robisz po zgłoszeniu kierowcy?', [
    answer(
      -10,
      'Kierowca źle pilnował pojazdu, więc potrącam mu wartość paliwa z najbliższej wypłaty',
      'Bez pisemnej zgody kierowcy potrącać nie wolno (Kodeks pracy, art. 91), nawet gdyby zawinił. Paliwo i tak trzeba kupić, a strata zostaje w firmie.',
      [effect('MONETARY', 2000)],
      {
        breaks: breach('LABOUR_CODE', 'art. 91', 'Potrącenie z wypłaty bez pisemnej zgody kierowcy'),
        situation: NEXT_REST,
      },
    ),
    answer(
      15,
      'Wydruk z sondy paliwa, zgłoszenie na policję i tankowanie na stacji objętej umową flotową',
      'Jest dowód kradzieży dla ubezpieczyciela, a zestaw może bezpiecznie ruszyć w dalszą drogę.',
      [effect('TIME', 60), effect('MONETARY', 2000)],
      { changeDistance: 5, situation: NEXT_REST },
    ),
    answer(
      5,
      'Od razu tankowanie tam, gdzie najbliżej. Na zgłaszanie kradzieży szkoda teraz czasu',
      'Zestaw ruszył szybciej, ale bez zgłoszenia cała strata zostaje w firmie, a paliwo poza umową jest droższe.',
      [effect('TIME', 20), effect('MONETARY', 2400)],
      { situation: NEXT_REST },
    ),
  ]),
  timeWindowSituation: deliveryTalk(60),
});
