import type { HelpPages } from './help-page.ts';
import { SECOND_STEP } from './second-step.ts';

/** The screens of the lecturer's panel, by the names of their routes. */
export const LECTURER_PAGES: HelpPages = {
  'panel-lecturer-students': {
    see: ['Twoi studenci: grupa, ostatnia gra i\u00a0logowanie. Kto jest zaproszony, stoi osobno.'],
    act: [
      'Dodaj osobę, wczytaj klasę z\u00a0pliku albo utwórz konta bez e-maili. Zaznacz kilka osób, żeby je przenieść lub dać nowe kody.',
      'Kto zapomniał PIN-u, temu naciśnij „Nowy kod” przy nazwisku: stary PIN znika dopiero po wejściu nowym kodem, a\u00a0pomyłkę cofniesz. Gdy PIN zna ktoś obcy, odetnij go od razu z\u00a0menu obok.',
    ],
    terms: ['dispatcher', 'carrier', 'forwarder'],
  },
  'panel-lecturer-students-import': {
    see: [
      'Podgląd pliku z\u00a0klasą. Wiersze z\u00a0błędami są na górze; nic nie zapisano, dopóki tego nie potwierdzisz.',
    ],
    act: ['Popraw wiersz na miejscu albo go pomiń. Grupę z\u00a0tytułu możesz założyć od razu.'],
    terms: ['dispatcher', 'carrier', 'forwarder'],
  },
  'panel-lecturer-students-codes': {
    see: ['Kartki z\u00a0loginem i\u00a0kodem, dwanaście na stronie. Kody widać tylko ten jeden raz.'],
    act: [
      'Wydrukuj i\u00a0rozetnij. Sprawdź, czy adres na kartce otwiera się na komputerze ucznia.',
      'Każdy kod działa raz. Po wejściu student ustawia PIN i\u00a0wraca z\u00a0nim na lekcję albo w\u00a0domu, bez nowej kartki.',
    ],
    terms: ['dispatcher', 'carrier', 'forwarder'],
  },
  'panel-lecturer-groups': {
    see: ['Grupy i\u00a0ich skład. Gra powstaje dla grupy albo dla wylosowanych osób.'],
    act: ['Załóż grupę, dopisz osoby, zmień nazwę. Usunięta grupa trafia do kosza.'],
    terms: ['carrier', 'dispatcher', 'subcontractor'],
  },
  'panel-lecturer-games': {
    see: ['Gry: trwająca na górze, pod nią lista. Zakończone mają omówienie, wyniki i\u00a0ankietę.'],
    act: [
      'Utwórz grę albo wybierz gotową lekcję: ma ustawienia, sytuacje, plan rund i\u00a0pytania.',
      'Przy tworzeniu powiedz, ile trwa lekcja: rundy i\u00a0przerwy zmieszczą się w\u00a0niej razem z\u00a0wejściem i\u00a0rozmową.',
      'Lekcja „Niezakończona” stoi od kilku dni. Zakończ ją w\u00a0podglądzie: dopiero wtedy ma wyniki i\u00a0omówienie.',
    ],
    terms: ['transportOrder', 'standing', 'margin'],
  },
  'panel-lecturer-group-term': {
    see: [
      'Semestr grupy: lekcje i\u00a0zadania domowe po kolei, ile osób ma które słowo przy każdej kompetencji, co ćwiczyć dalej, i\u00a0gwiazdki za krótkie zadania.',
    ],
    act: [
      'Otwórz omówienie gry albo kompetencje jednej osoby. Kompetencje nikogo nie porównują z\u00a0imienia; przy osobach stoją same gwiazdki.',
      'Zadaj do pięciu sytuacji z\u00a0biblioteki, także z\u00a0ostatnim dniem: studenci zobaczą je pierwsze w\u00a0„Co dalej”.',
      'To, co warto ćwiczyć z\u00a0grupą, możesz od razu zadać jako pracę domową.',
    ],
    terms: ['drivingTime', 'loadingWindow', 'onTime'],
  },
  'panel-lecturer-homeworks': {
    see: ['Zadania domowe: dla której grupy, do kiedy, ile osób oddało i\u00a0ile jest w\u00a0trakcie.'],
    act: ['Dodaj zadanie albo otwórz istniejące. Zadania bez podejść można usunąć.'],
    terms: ['transportOrder', 'timeReserve', 'margin'],
  },
  'panel-lecturer-homework': {
    see: [
      'Z\u00a0lewej ustawienia, z\u00a0prawej lista osób: kto oddał, kto gra, kto nie zaczął, z\u00a0wynikiem i\u00a0powtórką.',
    ],
    act: [
      'Ustaw terminy, podejścia, liczony wynik i\u00a0to, czy omówienie widać od razu, czy dopiero po terminie. Po pierwszym podejściu gry nie da się zmienić, żeby wyniki były porównywalne.',
      'Przypomnij o\u00a0zadaniu osobom, które nie zaczęły, wstrzymały grę albo ją przerwały.',
      'Omówienie zbiera z\u00a0podejść, które się liczą, decyzje klasy wbrew przepisom i\u00a0najdroższe oraz kompetencje.',
    ],
    terms: ['transportOrder', 'drivingTime', 'standing', 'onTime'],
  },
  'panel-lecturer-lessons': {
    see: ['Lekcje gotowe do poprowadzenia: dla kogo są, czego uczą, ile trwają.'],
    act: ['Otwórz lekcję, żeby przeczytać plan rund, i\u00a0utwórz z\u00a0niej grę jednym przyciskiem.'],
    terms: ['drivingTime', 'cmr', 'cabotage'],
  },
  'panel-lecturer-lesson': {
    see: [
      'Plan czterech rund: co pokazać, o\u00a0co zapytać, na co patrzeć. Niżej pytania do omówienia i\u00a0to, czym gra różni się od zwykłej.',
    ],
    act: [
      'Wybierz grupę i\u00a0utwórz grę. Plan można wydrukować na A4; w\u00a0czasie gry jest pod ręką w\u00a0podglądzie.',
    ],
    terms: ['drivingTime', 'dailyRest', 'cmr', 'emptyKm'],
  },
  'panel-lecturer-live': {
    see: [
      'Kto gra i\u00a0kto Cię potrzebuje, mapa, otwarte sytuacje, wykresy. Na górze zegar rundy i\u00a0sterowanie.',
    ],
    act: [
      'Plan rundy otwiera to, co pokazać i\u00a0o\u00a0co zapytać. Klawisz N zapisuje notatkę o\u00a0tej chwili.',
      'Osoba bez połączenia zachowuje firmę: po minucie bot pilnuje tylko odpoczynków. Jeśli już nie wróci, możesz oddać jej miejsce botowi, który gra dalej.',
      'Wstrzymaj grę, gdy omawiacie coś razem. Sytuację możesz wywołać u\u00a0jednej osoby lub u\u00a0wszystkich.',
    ],
    terms: ['drivingTime', 'loadingWindow', 'guardedParking', 'forceMajeure'],
  },
  'panel-lecturer-debrief': {
    see: [
      'Omówienie gry z\u00a0klasą: krzywa wyniku, decyzje wbrew przepisom i\u00a0najdroższe, kompetencje, notatki.',
      'Najlepszy znany plan znał od początku wszystkie zlecenia i\u00a0miał wszystkie samochody w\u00a0jednym ręku. Nikt w\u00a0grze tak nie mógł: z\u00a0różnicy nie wynikają błędy.',
    ],
    act: ['Otwórz rzutnik i\u00a0idź strzałką. Dane do zapisania są w\u00a0Excelu i\u00a0CSV.'],
    terms: ['margin', 'emptyKm', 'drivingTime'],
  },
  'panel-lecturer-projector': {
    see: [
      'Slajdy dla klasy: najpierw pytanie, potem odpowiedź. Nazwiska są wyłączone.',
      'Kwota z\u00a0planu mówi, czego można było się spodziewać w\u00a0chwili decyzji. Wybór wbrew przepisom nie liczy się, choćby się opłacił.',
      'Procent możliwego zysku porównuje klasę z\u00a0planem, który znał z\u00a0góry wszystkie zlecenia. To nie ocena.',
    ],
    act: [
      'Spacja odkrywa, strzałki zmieniają slajd, M otwiera chwilę w\u00a0powtórce, N pokazuje nazwiska, F pełny ekran, Escape wraca.',
      'Na ostatnim slajdzie 1, 2 i\u00a03 otwierają pola zdań klasy. Enter zapisuje, a\u00a0grupa zobaczy je na początku następnej gry.',
    ],
    terms: ['drivingTime', 'emptyKm', 'penalty'],
  },
  'panel-lecturer-curriculum': {
    see: [
      'Jednostki podstawy programowej przy pięciu kompetencjach. Propozycje czekają na potwierdzenie.',
      'Niżej lista: co gra ćwiczy z\u00a0SPL.04, SPL.05 i\u00a0TDR.02, co tylko częściowo, a\u00a0czego wcale. To, czego nie ćwiczy, zostaje na inne zajęcia.',
    ],
    act: ['Wpisz kody swojej szkoły i\u00a0potwierdź. Zmiana wymaga potwierdzenia od nowa.'],
    terms: ['drivingTime', 'loadingWindow', 'guardedParking'],
  },
  'panel-lecturer-survey-settings': {
    see: ['Pytania ankiety, które student dostaje po grze.'],
    act: [
      'Zmieniaj treść i\u00a0kolejność, a\u00a0potem zapisz pytania. Pytanie do wyboru potrzebuje dwóch odpowiedzi.',
    ],
    terms: ['dispatcher', 'onTime', 'margin'],
  },
  'panel-lecturer-surveys': {
    see: ['Odpowiedzi ankiet i\u00a0kto jeszcze nie odpowiedział.'],
    act: ['Wybierz ankietę, przypomnij o\u00a0niej, zapisz odpowiedzi do pliku.'],
    terms: ['dispatcher', 'onTime', 'margin'],
  },
  'panel-lecturer-bin': {
    see: ['Usunięte rzeczy i\u00a0ile dni zostało do ich zniknięcia.'],
    act: ['Przywróć jednym przyciskiem to, co ma wrócić.'],
    terms: ['dispatcher', 'transportOrder', 'waybill'],
  },
  'panel-lecturer-settings': {
    see: ['Twoje konto: hasło, weryfikacja dwuetapowa, imiona w\u00a0rankingu, dane.'],
    act: ['Zmień hasło, pobierz swoje dane albo usuń konto.', ...SECOND_STEP],
    terms: ['dispatcher', 'carrier', 'forwarder'],
  },
};
