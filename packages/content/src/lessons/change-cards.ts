import type { TeacherCards } from './teacher-card.ts';

const CONTRACT = 'Umowa stron: zmiana warunków zlecenia wymaga zgody obu, najlepiej na piśmie';

/** The cards of the changes of date or transport. */
export const CHANGE_CARDS: TeacherCards = {
  Z01: {
    teaches: 'Inny rodzaj przewozu to inna cena: najpierw aneks, potem chłodnia.',
    source: 'Umowa ATP (przewóz żywności łatwo psującej się); umowa stron',
    ask: 'Co stracimy, a\u00a0co klient, jeśli pojedziemy plandeką?',
  },
  Z02: {
    teaches: 'Ładunku niepodzielnego ponad wymiar nie przewiezie się bez zezwolenia.',
    source: 'Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a064 i\u00a0140ab',
    ask: 'Kiedy ładunek jest podzielny i\u00a0co to zmienia?',
  },
  Z03: {
    teaches: 'Ciągnik i\u00a0naczepa to dwa zasoby: zepsutą naczepę się przepina, a\u00a0awizację poprawia.',
    source: 'Konwencja CMR, art.\u00a017 ust.\u00a03 (wady pojazdu); warunki zlecenia',
    ask: 'Dlaczego brama nie wpuści zestawu z\u00a0innym numerem naczepy niż w\u00a0awizacji?',
  },
  Z04: {
    teaches: 'Nowa relacja to nowe zlecenie: trasa, termin i\u00a0cena przed wyjazdem.',
    source: CONTRACT,
    ask: 'Jak policzyć cenę nowej trasy, zanim samochód ruszy z\u00a0ładunkiem?',
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
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a08; ustawa o\u00a0czasie pracy kierowców (gotowość)',
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
    teaches: 'Nowy adres dostawy podaje tylko nadawca, na piśmie, po sprawdzeniu znanym numerem.',
    source: 'Konwencja CMR, art.\u00a012 (prawo rozporządzania towarem)',
    ask: 'Po czym poznać wyłudzenie? Wymieńcie trzy sygnały z\u00a0tej rozmowy.',
  },
  Z12: {
    teaches: 'Rozładunek na innej zmianie planuje się od odpoczynku kierowcy, a\u00a0zmianę godziny się wycenia.',
    source: 'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a06 i\u00a08; warunki zlecenia',
    ask: 'O\u00a0której kierowca musi zacząć odpoczynek, żeby zdążyć na nową godzinę?',
  },
  Z13: {
    teaches: 'Godzina przyjazdu wpisana do CMR broni przed karą i\u00a0daje postojowe.',
    source: 'Warunki zlecenia; list przewozowy jako dowód (Konwencja CMR, art.\u00a09)',
    ask: 'Co dokładnie wpisać do listu i\u00a0kto ma to podpisać?',
  },
  Z14: {
    teaches: 'Za towar odpowiada się aż do wydania: częściowy rozładunek z\u00a0protokołem.',
    source: 'Konwencja CMR, art.\u00a017 ust.\u00a01',
    ask: 'Kiedy kończy się odpowiedzialność przewoźnika za paletę na mokrej rampie?',
  },
  Z15: {
    teaches: 'Koszt postoju ponosi ten, kto zamknął bramę, jeśli powie mu się to od razu.',
    source: 'Warunki zlecenia (postojowe); rozporządzenie (WE) nr\u00a0561/2006, art.\u00a08',
    ask: 'Co ustalić z\u00a0odbiorcą na piśmie, zanim kierowca zjedzie na parking?',
  },
  Z16: {
    teaches: 'Zwrot przyjmuje się z\u00a0protokołem i\u00a0za zgodą nadawcy, nigdy bez dokumentów.',
    source: 'Konwencja CMR, art.\u00a012, 15 i\u00a030',
    ask: 'Kto opisze szkodę, jeżeli nie zrobi tego kierowca?',
  },
};
