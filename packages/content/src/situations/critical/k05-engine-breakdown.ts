import { answer, ask, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const AFTER_DIAGNOSIS = ask(
  'Mechanik nie ma wątpliwości: zawiodła pompa oleju i zestaw dalej nie pojedzie. Naprawa potrwa co najmniej do jutra. Co robisz?',
  [
    answer(
      -10,
      'Oddaję zlecenie, bo bez własnego ciągnika przewozu nie dokończę',
      'Porzucenie zlecenia w drodze to pełna kara umowna i utrata klienta, a zastępstwo było osiągalne.',
      [effect('LEAVE_SHIPMENT', 100)],
    ),
    answer(
      5,
      'Zamawiam holowanie całego zestawu do serwisu i czekam tam na koniec naprawy',
      'Kierowca odbierze odpoczynek, ale holowanie z naczepą jest drogie, a ładunek stoi piętnaście godzin.',
      [effect('TIME', 900), effect('MONETARY', 2100), effect('REST_DRIVER')],
    ),
    answer(
      15,
      'Podstawiam pod naczepę ciągnik zastępczy, a uszkodzony oddaję na lawetę',
      'Naprawa i przewóz toczą się równolegle, a ładunek czeka tylko na drugi ciągnik.',
      [effect('TIME', 120), effect('MONETARY', 1500)],
      { newCar: true },
    ),
  ],
);

const MEANWHILE = ask('Serwis będzie za 50\u00a0minut, a diagnoza zajmie kolejne 30. Co robisz w tym czasie?', [
  answer(
    10,
    'Uprzedzam odbiorcę i sprawdzam, gdzie stoją moje wolne ciągniki',
    'Plan B jest gotowy, zanim okaże się potrzebny, a odbiorca wie o sprawie od nas.',
    [effect('TIME', 80)],
  ),
  answer(
    -5,
    'Od razu zamawiam podwykonawcę, żeby nie tracić czasu na diagnozę',
    'Przed diagnozą nie wiadomo, czy zastępstwo jest potrzebne i jakie. Opłata za gotowość i tak zostaje po naszej stronie.',
    [effect('MONETARY', 900), effect('TIME', 80)],
  ),
  answer(
    5,
    'Czekam na wynik diagnozy i do tego czasu niczego nie zmieniam',
    'Strata czasu jest ta sama, ale możliwości po diagnozie będzie mniej.',
    [effect('TIME', 80)],
  ),
]);

/** Oil pressure is gone and the truck stands on the hard shoulder with its cargo. */
export const ENGINE_BREAKDOWN = emergency({
  id: 'K05',
  name: 'Awaria silnika z ładunkiem',
  sources: [source('CMR', 'art. 17 ust. 3 (wady pojazdu)', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'engine-breakdown',
  description:
    'Zapaliła się kontrolka ciśnienia oleju i silnik stracił moc. Kierowca zdążył zatrzymać zestaw na poboczu.',
  help: 'Kierowca stoi tuż obok ruchu, więc zacznij od jego bezpieczeństwa. O zastępstwie decyduj dopiero wtedy, gdy wiesz, ile potrwa naprawa.',
  knowledge:
    'O tym, czy naprawiać na miejscu, holować, czy podstawić ciągnik zastępczy, decydują trzy rzeczy: diagnoza, pozostały czas jazdy kierowcy i okno rozładunku. Jazda bez ciśnienia oleju zaciera silnik w kilka minut. Przy awarii ciągnika naczepa i ładunek są zwykle sprawne, dlatego przepięcie naczepy bywa szybsze i tańsze niż przeładunek. W grze zastępstwo to zawsze drugi samochód z drugim listem przewozowym; w życiu po przepięciu naczepy w liście zmienia się tylko numer rejestracyjny ciągnika.',
  situation: ask('Co polecasz kierowcy w pierwszej kolejności?', [
    answer(
      -5,
      'Jechać powoli do najbliższego zjazdu i dopiero tam wezwać pomoc',
      'Bez ciśnienia oleju silnik zatarł się po kilkuset metrach, a zestaw zablokował pas ruchu.',
      [effect('MONETARY', 8000), effect('TIME', 60)],
    ),
    answer(
      10,
      'Kamizelka, trójkąt, zejście za barierę i telefon do assistance z numerem polisy',
      'Bezpieczeństwo kierowcy i zgłoszenie awarii załatwione w kilka minut.',
      [effect('TIME', 15)],
      { situation: MEANWHILE },
    ),
    answer(
      -5,
      'Sprawdzić poziom oleju, spróbować jeszcze raz uruchomić silnik i oddzwonić z wynikiem',
      'Ponowne uruchomienie bez ciśnienia oleju powiększyło uszkodzenie, a kierowca pracował bez zabezpieczenia obok ruchu.',
      [effect('TIME', 30), effect('MONETARY', 1500)],
      { situation: MEANWHILE },
    ),
  ]),
  carSituation: AFTER_DIAGNOSIS,
  timeWindowSituation: deliveryTalk(240),
});
