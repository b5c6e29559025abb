import type { TeacherCards } from './teacher-card.ts';

const CONTRACT = 'Umowa stron: zmiana warunków zlecenia wymaga zgody obu, najlepiej na piśmie';

/** The cards of the changes of date or transport. */
export const CHANGE_CARDS: TeacherCards = {
  Z01: {
    teaches: 'Inny rodzaj przewozu to inna cena: najpierw aneks, potem chłodnia.',
    ask: 'Co stracimy, a\u00a0co klient, jeśli pojedziemy plandeką?',
  },
  Z02: {
    teaches: 'Na naczepie szerokiej na 2,55\u00a0m ładunek może sięgać 3\u00a0m; szerszy bez zezwolenia nie pojedzie.',
    practice: 'Za granicą: przepisy danego kraju',
    ask: 'Kiedy ładunek jest podzielny i\u00a0co to zmienia?',
  },
  Z03: {
    teaches: 'Ciągnik i\u00a0naczepa to dwa zasoby: zepsutą naczepę się przepina, a\u00a0awizację poprawia.',
    practice: 'Warunki zlecenia',
    ask: 'Dlaczego brama nie wpuści zestawu z\u00a0innym numerem naczepy niż w\u00a0awizacji?',
  },
  Z04: {
    teaches:
      'Miejsce dostawy może zmienić nadawca: przewoźnik żąda pisma i\u00a0zwrotu kosztów, a\u00a0odmawia tylko niewykonalnego.',
    ask: 'Które koszty nowej trasy policzycie, zanim samochód ruszy po ładunek?',
  },
  Z05: {
    teaches: 'Przesuwając załadunek, przesuwa się też dostawę i\u00a0żąda postojowego, w\u00a0jednym piśmie.',
    practice: CONTRACT,
    ask: 'Kto zapłaci za spóźnioną dostawę, jeśli przesuniemy tylko załadunek?',
  },
  Z06: {
    teaches: 'Obiecuje się tylko to, co wynika z\u00a0pozycji samochodu i\u00a0czasu jazdy kierowcy.',
    practice: 'Warunki zlecenia',
    ask: 'Jakie dwie liczby sprawdzić, zanim padnie „tak”?',
  },
  Z07: {
    teaches: 'Przymusowy postój zamienia się w\u00a0odpoczynek, jeśli zaplanuje się go od razu.',
    ask: 'Czym różni się gotowość pod bramą od odpoczynku?',
  },
  Z08: {
    teaches: 'Kolejność przy rampie ustala się z\u00a0magazynem, nie na placu.',
    practice: 'Regulamin magazynu i\u00a0awizacja',
    ask: 'Według czego wybralibyście, który pojazd ładuje pierwszy?',
  },
  Z09: {
    teaches: 'Wcześniejszą dostawę potwierdza się po policzeniu kilometrów i\u00a0czasu jazdy.',
    practice: 'Warunki zlecenia',
    ask: 'Ile zostało czasu jazdy, a\u00a0ile kilometrów? Zmieści się czy nie?',
  },
  Z10: {
    teaches: 'Postój z\u00a0ładunkiem: parking strzeżony, odpoczynek i\u00a0nota postojowa dla zleceniodawcy.',
    practice: 'Warunki zlecenia (postojowe); klauzula postojowa polisy OCP',
    ask: 'Komu i\u00a0z\u00a0jakim dowodem wystawić notę za postój?',
  },
  Z11: {
    teaches:
      'Nowy adres podaje ten, kto rozporządza towarem: zwykle nadawca przez zleceniodawcę, na piśmie, sprawdzony znanym numerem.',
    ask: 'Po czym poznać wyłudzenie? Wymieńcie trzy sygnały z\u00a0tej rozmowy.',
  },
  Z12: {
    teaches: 'Rozładunek na innej zmianie planuje się od odpoczynku kierowcy, a\u00a0zmianę godziny się wycenia.',
    practice: 'Warunki zlecenia',
    ask: 'O\u00a0której kierowca musi zacząć odpoczynek, żeby skończyć go w\u00a024\u00a0godziny i\u00a0zdążyć na nową godzinę?',
  },
  Z13: {
    teaches: 'Godzina przyjazdu w\u00a0liście przewozowym broni przed karą i\u00a0daje postojowe od zleceniodawcy.',
    practice: 'Warunki zlecenia',
    ask: 'Co dokładnie wpisać do listu i\u00a0kto ma to podpisać?',
  },
  Z14: {
    teaches: 'Rozładunek należy zwykle do odbiorcy, a\u00a0za towar odpowiada się aż do wydania.',
    ask: 'Kiedy kończy się odpowiedzialność przewoźnika za paletę na mokrej rampie?',
  },
  Z15: {
    teaches:
      'Za postój z\u00a0winy odbiorcy płaci zleceniodawca, bo z\u00a0nim jest umowa; mówi mu się o\u00a0tym od razu.',
    practice: 'Warunki zlecenia (postojowe)',
    ask: 'Co ustalić z\u00a0odbiorcą, a\u00a0co ze zleceniodawcą, zanim kierowca zjedzie na parking?',
  },
  Z16: {
    teaches: 'Zwrot przyjmuje się z\u00a0protokołem i\u00a0za zgodą nadawcy, nigdy bez dokumentów.',
    ask: 'Kto opisze szkodę, jeżeli nie zrobi tego kierowca?',
  },
};
