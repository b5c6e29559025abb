import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';

const WAITING = ask(
  'Rejs z wolnym miejscem dla towaru niebezpiecznego jest za dziewięć godzin. Jak kierowca wykorzysta ten czas?',
  [
    answer(
      0,
      'Pojeździ po mieście i poszuka tańszego miejsca na postój niż terminal',
      'W centrum obowiązuje zakaz wjazdu z towarem niebezpiecznym. Skończyło się mandatem, a odpoczynku nie było.',
      [effect('MONETARY', 500), effect('TIME', 540)],
      { breaks: breach('ROAD_TRAFFIC', inPoland('art. 5 ust. 1'), 'Wjazd z towarem niebezpiecznym mimo znaku zakazu') },
    ),
    answer(
      3,
      'Zostanie za kierownicą w kolejce przed bramą, żeby nie stracić miejsca',
      'Miejsca w kolejce pilnuje rezerwacja, a nie kierowca. Przesuwanie zestawu to praca, więc odpoczynku nie będzie.',
      [effect('TIME', 540)],
    ),
    answer(
      10,
      'Odpocznie na parkingu terminalu, w miejscu dla towarów niebezpiecznych',
      'To bezpieczne miejsce dla ADR, a dziewięć godzin bez przerwy to skrócony odpoczynek dzienny, odebrany jeszcze przed rejsem.',
      [effect('REST_DRIVER'), effect('TIME', 540)],
    ),
  ],
);

/** Orange plates on the truck, no dangerous goods in the booking. */
export const FERRY_UNDECLARED_ADR = emergency({
  id: 'K23',
  name: 'Prom: towar niebezpieczny bez zgłoszenia',
  sources: [
    source('IMDG', '5.4.1 (deklaracja towaru niebezpiecznego)', '2026-11-28'),
    source('IMDG', '7.9.1.1 (porozumienie bałtyckie)', '2026-11-29'),
    source('ADR', '5.4 (dokumenty)', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 5 ust. 1', '2026-11-28'),
  ],
  subtype: 'FERRY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  types: ['ADR'],
  image: 'ferry-dangerous',
  description:
    'Terminal promowy odmawia wjazdu: rezerwacja nie wspomina o towarze niebezpiecznym, a na pojeździe są pomarańczowe tablice. Kierowca stoi przed bramą.',
  help: 'Na morzu nie wystarczą przepisy drogowe. Sprawdź, co z tego, o co pyta armator, jest już w dokumentach pojazdu.',
  knowledge:
    'Przewóz towaru niebezpiecznego promem wymaga deklaracji zgodnej z kodeksem IMDG i zgody armatora. Na promach ro-ro na Bałtyku porozumienie tamtejszych państw (Baltic MoU) łagodzi kodeks dla towarów w opakowaniach, ale i wtedy armator musi o nich wiedzieć i się zgodzić. Dane do deklaracji – numer UN, klasa i grupa pakowania – są w dokumencie przewozowym ADR. Na każdym rejsie liczba miejsc dla takich ładunków jest ograniczona, dlatego zgłasza się je już przy rezerwacji.',
  situation: ask(`Jak rozwiązujesz problem? ${POINTS_AT_STAKE}`, [
    answer(
      -15,
      'Kierowca zdejmuje tablice i wjeżdża na prom jak zwykła ciężarówka, bo ładunek jest szczelny',
      'Zatajenie towaru niebezpiecznego naraża cały statek i wszystkich na pokładzie. Skończyło się karą i zakazem przewozu dla firmy.',
      [effect('MONETARY', 10000), effect('CANCEL_POINTS'), effect('CANCEL_RANKING_PLAYER')],
      { breaks: breach('IMDG', '5.4.1', 'Wjazd na prom z zatajonym towarem niebezpiecznym') },
    ),
    answer(
      15,
      'Wysyłam deklarację IMDG z danymi z dokumentu ADR i proszę o miejsce na następnym rejsie',
      'Prawidłowo: armator zna ładunek, wyznacza mu miejsce na pokładzie i potwierdza rejs.',
      [effect('TIME', 60), effect('MONETARY', 300)],
      { situation: WAITING },
    ),
    answer(
      -5,
      'Rezygnuję z tej rezerwacji i szukam armatora, który nie pyta o towary niebezpieczne',
      'O towarze niebezpiecznym musi wiedzieć każdy armator. Nowy zażądał tej samej deklaracji, a czas i opłata przepadły.',
      [effect('TIME', 240), effect('MONETARY', 900)],
      { situation: WAITING },
    ),
  ]),
  timeWindowSituation: deliveryTalk(420),
});
