import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { deliveryTalk } from '../talks.ts';

const GOODS = ask('Ładunek stoi pewnie, pojazd może ruszać. Co robisz w sprawie stanu towaru?', [
  answer(
    2,
    'Proszę kierowcę o kilka zdjęć na wszelki wypadek i nie niepokoję jeszcze klienta',
    'Zdjęcia to dobry początek, ale bez protokołu i wpisu w liście odbiorca uznał uszkodzenia za nasze.',
    [effect('MONETARY', 700)],
  ),
  answer(
    10,
    'Oględziny z protokołem i zdjęciami, wpis do listu i od razu informacja do klienta',
    'Przejrzystość ogranicza reklamację: wiadomo, co się stało, kiedy i jaki był stan towaru.',
  ),
  answer(
    -5,
    'Kierowca zamyka naczepę i jedzie dalej, bo z zewnątrz nie widać żadnych uszkodzeń',
    'Uszkodzenia wyszły na jaw przy rozładunku, a my nie mieliśmy żadnego dowodu na swoją obronę.',
    [effect('MONETARY', 2000)],
  ),
]);

const LASHING = ask('Pojazd stoi bezpiecznie na placu. Jak przywracasz ładunek do porządku?', [
  answer(
    15,
    'Z pomocą magazynu zakładamy nowe pasy i maty, a kto zapłaci, ustalę z protokołu',
    'Legalnie i skutecznie: zamocowanie jest zgodne z normą. O kosztach rozstrzygną zlecenie i protokół: zawinił ten, kto ładował i mocował.',
    [effect('TIME', 120), effect('MONETARY', 400)],
    { situation: GOODS },
  ),
  answer(
    -5,
    'Kierowca dociąga stare pasy i podpiera ładunek tym, co znajdzie na placu',
    'Prowizorka nie wytrzymała pierwszego zakrętu. Dopiero wezwana ekipa zamocowała ładunek jak należy.',
    [effect('TIME', 180), effect('MONETARY', 1800)],
    {
      breaks: breach('ROAD_TRAFFIC', inPoland('art. 61 ust. 3'), 'Jazda ze źle zamocowanym ładunkiem'),
      situation: GOODS,
    },
  ),
  answer(
    5,
    'Zamawiam drugi pojazd i przeładowuję na niego cały towar, żeby mieć pewność',
    'Pewne rozwiązanie, ale droższe: naczepa była sprawna, zawiodło samo mocowanie.',
    [effect('TIME', 180), effect('MONETARY', 2700)],
    { newCar: true, situation: GOODS },
  ),
]);

/** Hard braking moved the cargo; it leans against the side of the trailer. */
export const SHIFTED_LOAD = emergency({
  id: 'K29',
  name: 'Przesunięty ładunek',
  sources: [
    source('CARRIAGE', 'art. 43 i 72', '2026-11-29'),
    source('CMR', 'art. 17 ust. 4 i art. 18 ust. 2', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 3 ust. 1 i art. 61 ust. 3', '2026-11-28'),
  ],
  subtype: 'EMERGENCY',
  competence: 'CARGO_AND_PARKING',
  image: 'shifted-load',
  types: ['ST', 'PG'],
  description:
    'Po gwałtownym hamowaniu ładunek przesunął się i napiera na lewą stronę naczepy. Część pasów wisi luźno, a zestaw wyraźnie przechyla się na bok.',
  help: 'Zadaj sobie jedno pytanie: czy z takim ładunkiem wolno przejechać choćby kilometr więcej, niż trzeba do bezpiecznego miejsca?',
  knowledge:
    'Wobec kontroli za zamocowanie ładunku odpowiadają kierowca i przewoźnik; obliczenia prowadzi się według normy EN 12195. Za szkodę odpowiada ten, kto ładował: w kraju z zasady nadawca, chyba że umowa mówi inaczej (Prawo przewozowe, art. 43 i 72). Według CMR wystarczy, że przewoźnik wykaże, że szkoda mogła powstać z załadunku przez nadawcę: wtedy domniemywa się, że z niego powstała, a przeciwny dowód należy do uprawnionego (art. 17 ust. 4 i art. 18 ust. 2). Jazda z wypchniętą plandeką albo luźnym ładunkiem to niebezpieczna usterka: kontrola zakazuje dalszej jazdy do czasu poprawienia mocowania.',
  situation: ask('Jaka jest Twoja pierwsza decyzja?', [
    answer(
      -15,
      'Kierowca jedzie ostrożnie i powoli prosto do odbiorcy, ładunek poprawią na miejscu',
      'Na łuku część ładunku wypadła na jezdnię. Droga była zablokowana przez kilka godzin, a za szkody zapłaciła firma.',
      [effect('TIME', 300), effect('MONETARY', 9000)],
      { breaks: breach('ROAD_TRAFFIC', inPoland('art. 61 ust. 3'), 'Jazda z luźnym ładunkiem') },
    ),
    answer(
      0,
      'Kierowca staje na poboczu i próbuje dociągnąć pasy, stojąc między autami',
      'Postój był potrzebny, ale praca na poboczu to narażanie życia. Patrol wystawił mandat i odprowadził pojazd na plac.',
      [effect('TIME', 60), effect('MONETARY', 500)],
      {
        breaks: breach('ROAD_TRAFFIC', inPoland('art. 3 ust. 1'), 'Praca na poboczu między jadącymi samochodami'),
        situation: LASHING,
      },
    ),
    answer(
      15,
      'Kierowca zjeżdża na najbliższy plac i robi zdjęcia, a ja dzwonię do nadawcy',
      'Bezpiecznie: pojazd nie stoi w ruchu, stan ładunku jest udokumentowany, a nadawca wie o zdarzeniu.',
      [effect('TIME', 30)],
      { situation: LASHING },
    ),
  ]),
  timeWindowSituation: deliveryTalk(180),
});
