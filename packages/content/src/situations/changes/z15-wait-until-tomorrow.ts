import { answer, ask, change, effect } from '@fracht/scenarios';

/** The consignee unloads tomorrow only. */
export const WAIT_UNTIL_TOMORROW = change({
  id: 'Z15',
  name: 'Odbiorca każe czekać do jutra',
  description:
    'Zmiana w magazynie skończyła pracę przed czasem. Odbiorca każe kierowcy czekać z towarem do rana i zamyka bramę.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Co ustalasz na tę noc?', [
    answer(
      -10,
      'Kierowca nocuje przed bramą, żeby rano być pierwszy w kolejce',
      'W nocy pod bramą skradziono paliwo ze zbiorników. Pierwsze miejsce w kolejce tego nie wyrówna.',
      [effect('TIME', 660), effect('REST_DRIVER'), effect('MONETARY', 2000)],
    ),
    answer(
      5,
      'Parking strzeżony na nasz koszt i wczesny powrót pod bramę',
      'Towar i kierowca są bezpieczni, ale za cudze opóźnienie zapłaciliśmy sami.',
      [effect('TIME', 660), effect('REST_DRIVER'), effect('MONETARY', 130), effect('PROLONG_SHIPMENT', 480)],
    ),
    answer(
      15,
      'Parking strzeżony na koszt odbiorcy i awizację na rano',
      'Kierowca odpoczywa, towar jest pilnowany, a koszty nocy ponosi ten, kto zawinił.',
      [effect('TIME', 660), effect('REST_DRIVER'), effect('GIVE_MONEY', 500), effect('PROLONG_SHIPMENT', 720)],
    ),
  ]),
});
