import { answer, ask, breach, effect, emergency } from '@fracht/scenarios';

const PENALTY = ask('Odbiorca zapowiada karę umowną za spóźnienie. Jak odpowiadasz?', [
  answer(
    3,
    'Tłumaczę przez telefon, że wszystkiemu winna jest blokada, i proszę o wyrozumiałość',
    'Przyczyna jest prawdziwa, ale bez dowodów odbiorca uznał tylko część spóźnienia.',
    [effect('PROLONG_SHIPMENT', 60)],
  ),
  answer(
    -5,
    'Zgadzam się na karę dla świętego spokoju, klient jest ważniejszy niż spór',
    'Niepotrzebny koszt: za skutki blokady, której nie dało się uniknąć, przewoźnik nie odpowiada.',
    [effect('MONETARY', 900)],
  ),
  answer(
    10,
    'Wysyłam zdjęcia i komunikaty i powołuję się na okoliczności niezależne od przewoźnika',
    'Dowody wystarczyły: odbiorca wycofał karę i wyznaczył późniejszą godzinę.',
    [effect('PROLONG_SHIPMENT', 240)],
  ),
]);

/** Protesters shut the exits of a motorway abroad. */
export const ROAD_BLOCKADE = emergency({
  id: 'K28',
  name: 'Blokada protestacyjna na drodze',
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'road-blockade',
  lands: ['EUR'],
  description:
    'Protestujący zablokowali zjazdy z autostrady i przepuszczają tylko służby ratunkowe. Kierowca stoi w kolumnie ciężarówek, a końca protestu nie widać.',
  help: 'To, kto zapłaci za opóźnienie, zależy od tego, co da się udowodnić. Pomyśl też, ile warta jest dla kierowcy godzina, w której i tak nie może jechać.',
  knowledge:
    'Przewoźnik nie odpowiada za opóźnienie spowodowane okolicznościami, których nie mógł uniknąć i których następstwom nie mógł zapobiec (art. 17 ust. 2 CMR). Ciężar dowodu spoczywa jednak na nim: potrzebne są zdjęcia, komunikaty, artykuły prasowe i wpis w liście przewozowym. Postój w blokadzie może się stać odpoczynkiem dziennym, jeśli kierowca swobodnie dysponuje swoim czasem.',
  situation: ask('Jak prowadzisz kierowcę przez blokadę?', [
    answer(
      15,
      'Zdjęcia, komunikaty i wpis do CMR, telefon do klienta, a kierowca zaczyna odpoczynek',
      'Dowody są zebrane, klient uprzedzony, a dziewięć godzin w kolumnie stało się skróconym odpoczynkiem dziennym.',
      [effect('TIME', 540), effect('REST_DRIVER'), effect('PROLONG_SHIPMENT', 540)],
    ),
    answer(
      -10,
      'Kierowca powoli przejeżdża między protestującymi, zanim blokada się zagęści',
      'Najgorsze wyjście: uszkodzona kabina, zarzut narażenia ludzi i wielogodzinne przesłuchanie.',
      [effect('MONETARY', 4000), effect('TIME', 480)],
      { breaks: breach('PENAL_CODE', 'art. 160', 'Wjazd zestawem między ludzi'), situation: PENALTY },
    ),
    answer(
      5,
      'Kierowca zjeżdża, gdy tylko policja otworzy zjazd, i objeżdża blokadę drogami krajowymi',
      'Pojazd jedzie, ale dużo dłużej i z dodatkowymi opłatami, a dowodów na przyczynę opóźnienia nikt nie zebrał.',
      [effect('ADD_DISTANCE', 120), effect('TIME', 60), effect('MONETARY', 200)],
      { situation: PENALTY },
    ),
  ]),
});
