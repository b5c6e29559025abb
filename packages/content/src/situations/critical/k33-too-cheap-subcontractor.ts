import { answer, ask, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';

const NEXT_ORDER = ask('Następnym razem podwykonawca będzie prawdziwy. Co wpisujesz do zlecenia dla niego?', [
  answer(
    -5,
    'Nic szczególnego: za towar odpowiada ten, kto nim fizycznie jedzie, a nie my',
    'Wobec klienta odpowiadasz za podwykonawcę jak za siebie. Zlecenie bez warunków niczego Ci nie odda.',
  ),
  answer(
    10,
    'Zakaz podzlecania, tablice i kierowcę, które sprawdzi magazyn',
    'Magazyn wyda towar tylko temu, kogo zapowiedziałeś, a zlecenie nie powędruje dalej bez Twojej wiedzy.',
  ),
  answer(
    3,
    'Wysoką karę umowną za każde opóźnienie i za każde uszkodzenie towaru',
    'Kara działa na uczciwych. Oszust jej nie zapłaci, a magazyn nadal nie wie, komu ma wydać towar.',
  ),
]);

const NOT_THEIRS = ask(
  'Firma z rejestru odpowiada: „to nie my, nasza poczta ma inną domenę”. Oferent nalega, że pojazd już czeka. Co robisz?',
  [
    answer(
      10,
      'Odmawiam, zgłaszam ofertę giełdzie i policji, a po ładunek jedzie nasz zestaw',
      'Podszywano się pod prawdziwą firmę. Zgłoszenie chroni następnych, a ładunek jedzie z kimś, kogo znasz.',
      [effect('TIME', 10)],
      { situation: NEXT_ORDER },
    ),
    answer(
      3,
      'Odmawiam i kończę rozmowę, a po ładunek jedzie dalej nasz zestaw',
      'Towar jest bezpieczny, ale to samo konto za godzinę spróbuje u kogoś innego.',
      [],
      { situation: NEXT_ORDER },
    ),
    answer(
      -10,
      'Proszę o zdjęcie ciągnika z tablicami: skoro pojazd istnieje, zlecę mu przewóz',
      'Zdjęcie było prawdziwe, tablice też, tylko pojazd należał do kogo innego. Towar podjęto i zniknął.',
      [effect('LEAVE_SHIPMENT', 100), effect('MONETARY', 5000)],
    ),
  ],
);

/** An offer on a freight exchange that is too good, from an address that is not the carrier's. */
export const TOO_CHEAP_SUBCONTRACTOR = emergency({
  id: 'K33',
  name: 'Podwykonawca z giełdy za tani',
  sources: [
    source('CMR', 'art. 3 i 29', '2026-11-29'),
    source('CARRIAGE', 'art. 5', '2026-11-29'),
    source('HAULIERS', 'art. 16 (rejestr przewoźników)', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'VEHICLE_AND_COST',
  image: 'suspicious-offer',
  types: ['ST', 'ATP'],
  status: 'DRIVING_TO_SHIPMENT',
  description:
    'Zestaw jedzie po ładunek, ale przydałby się gdzie indziej, więc za zgodą klienta wystawiłeś ten przewóz na giełdzie. Przewoźnik o znanej nazwie bierze go o 20 % taniej niż inni i może ruszyć od razu. Skany licencji i polisy przyszły z adresu w domenie „transp0rt-xy.com”.',
  help: 'Skan dowodzi tylko tego, że ktoś go ma. Pomyśl, gdzie to samo sprawdzisz bez pomocy oferenta, zanim oddasz mu cudzy towar.',
  knowledge:
    'Przewoźnik odpowiada za podwykonawcę jak za siebie: w przewozie międzynarodowym mówi o tym CMR, art. 3, w krajowym Prawo przewozowe, art. 5. Zezwolenie, licencję i wypisy sprawdza się w rejestrze KREPTD, który prowadzi Główny Inspektor Transportu Drogowego, polisę OCP u ubezpieczyciela, a dzwoni się na numer znaleziony samodzielnie, nie ten z oferty. Cena dużo poniżej innych, pośpiech, świeże konto i domena podobna do cudzej to typowe ślady wyłudzenia. Kto wyda towar oszustowi, odpowiada za całą przesyłkę, zwykle wielokrotnie większą kwotą niż ta w grze.',
  situation: ask(`Jak odpowiadasz na ofertę? ${POINTS_AT_STAKE}`, [
    answer(
      3,
      'Proszę o nowsze skany, certyfikat zarządzającego i referencje z ostatnich tras',
      'Nowe skany przyszły po pięciu minutach, ale z tego samego źródła. Dopiero rozmowa z prawdziwą firmą coś wyjaśniła.',
      [effect('TIME', 60)],
      { situation: NOT_THEIRS },
    ),
    answer(
      -15,
      'Zlecam przewóz, bo dokumenty wyglądają dobrze, a 20 % taniej to czysty zysk',
      'Dokumenty należały do prawdziwej firmy, a wysłał je kto inny. Towar podjęto i zniknął; za przesyłkę odpowiadamy wobec klienta sami.',
      [effect('LEAVE_SHIPMENT', 100), effect('MONETARY', 5000), effect('CANCEL_POINTS')],
    ),
    answer(
      15,
      'Sprawdzam KREPTD, polisę u ubezpieczyciela i dzwonię na numer spoza oferty',
      'Trzy źródła, na które oferent nie ma wpływu. Kwadrans wystarczył, żeby dotrzeć do prawdziwej firmy.',
      [effect('TIME', 15)],
      { situation: NOT_THEIRS },
    ),
  ]),
});
