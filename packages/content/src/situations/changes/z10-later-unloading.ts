import { answer, ask, change, effect } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** The consignee takes the goods twelve hours later. */
export const LATER_UNLOADING = change({
  id: 'Z10',
  name: 'Odbiorca przesuwa rozładunek o dwanaście godzin',
  description:
    'Odbiorca robi inwentaryzację i w umówionym oknie nie przyjmie towaru. Nowe okno wyznacza dwanaście godzin później, a o kosztach postoju nie wspomina.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Jak organizujesz czas do nowego okna?', [
    answer(
      15,
      'Parking strzeżony, odpoczynek kierowcy i postojowe od zleceniodawcy',
      'Towar jest bezpieczny, kierowca rusza wypoczęty, a za postój płaci zleceniodawca, bo z nim mamy umowę; sam rozliczy się z odbiorcą.',
      [effect('MOVE_SHIPMENT', 720), effect('REST_DRIVER'), effect('TIME', 540), effect('GIVE_MONEY', demurrage(720))],
    ),
    answer(
      5,
      'Bezpłatny postój na parkingu bez ochrony i odpoczynek kierowcy w kabinie',
      'Na razie taniej, ale postojowe przepadło, a towar przez dziewięć godzin stał bez ochrony.',
      [effect('MOVE_SHIPMENT', 720), effect('REST_DRIVER'), effect('TIME', 540)],
    ),
    answer(
      -5,
      'Zawracam pojazd z towarem do miejsca załadunku i przyjadę w nowym oknie',
      'Powrót bez zgody nadawcy zerwał przewóz: zapłata przepadła, a za kilometry w drugą stronę płacimy sami.',
      [effect('GO_BACK'), effect('MOVE_SHIPMENT', 720)],
    ),
  ]),
});
