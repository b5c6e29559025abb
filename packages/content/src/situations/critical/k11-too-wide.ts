import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const ONWARD = ask('Na nowe zezwolenie trzeba czekać trzy dni. Jak ratujesz przewóz?', [
  answer(
    15,
    'Podstawiam zestaw z zezwoleniem kategorii IV i pilotem, przeładowujemy dźwigiem',
    'Kategoria IV obejmuje drogi publiczne, 3,40 m szerokości i 60 t, a pilot spełnia drugi warunek: ładunek pojedzie legalnie.',
    [effect('TIME', 300), effect('MONETARY', 3400)],
    { newCar: true },
  ),
  answer(
    -10,
    'Oddaję ładunek nadawcy i kończę zlecenie, bo to on podał błędne dane',
    'Za niewykonany przewóz nikt nie zapłaci, a klient żąda kary umownej. Protokół z błędem nadawcy pozwolił zbić ją do połowy, choć zastępstwo było osiągalne.',
    [effect('LEAVE_SHIPMENT', 50)],
  ),
  answer(
    5,
    'Czekam na nowe zezwolenie, a zestaw razem z ładunkiem stoi na parkingu strzeżonym',
    'To legalne i kierowca odpocznie, ale ładunek i pojazd stoją przez trzy doby.',
    [effect('TIME', 4320), effect('MONETARY', 240), effect('REST_DRIVER')],
  ),
]);

const ORIGIN = ask('W zleceniu nadawca podał szerokość {cargo_width}\u00a0m. Kto zapłaci za ten błąd?', [
  answer(
    0,
    'My, bo klient jest ważny i nie warto się z nim spierać',
    'Wyrozumiałość bywa cenna, ale cały koszt zostaje u nas, a nadawca nie dowie się o błędzie.',
  ),
  answer(
    -10,
    'Kierowca: potrącam mu karę z wypłaty, bo przed wyjazdem nie zmierzył ładunku',
    'Bez pisemnej zgody kierowcy potrącać nie wolno (Kodeks pracy, art. 91), a dane do zezwolenia podał nadawca. Pomiar przed wyjazdem to dobra praktyka, nie podstawa potrącenia.',
    [],
    { breaks: breach('LABOUR_CODE', 'art. 91', 'Potrącenie z wypłaty bez pisemnej zgody kierowcy') },
  ),
  answer(
    10,
    'Nadawca: sporządzam protokół i zdjęcia, wystawiam mu notę obciążeniową',
    'Koszty wynikłe z błędnych danych obciążają nadawcę. Po obejrzeniu dowodów zwrócił dużą część wydatków.',
    [effect('GIVE_MONEY', 3500)],
  ),
]);

/** A check measures a load wider than its permit allows. */
export const TOO_WIDE = emergency({
  id: 'K11',
  name: 'Ponadgabaryt szerszy niż w zezwoleniu',
  sources: [
    source('ROAD_TRAFFIC', 'art. 64, 64ea, 140aa i 140ab oraz załącznik nr 1', '2026-11-30'),
    source('PILOTING', '§ 2', '2026-11-29'),
    source('CARRIAGE', 'art. 72', '2026-11-29'),
    source('LABOUR_CODE', 'art. 91', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'oversize',
  types: ['PG'],
  lands: ['PL'],
  bossCallPoints: 0,
  description:
    'Inspekcja Transportu Drogowego zmierzyła zestaw: ma 3,35\u00a0m szerokości. Jego zezwolenie obejmuje szerokość do 3,20\u00a0m, a pojazdu pilotującego nie ma.',
  help: 'Porównaj wymiar z kategorią zezwolenia i z progiem, od którego potrzebny jest pilot. Pomyśl, czy wolno ruszyć z miejsca kontroli.',
  knowledge:
    'W Polsce zezwolenie kategorii II obejmuje szerokość do 3,20\u00a0m, a kategorii III do 3,40\u00a0m na drogach krajowych, oba tylko przy masie, która zezwolenia nie wymaga; cięższy zestaw, do 60\u00a0t, potrzebuje kategorii IV (do 3,40\u00a0m, na drodze dwujezdniowej klasy A lub S do 4\u00a0m). Przejazd z zezwoleniem innej kategorii niż wymagana to przejazd bez zezwolenia (art. 64ea). Powyżej 3,20\u00a0m potrzebny jest jeden pojazd pilotujący, powyżej 3,60\u00a0m dwa. Za przejazd bez zezwolenia kategorii II–IV grozi 5\u00a0000\u00a0zł kary, a bez zezwolenia kategorii V od 6\u00a0000 do 15\u00a0000\u00a0zł; za brak pilota osobno 3\u00a0000\u00a0zł (Prawo o ruchu drogowym, art. 140ab). Za dane ładunku odpowiada nadawca (Prawo przewozowe, art. 72), ale wymiar warto sprawdzić taśmą jeszcze przed wyjazdem.',
  situation: ask('Inspektor kończy protokół. Co polecasz kierowcy?', [
    answer(
      -15,
      'Poczekać do nocy, aż kontrola odjedzie, i dotrzeć do celu bocznymi drogami',
      'Nocą czekała druga kontrola i druga kara. Świadome złamanie zakazu stawia też pod znakiem zapytania dobrą reputację firmy.',
      [effect('TIME', 300), effect('MONETARY', 10000)],
      {
        breaks: breach('ROAD_TRAFFIC', 'art. 64 ust. 1', 'Przejazd pojazdem nienormatywnym bez właściwego zezwolenia'),
        situation: ORIGIN,
      },
    ),
    answer(
      15,
      'Nie ruszać w trasę i zjechać pod nadzorem na wskazany parking',
      'Kary za ten odcinek nie da się już cofnąć, ale każdy następny kilometr bez zezwolenia to kolejna. Naprawdę byłoby to 8\u00a0000\u00a0zł, po doliczeniu braku pilota; w grze 5\u00a0000\u00a0zł.',
      [effect('TIME', 60), effect('MONETARY', 5000)],
      { situation: ORIGIN },
    ),
    answer(
      -5,
      'Przesunąć ładunek na platformie tak, żeby zmieścić się w 3,20\u00a0m',
      'Ładunek ma stałą szerokość, więc przesuwanie niczego nie zmieniło. Do kary doszedł stracony czas.',
      [effect('TIME', 90), effect('MONETARY', 5000)],
      { situation: ORIGIN },
    ),
  ]),
  carSituation: ONWARD,
  timeWindowSituation: deliveryTalk(480),
});
