import { answer, ask, change, effect } from '@fracht/scenarios';

/** The consignee takes the goods a day later. */
export const UNLOADING_TOMORROW = change({
  id: 'Z10',
  name: 'Odbiorca przesuwa rozładunek na jutro',
  description:
    'U odbiorcy trwa inwentaryzacja i dziś nie przyjmie towaru. Nowe okno wyznacza na jutro, a o kosztach postoju nie wspomina.',
  type: 'CHANGE_DELIVERY_TIME',
  competence: 'WINDOWS',
  situation: ask('Jak organizujesz czas do jutrzejszego rozładunku?', [
    answer(
      15,
      'Parking strzeżony, odpoczynek kierowcy i postojowe od zleceniodawcy',
      'Towar jest bezpieczny, kierowca rano rusza wypoczęty, a za postój płaci ten, kto przesunął termin.',
      [effect('MOVE_SHIPMENT', 720), effect('REST_DRIVER'), effect('TIME', 660), effect('GIVE_MONEY', 400)],
    ),
    answer(
      5,
      'Bezpłatny postój na ulicy pod firmą odbiorcy i odpoczynek w kabinie',
      'Dziś taniej, ale postojowe przepadło, a towar przez całą noc stał bez ochrony.',
      [effect('MOVE_SHIPMENT', 720), effect('REST_DRIVER'), effect('TIME', 660)],
    ),
    answer(
      -5,
      'Zawracam pojazd z towarem do miejsca załadunku i wracam jutro',
      'Powrót bez zgody nadawcy zerwał przewóz: zapłata przepadła, a za kilometry w drugą stronę płacimy sami.',
      [effect('GO_BACK'), effect('MOVE_SHIPMENT', 720)],
    ),
  ]),
});
