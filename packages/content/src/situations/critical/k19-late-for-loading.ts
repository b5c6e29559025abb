import { answer, ask, effect, emergency } from '@fracht/scenarios';

const NEXT_SLOT = ask(
  'Nadawca nie może czekać: najbliższe wolne okno ma dopiero za około 12 godzin. Co postanawiasz?',
  [
    answer(
      0,
      'Rezygnuję ze zlecenia, bo pojazd nie może tyle stać',
      'Rezygnacja kosztuje zarobek i część kary umownej, choć wolne okno było do wzięcia.',
      [effect('LEAVE_SHIPMENT', 50)],
    ),
    answer(
      5,
      'Proszę o pomoc podwykonawcę, który stoi najbliżej magazynu',
      'Ładunek pojedzie wcześniej, ale podwykonawca zabiera dużą część marży.',
      [effect('MONETARY', 500)],
      { newCar: true },
    ),
    answer(
      10,
      'Biorę to okno i za zgodą klienta przesuwam też dostawę',
      'Najmniejsza strata: kierowca w tym czasie odbierze odpoczynek, a oba terminy są uzgodnione.',
      [effect('MOVE_PICKUP', 720), effect('MOVE_SHIPMENT', 720), effect('TIME', 720), effect('REST_DRIVER')],
    ),
  ],
);

/** The truck comes to the loading after the window has closed. */
export const LATE_FOR_LOADING = emergency({
  id: 'K19',
  name: 'Spóźnienie na awizację załadunku',
  subtype: 'PICKUP_OVER_TIME',
  competence: 'WINDOWS',
  status: 'DRIVING_TO_SHIPMENT',
  image: 'late-arrival',
  description:
    'Zestaw dojeżdża do magazynu, a okno załadunku jest już zamknięte. Kierowca pyta, czy magazyn jeszcze go przyjmie.',
  help: 'Nadawca może przestawić kolejkę, jeśli dowie się o spóźnieniu od Ciebie, a nie od pustej rampy. Podaj mu godzinę, której pojazd naprawdę dotrzyma.',
  knowledge:
    'W zleceniach spotyka się kary za niepodstawienie pojazdu w wysokości od 10 do 100 % frachtu. Telefon do nadawcy z pozycją GPS i realną godziną przyjazdu zwykle wystarcza, by ich uniknąć. Każdą zmianę awizacji warto od razu potwierdzić e-mailem.',
  situation: ask(
    'Numer do magazynu nadawcy: {pick_phone}. Jak postępujesz?',
    [
      answer(
        15,
        'Dzwonię do nadawcy, podaję pozycję GPS i proszę o późniejszą godzinę załadunku',
        'Nadawca zna prawdziwą godzinę przyjazdu i może przestawić kolejkę do rampy.',
        [],
        { input: true, inputType: 'PROLONG_PICKUP', inputValue: 90 },
      ),
      answer(
        5,
        'Nie dzwonię jeszcze do nadawcy, tylko kieruję pojazd na skrót bocznymi drogami',
        'Skrót okazał się dłuższy. Zysku nie ma żadnego, a rozmowa z nadawcą i tak jest potrzebna.',
        [],
        { changeDistance: 35, situation: NEXT_SLOT },
      ),
      answer(
        -10,
        'Nic nie robię: kierowca podjedzie, a magazyn na pewno go przyjmie',
        'Brama jest zamknięta, a rampę zajął inny przewoźnik. Następna awizacja jest dopiero za pół doby.',
        [effect('MOVE_PICKUP', 720), effect('TIME', 720), effect('REST_DRIVER')],
      ),
    ],
    NEXT_SLOT,
  ),
});
