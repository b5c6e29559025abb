import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';

/** A stranger gives another address by phone. */
export const STRANGER_ON_THE_PHONE = change({
  id: 'Z11',
  name: 'Zmiana miejsca dostawy przez telefon',
  sources: [
    source('CMR', 'art. 12 (kiedy rozporządza nadawca, a kiedy odbiorca)', '2026-11-29'),
    source('CARRIAGE', 'art. 53', '2026-11-29'),
  ],
  description:
    'Dzwoni nieznana osoba, przedstawia się jako logistyk odbiorcy i podaje nowy adres dostawy. Zna numer zlecenia i bardzo jej się spieszy.',
  type: 'CHANGE_DELIVERY_TIME',
  competence: 'INCIDENTS',
  status: 'DRIVING_WITH_SHIPMENT',
  situation: ask(`Jak reagujesz na telefoniczną zmianę adresu? ${POINTS_AT_STAKE}`, [
    answer(
      0,
      'Proszę rozmówcę o potwierdzenie nowego adresu e-mailem i na nie czekam',
      'Wiadomość przyszła z adresu łudząco podobnego do prawdziwego. Dopiero telefon do zleceniodawcy ujawnił oszustwo.',
      [effect('TIME', 90)],
    ),
    answer(
      -15,
      'Przekazuję kierowcy nowy adres, bo rozmówca zna numer zlecenia',
      'Towar wydano oszustom: numer zlecenia krąży w wielu firmach i niczego nie dowodzi. Za cały ładunek odpowiada się zwykle wielokrotnie większą kwotą niż ta w grze.',
      [effect('NO_PAYMENT'), effect('MONETARY', 6000), effect('CANCEL_POINTS')],
      {
        breaks: breach(
          'CMR',
          'art. 12, a w kraju Prawo przewozowe, art. 53',
          'Wydanie towaru na polecenie osoby nieuprawnionej',
        ),
      },
    ),
    answer(
      15,
      'Oddzwaniam do zleceniodawcy i żądam pisemnej dyspozycji od nadawcy',
      'To klasyczny schemat wyłudzenia towaru. Jeden telefon na znany numer wystarczył, żeby je udaremnić.',
      [effect('TIME', 30)],
    ),
  ]),
});
