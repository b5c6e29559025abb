import { NUMBER } from '../pl/number.ts';
import { DEMURRAGE } from '../situations/demurrage.ts';
import { source } from '@fracht/scenarios';
import type { Terms } from './term.ts';

/** Terms of driving time, rests, windows and deadlines. */
export const TIME_TERMS = {
  tachograph: {
    word: 'tachograf',
    also: 'karta kierowcy wydruk',
    means:
      'Urządzenie, które zapisuje jazdę, inną pracę, gotowość i\u00a0odpoczynek kierowcy. Kierowca loguje się do niego własną kartą.',
    sources: [source('TACHOGRAPHS', 'art. 34', '2026-11-28')],
    inGame: 'Tarcza i\u00a0pasek przy samochodzie. Liczą minuty jazdy od ostatniego odpoczynku.',
  },
  driverCard: {
    word: 'karta kierowcy',
    also: 'tachograf wydruk PWPW uszkodzona zgubiona',
    means:
      'Imienna karta, na której tachograf zapisuje dzień kierowcy. Gdy nie działa, kierowca robi podpisane wydruki na początku i\u00a0na końcu jazdy, w\u00a07\u00a0dni występuje o\u00a0nową, a\u00a0bez karty jeździ najwyżej 15\u00a0dni, dłużej tylko na powrót do bazy.',
    sources: [source('TACHOGRAPHS', 'art. 27, 29 i 35', '2026-11-29')],
    inGame: 'W\u00a0grze karta działa zawsze, poza sytuacją, która o\u00a0niej opowiada.',
  },
  drivingTime: {
    word: 'dzienny czas prowadzenia pojazdu',
    also: 'czas jazdy 9 10\u00a0godzin',
    means:
      'Najwyżej 9\u00a0godzin jazdy między odpoczynkami; dwa razy w\u00a0tygodniu wolno 10\u00a0godzin. W\u00a0tygodniu najwyżej 56, w\u00a0dwóch 90\u00a0godzin.',
    sources: [source('DRIVING_TIMES', 'art. 6', '2026-11-29')],
    inGame:
      'Limit to {time:car_worktime} jazdy, bez wydłużenia do 10\u00a0godzin. Przekroczenie kosztuje {number:points_overdue} pkt, a\u00a0każda rozpoczęta godzina ponad limit to szansa kontroli: {percent:check_chance_home} w\u00a0Polsce, {percent:check_chance_abroad} za granicą.',
  },
  break: {
    word: 'przerwa 45\u00a0minut',
    also: 'pauza 4,5\u00a0godziny 15 30',
    means:
      'Po najwyżej 4 godzinach i\u00a030 minutach jazdy kierowca robi 45\u00a0minut przerwy; można ją podzielić na 15 i\u00a030\u00a0minut, w\u00a0tej kolejności.',
    sources: [source('DRIVING_TIMES', 'art. 7', '2026-11-29')],
    inGame:
      'Po {time:break_after_minutes} jazdy kierowca sam staje na {time:break_minutes}, a\u00a0plany i\u00a0godziny przyjazdu już to liczą. Przerwą jest też postój tej długości bez pracy, na przykład czekanie na okno albo rejs, ale nie załadunek. Podziału 15 + 30 gra nie zna.',
  },
  dailyRest: {
    word: 'odpoczynek dobowy',
    also: 'dzienny okres odpoczynku 11 9\u00a0godzin skrócony',
    means:
      'Co najmniej 11\u00a0godzin nieprzerwanie albo 3 i\u00a0potem 9. Skrócony: co najmniej 9\u00a0godzin, najwyżej trzy razy między odpoczynkami tygodniowymi. Musi się skończyć w\u00a0ciągu 24\u00a0godzin od końca poprzedniego, więc od początku pracy do odpoczynku mija najwyżej 13\u00a0godzin, przed skróconym 15.',
    sources: [source('DRIVING_TIMES', 'art. 4 i 8', '2026-11-29')],
    inGame:
      'Trwa {time:rest_minutes}; wszystko poniżej 11\u00a0godzin to w\u00a0przepisach odpoczynek skrócony. Ile takich już było, gra nie liczy. Praca i\u00a0odpoczynek muszą zmieścić się w\u00a0dobie: {time:day_minutes} od rozpoczęcia pracy; za jazdę po niej grożą te same kontrole i\u00a0kary co po limicie. O\u00a0której najpóźniej zacząć odpoczynek, mówią pasek i\u00a0karta samochodu. Przerwany przed końcem nie liczy się wcale; kierowca wolny w\u00a0mieście przez cały ten czas też odpoczął.',
  },
  weeklyRest: {
    word: 'odpoczynek tygodniowy',
    also: '45\u00a0godzin 24\u00a0godziny kabina',
    means:
      'Regularny 45\u00a0godzin, skrócony 24\u00a0godziny z\u00a0późniejszym wyrównaniem. Regularnego nie wolno spędzać w\u00a0kabinie.',
    sources: [source('DRIVING_TIMES', 'art. 8', '2026-11-29')],
    inGame: 'Gra trwa krócej niż tydzień, więc pytają o\u00a0niego tylko sytuacje.',
  },
  availability: {
    word: 'gotowość',
    also: 'dyspozycyjność czekanie',
    means:
      'Czas, w\u00a0którym kierowca nie musi być na stanowisku, ale ma być gotów podjąć jazdę lub inną pracę, a\u00a0długość czekania zna z\u00a0góry. Przesuwanie zestawu w\u00a0kolejce to już praca. Gotowość nie jest odpoczynkiem dobowym.',
    sources: [
      source('WORKING_TIME', 'art. 3', '2026-11-29'),
      source('DRIVERS_WORKING_TIME', 'art. 6, 9 i 10', '2026-11-29'),
    ],
  },
  otherWork: {
    word: 'inna praca',
    also: 'załadunek formalności młotki',
    means:
      'Praca kierowcy poza jazdą: załadunek, mocowanie, dokumenty, tankowanie. Razem z\u00a0jazdą to jego czas pracy, który ma własne limity: przeciętnie 48, najwyżej 60\u00a0godzin w\u00a0tygodniu.',
    sources: [
      source('DRIVING_TIMES', 'art. 4', '2026-11-29'),
      source('WORKING_TIME', 'art. 3 i 4', '2026-11-29'),
      source('DRIVERS_WORKING_TIME', 'art. 6 i 12', '2026-11-29'),
    ],
    inGame:
      'Załadunek i\u00a0czekanie nie wliczają się do limitu jazdy, ale do doby kierowcy tak. Tygodnia pracy gra nie liczy.',
  },
  timeWindow: {
    word: 'okno czasowe',
    also: 'okno slot godziny',
    means:
      'Godziny, w\u00a0których magazyn przyjmuje samochód: na załadunek albo na rozładunek. Zapisuje je zlecenie, a\u00a0godzinę wewnątrz nich umawia awizacja.',
    practice: 'warunki zlecenia; regulamin magazynu',
    inGame: 'Każde zlecenie ma dwa: załadunku i\u00a0rozładunku. Kto przyjedzie przed oknem, czeka na jego początek.',
  },
  loadingWindow: {
    word: 'okno załadunku',
    also: 'slot od do podjęcie',
    means:
      'Godziny, w\u00a0których nadawca czeka z\u00a0towarem. Kto przyjedzie wcześniej, czeka; kto później, traci miejsce.',
    practice: 'warunki zlecenia',
    inGame:
      'Za załadunek rozpoczęty w\u00a0oknie dostaje się {number:points_loaded} pkt. Zlecenie, którego nie załadowano {time:expiry_minutes} od końca okna, przepada: pełna kara i\u00a0{number:points_expired} pkt mniej.',
  },
  unloadingWindow: {
    word: 'okno rozładunku',
    also: 'slot dostawa od do',
    means: 'Godziny, w\u00a0których odbiorca przyjmuje towar. Przed nim się czeka, po nim dostawa jest spóźniona.',
    practice: 'warunki zlecenia',
    inGame: 'Po oknie czeka się {time:late_unloading_minutes} na nową awizację i\u00a0dopiero wtedy rozładowuje.',
  },
  slotBooking: {
    word: 'awizacja',
    also: 'awizo rampa rezerwacja okna',
    means:
      'Zgłoszenie przyjazdu do magazynu: numer zlecenia, numery rejestracyjne, godzina. Bez niej brama nie wpuści.',
    practice: 'regulamin magazynu',
  },
  onTime: {
    word: 'dostawa na czas',
    also: 'terminowość OTD',
    means: 'Dostawa, przy której samochód zgłosił się w\u00a0oknie rozładunku.',
    inGame:
      'Daje {number:points_delivered} pkt. Za każdą rozpoczętą godzinę spóźnienia traci się {number:points_late_hour} pkt, najwyżej {number:points_late_most}, i\u00a0ćwierć kary umownej.',
  },
  demurrage: {
    word: 'postojowe',
    also: 'przestój nota rampa',
    means:
      'Opłata za czas, w\u00a0którym pojazd czeka z\u00a0winy załadowcy lub odbiorcy. Żąda się jej od zleceniodawcy, bo z\u00a0nim jest umowa; podstawą jest potwierdzona godzina przyjazdu albo pisemna zgoda na zapłatę za przesunięcie terminu.',
    sources: [source('CMR', 'bez przepisu o postojowym', '2026-11-29')],
    practice: 'warunki zlecenia',
    inGame: `W\u00a0sytuacjach jedna stawka: ${DEMURRAGE.freeHours}\u00a0godziny bez opłaty, potem ${DEMURRAGE.hour}\u00a0zł za każdą rozpoczętą, najwyżej ${NUMBER.format(DEMURRAGE.day)}\u00a0zł za dobę.`,
  },
  timeReserve: {
    word: 'zapas czasu',
    also: 'bufor margines na styk',
    means:
      'Tyle minut zostaje do końca okna, jeśli nic się nie wydarzy. Korek, objazd i\u00a0kontrola zjadają go pierwsze.',
    inGame: 'Stoi przy każdym zleceniu i\u00a0samochodzie, razem z\u00a0odpoczynkami, ale bez przyszłych zdarzeń.',
  },
} as const satisfies Terms;
