import type { TeacherCards } from './teacher-card.ts';

/** The day on which the rules named here were last looked up. */
const CHECKED = '2026-11-29';
const AT_HOME = 'w\u00a0kraju Prawo przewozowe';
const CONTRACT = 'Umowa stron: zmiana warunków zlecenia wymaga zgody obu, najlepiej na piśmie';

/** The cards of the changes of date or transport. */
export const CHANGE_CARDS: TeacherCards = {
  Z01: {
    teaches: 'Inny rodzaj przewozu to inna cena: najpierw aneks, potem chłodnia.',
    source:
      'Rozporządzenie (WE) nr\u00a0852/2004, załącznik\u00a0II (łańcuch chłodniczy); umowa ATP w\u00a0przewozie międzynarodowym',
    ask: 'Co stracimy, a\u00a0co klient, jeśli pojedziemy plandeką?',
  },
  Z02: {
    teaches: 'Na naczepie szerokiej na 2,55\u00a0m ładunek może sięgać 3\u00a0m; szerszy bez zezwolenia nie pojedzie.',
    source:
      'Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a061 ust.\u00a06, art.\u00a064 i\u00a0140ab; za granicą przepisy danego kraju',
    checked: CHECKED,
    ask: 'Kiedy ładunek jest podzielny i\u00a0co to zmienia?',
  },
  Z03: {
    teaches: 'Ciągnik i\u00a0naczepa to dwa zasoby: zepsutą naczepę się przepina, a\u00a0awizację poprawia.',
    source: `Konwencja CMR, art.\u00a017 ust.\u00a03 (wady pojazdu), ${AT_HOME}, art.\u00a065; warunki zlecenia`,
    ask: 'Dlaczego brama nie wpuści zestawu z\u00a0innym numerem naczepy niż w\u00a0awizacji?',
  },
  Z04: {
    teaches:
      'Miejsce dostawy może zmienić nadawca: przewoźnik żąda pisma i\u00a0zwrotu kosztów, a\u00a0odmawia tylko niewykonalnego.',
    source: `Konwencja CMR, art.\u00a012; ${AT_HOME}, art.\u00a053 i\u00a054`,
    checked: CHECKED,
    ask: 'Które koszty nowej trasy policzycie, zanim samochód ruszy po ładunek?',
  },
  Z05: {
    teaches: 'Przesuwając załadunek, przesuwa się też dostawę i\u00a0żąda postojowego, w\u00a0jednym piśmie.',
    source: CONTRACT,
    ask: 'Kto zapłaci za spóźnioną dostawę, jeśli przesuniemy tylko załadunek?',
  },
  Z06: {
    teaches: 'Obiecuje się tylko to, co wynika z\u00a0pozycji samochodu i\u00a0czasu jazdy kierowcy.',
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a06; warunki zlecenia',
    ask: 'Jakie dwie liczby sprawdzić, zanim padnie „tak”?',
  },
  Z07: {
    teaches: 'Przymusowy postój zamienia się w\u00a0odpoczynek, jeśli zaplanuje się go od razu.',
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a08; dyrektywa 2002/15/WE, art.\u00a03 (gotowość)',
    ask: 'Czym różni się gotowość pod bramą od odpoczynku?',
  },
  Z08: {
    teaches: 'Kolejność przy rampie ustala się z\u00a0magazynem, nie na placu.',
    source: 'Regulamin magazynu i\u00a0awizacja',
    ask: 'Według czego wybralibyście, który pojazd ładuje pierwszy?',
  },
  Z09: {
    teaches: 'Wcześniejszą dostawę potwierdza się po policzeniu kilometrów i\u00a0czasu jazdy.',
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a06; warunki zlecenia',
    ask: 'Ile zostało czasu jazdy, a\u00a0ile kilometrów? Zmieści się czy nie?',
  },
  Z10: {
    teaches: 'Postój z\u00a0ładunkiem: parking strzeżony, odpoczynek i\u00a0rachunek dla tego, kto przesunął termin.',
    source: 'Warunki zlecenia (postojowe); klauzula postojowa polisy OCP',
    ask: 'Komu i\u00a0z\u00a0jakim dowodem wystawić notę za postój?',
  },
  Z11: {
    teaches:
      'Nowy adres podaje ten, kto rozporządza towarem: zwykle nadawca przez zleceniodawcę, na piśmie, sprawdzony znanym numerem.',
    source: `Konwencja CMR, art.\u00a012 (kiedy rozporządza nadawca, a\u00a0kiedy odbiorca); ${AT_HOME}, art.\u00a053`,
    checked: CHECKED,
    ask: 'Po czym poznać wyłudzenie? Wymieńcie trzy sygnały z\u00a0tej rozmowy.',
  },
  Z12: {
    teaches: 'Rozładunek na innej zmianie planuje się od odpoczynku kierowcy, a\u00a0zmianę godziny się wycenia.',
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a08 ust.\u00a02; warunki zlecenia',
    checked: CHECKED,
    ask: 'O\u00a0której kierowca musi zacząć odpoczynek, żeby skończyć go w\u00a024\u00a0godziny i\u00a0zdążyć na nową godzinę?',
  },
  Z13: {
    teaches: 'Godzina przyjazdu w\u00a0liście przewozowym broni przed karą i\u00a0daje postojowe od zleceniodawcy.',
    source: `Warunki zlecenia; list przewozowy jako dowód: Konwencja CMR, art.\u00a09, ${AT_HOME}, art.\u00a038`,
    ask: 'Co dokładnie wpisać do listu i\u00a0kto ma to podpisać?',
  },
  Z14: {
    teaches: 'Rozładunek należy zwykle do odbiorcy, a\u00a0za towar odpowiada się aż do wydania.',
    source: `Konwencja CMR, art.\u00a017 ust.\u00a01; ${AT_HOME}, art.\u00a043 i\u00a065`,
    checked: CHECKED,
    ask: 'Kiedy kończy się odpowiedzialność przewoźnika za paletę na mokrej rampie?',
  },
  Z15: {
    teaches:
      'Za postój z\u00a0winy odbiorcy płaci zleceniodawca, bo z\u00a0nim jest umowa; mówi mu się o\u00a0tym od razu.',
    source: 'Warunki zlecenia (postojowe); rozporządzenie (WE) nr\u00a0561/2006, art.\u00a08',
    ask: 'Co ustalić z\u00a0odbiorcą, a\u00a0co ze zleceniodawcą, zanim kierowca zjedzie na parking?',
  },
  Z16: {
    teaches: 'Zwrot przyjmuje się z\u00a0protokołem i\u00a0za zgodą nadawcy, nigdy bez dokumentów.',
    source: `Konwencja CMR, art.\u00a012, 15 i\u00a030; ${AT_HOME}, art.\u00a053`,
    ask: 'Kto opisze szkodę, jeżeli nie zrobi tego kierowca?',
  },
};
