import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';

const PENALTY = ask('Zleceniodawca zapowiada karę umowną, jeśli zestaw się spóźni. Jak odpowiadasz?', [
  answer(
    3,
    'Tłumaczę przez telefon, że wszystkiemu winna jest blokada, i proszę o wyrozumiałość',
    'Przyczyna jest prawdziwa, ale bez dowodów zleceniodawca dołożył tylko godzinę.',
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
    'Dowody wystarczyły: zleceniodawca wycofał karę, którą w przewozie międzynarodowym sądy i tak uznają zwykle za nieważną, i wyznaczył późniejszą godzinę.',
    [effect('PROLONG_SHIPMENT', 240)],
  ),
]);

/** Protesters shut the exits of a motorway abroad. */
export const ROAD_BLOCKADE = emergency({
  id: 'K28',
  name: 'Blokada protestacyjna na drodze',
  sources: [
    source('CMR', 'art. 17 ust. 2, art. 18, art. 23 ust. 5 i art. 41', '2026-11-30'),
    source('DRIVING_TIMES', 'art. 4 (odpoczynek)', '2026-11-29'),
    source('WORKING_TIME', 'art. 3 (praca i gotowość)', '2026-11-29'),
    source('ROAD_TRAFFIC_CONVENTION', 'art. 7 ust. 1', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'road-blockade',
  lands: ['EUR'],
  description:
    'Protestujący zablokowali zjazdy z autostrady i przepuszczają tylko służby ratunkowe. Kierowca stoi w kolumnie ciężarówek, a końca protestu nie widać.',
  help: 'To, kto zapłaci za opóźnienie, zależy od tego, co da się udowodnić. Pomyśl też, gdzie kierowca mógłby naprawdę odpocząć, skoro i tak nie jedzie.',
  knowledge:
    'W przewozie międzynarodowym przewoźnik nie odpowiada za opóźnienie spowodowane okolicznościami, których nie mógł uniknąć i których następstwom nie mógł zapobiec (CMR art. 17 ust. 2). Ciężar dowodu spoczywa jednak na nim (art. 18 ust. 1): potrzebne są zdjęcia, komunikaty, artykuły prasowe i wpis w liście przewozowym. W kolumnie na jezdni, gotowy ruszyć na polecenie policji, kierowca nie dysponuje swobodnie swoim czasem (rozporządzenie (WE) nr 561/2006, art. 4): to nie odpoczynek, lecz inna praca, a gotowość tylko wtedy, gdy z góry wiadomo, jak długo się czeka. Przyczynę opisuje się na wydruku z tachografu.',
  situation: ask('Jak prowadzisz kierowcę przez blokadę?', [
    answer(
      15,
      'Zdjęcia, komunikaty i telefon do klienta, a policję prosimy o zjazd na parking',
      'Policja wypuściła ciężarówki na parking, a dowody są zebrane. Dziewięć godzin, którymi kierowca tam swobodnie dysponuje, to skrócony odpoczynek dzienny, jeden z trzech między tygodniowymi.',
      [effect('TIME', 540), effect('REST_DRIVER'), effect('PROLONG_SHIPMENT', 540)],
    ),
    answer(
      -10,
      'Kierowca powoli przejeżdża między protestującymi, zanim blokada się zagęści',
      'Najgorsze wyjście: uszkodzona kabina, zarzut narażenia ludzi i wielogodzinne przesłuchanie.',
      [effect('MONETARY', 4000), effect('TIME', 480)],
      {
        breaks: breach(
          'ROAD_TRAFFIC_CONVENTION',
          'art. 7 ust. 1; karę wyznacza prawo kraju, w którym to się stało',
          'Wjazd zestawem między ludzi',
        ),
        situation: PENALTY,
      },
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
