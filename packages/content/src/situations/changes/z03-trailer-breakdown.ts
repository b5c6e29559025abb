import { answer, ask, change, effect, source } from '@fracht/scenarios';

/** The company's trailer breaks down before the car has set out; the kind of transport stays. */
export const TRAILER_BREAKDOWN = change({
  id: 'Z03',
  name: 'Awaria naczepy przed załadunkiem',
  sources: [source('CMR', 'art. 17 ust. 3 (wady pojazdu)', '2026-11-29'), source('CARRIAGE', 'art. 65', '2026-11-29')],
  description:
    'Kierowca szykuje się do wyjazdu i melduje, że naczepa przeznaczona do tego ładunku ma nieszczelny układ hamulcowy: nie wolno nią jechać. Nadawca liczy na podstawienie pojazdu w terminie.',
  type: 'CHANGE_TRUCK',
  competence: 'VEHICLE_AND_COST',
  ownership: 'COMPANY',
  status: 'FREE_BOOKED',
  truck: 'SAME',
  situation: ask('Jak ratujesz podstawienie pojazdu?', [
    answer(
      15,
      'Przepinam ten sam ciągnik do zapasowej naczepy i poprawiam numery w awizacji',
      'Strata to tylko czas przepięcia. Awizacja z nowymi numerami sprawi, że brama wpuści zestaw bez pytań.',
      [effect('TIME', 45)],
      { newCar: true },
    ),
    answer(
      -10,
      'Czekam, aż warsztat naprawi naczepę, i podstawiam zestaw pół doby później',
      'Awaria pojazdu nie zwalnia przewoźnika z obowiązku podstawienia. Nadawca naliczył karę umowną.',
      [effect('MOVE_PICKUP', 720), effect('MONETARY', 1000)],
    ),
    answer(
      5,
      'Zamawiam u podwykonawcy gotowy zestaw, który od razu może ruszyć',
      'Zestaw może ruszyć od razu, ale drożej: zapasowa naczepa stała na placu za darmo.',
      [effect('MONETARY', 500)],
      { newCar: true },
    ),
  ]),
});
