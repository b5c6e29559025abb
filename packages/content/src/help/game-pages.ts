import { scaledText } from '../pl/situations.ts';
import type { HelpPages } from './help-page.ts';

/** The screens of a game, by the names of their routes. */
export const GAME_PAGES: HelpPages = {
  'game-home': {
    see: [
      'Kto już jest w\u00a0grze, zasady w\u00a0skrócie i\u00a0wskazówki do pierwszej rundy.',
      'Wspólna flota rośnie z\u00a0każdą osobą, która dołączy przed startem.',
    ],
    act: [
      'Poczekaj na start albo rozejrzyj się po ekranach gry. Rezerwować można od startu.',
      'Grę rozpoczyna osoba, która prowadzi lekcję.',
    ],
    terms: ['dispatcher', 'freight', 'standing', 'carrier'],
  },
  'game-practice': {
    see: [
      'Jedno zlecenie, jeden samochód i\u00a0jedna sytuacja, na prawdziwych ekranach gry. Zegar stoi, gdy czytasz.',
      'Na górze pięć kroków; podpowiedź wskazuje przycisk, od którego zależy krok.',
    ],
    act: [
      'Zrób krok samodzielnie albo naciśnij Pokaż mi. Wstecz wraca o\u00a0krok, Pomiń kończy rozgrzewkę.',
      'Gdy lekcja się zacznie, gra otworzy się sama, a rozgrzewka zostanie zapamiętana.',
    ],
    terms: ['transportOrder', 'loadingWindow', 'drivingTime', 'guardedParking'],
  },
  'game-map': {
    see: [
      'Miasta, drogi i\u00a0samochody. Znak na drodze to samochód w\u00a0ruchu; pierścień oznacza, że czeka na Twoją decyzję.',
      'Po prawej: co jest do zrobienia i\u00a0karta tego, co wybrano. Noc przychodzi z\u00a0zegarem gry.',
    ],
    act: [
      'Wybierz samochód, żeby zobaczyć jego trasę i\u00a0parkingi przed nim; podczas załadunku te na dalszej trasie. Wybierz miasto, żeby zobaczyć zlecenia z\u00a0niego.',
      'Tab przechodzi po miastach, a\u00a0mapa idzie za nim. Przycisk „Lista zamiast mapy” pokazuje to samo jako listę samochodów i\u00a0miast.',
    ],
    terms: ['guardedParking', 'unguardedParking', 'drivingTime', 'emptyKm'],
  },
  'game-orders': {
    see: [
      'Wolne zlecenia, od najwcześniejszego końca okna załadunku: trasa, okna, fracht z\u00a0karą, koszt własny i\u00a0marża najlepszego samochodu.',
      'Znak „zdąży” liczy dojazd, załadunek i\u00a0odpoczynki tego samochodu. „Ledwo zdąży” to mniej niż pół godziny zapasu.',
    ],
    act: [
      'Zarezerwuj zlecenie, które zdążysz wykonać i\u00a0na którym zarobisz; marża na żółtym tle to strata. Klawisz / prowadzi do szukania, strzałki od przycisku do przycisku.',
      'Potem wyślij samochód w\u00a0Moich zleceniach.',
    ],
    terms: ['loadingWindow', 'freight', 'margin', 'penalty'],
  },
  'game-shipments': {
    see: [
      'Twoje zlecenia w\u00a0toku. Oś czasu pokazuje, co było, co trwa i\u00a0co jest w\u00a0planie.',
      'Dokumenty powstają po kolei: przy rezerwacji, załadunku i\u00a0dostawie.',
    ],
    act: [
      'Porównaj samochody i\u00a0podwykonawców po tym, co zostaje z\u00a0frachtu, i\u00a0wyślij jeden. Rezerwację bez samochodu można odwołać.',
      'Policz też drogę po rozładunku: pusty powrót albo ładunek powrotny.',
      'Otwórz zlecenie, żeby zobaczyć okna i\u00a0papiery, a\u00a0jego samochodowi wybrać parking, zmienić go albo cofnąć wybór, także podczas załadunku.',
    ],
    terms: ['costing', 'breakEven', 'allKmRate', 'backload'],
  },
  'game-cars': {
    see: [
      'Twoje samochody: co robią, ile jazdy zostało do limitu, ile kursów za granicę mają za sobą.',
      'Niżej wolne samochody grupy i\u00a0oferty podwykonawców.',
    ],
    act: [
      'Zaplanuj odpoczynek: parking przed końcem czasu jazdy, najlepiej strzeżony przy ADR i\u00a0ATP. Na odpoczynek zaraz po załadunku wybierzesz go już pod rampą. Wybór można zmienić albo cofnąć: Zmień parking.',
      'Gdy brakuje samochodu, dodaj podwykonawcę. Sprawdź najpierw, czy stawka na to pozwala. W\u00a0pracy sprawdza się też jego licencję, polisę i\u00a0uprawnienia; oferty w\u00a0grze są już sprawdzone.',
    ],
    terms: ['tachograph', 'dailyRest', 'subcontractor', 'cabotage'],
  },
  'game-report': {
    see: ['Omówienie na papierze: wynik, decyzje z\u00a0lepszą drogą, los osobno, kompetencje z\u00a0liczbą decyzji.'],
    act: ['Naciśnij Drukuj, gdy wszystko jest policzone. Każda osoba zaczyna się na nowej kartce A4.'],
    terms: ['standing', 'margin', 'onTime'],
  },
  'game-summary': {
    see: [
      'Omówienie: Twój wynik obok najlepszego znanego i\u00a0średniej klasy, a\u00a0różnica rozłożona na decyzje, los i\u00a0resztę.',
      'Co się stało: zdania z\u00a0kwotami, które razem dają wynik. Pod nimi decyzje, od których zacząć. Każda mówi, co było widać, skąd jej kwota i\u00a0co byłoby lepsze.',
      'Prowadzący widzi tu wyniki wszystkich.',
    ],
    act: [
      'Otwórz pierwszą decyzję z\u00a0listy. Pokaż na mapie otwiera tę chwilę, Zagraj to jeszcze raz pozwala spróbować inaczej, a\u00a0Co by było, gdyby… porównuje oba przebiegi.',
      'Nad listą są wszystkie decyzje, wynik w\u00a0szczegółach i\u00a0wydruk.',
      'Zagraj 1. rundę jeszcze raz zaczyna pojedynek z\u00a0duchem: 1. runda tej lekcji, w\u00a0pojedynkę. Nie liczy się nigdzie, a\u00a0prowadzący nie ma jej na liście. Można tak zagrać kilka razy na dobę.',
    ],
    terms: ['timeReserve', 'emptyKm', 'onTime', 'penalty'],
  },
  'game-result': {
    see: [
      'Wynik w\u00a0szczegółach: pieniądze i\u00a0punkty według przyczyn, zlecenia na osi czasu, każda decyzja z\u00a0punktami.',
    ],
    act: ['Porównaj przyczyny: co zarobiło, co kosztowało. Przejdź do omówienia, żeby zobaczyć lepszą drogę.'],
    terms: ['margin', 'costPerKm', 'onTime', 'penalty'],
  },
  'game-decisions': {
    see: ['Wszystkie Twoje decyzje z\u00a0tej gry i\u00a0ile każda z\u00a0nich była warta.'],
    act: ['Otwórz decyzję, przy której była inna droga, i\u00a0porównaj przebiegi.'],
    terms: ['timeReserve', 'emptyKm', 'drivingTime'],
  },
  'game-what-if': {
    see: [
      'Ta sama gra z\u00a0inną decyzją: ten sam los, ci sami inni gracze. Osobno kwota z\u00a0planu i\u00a0to, co wyszłoby w\u00a0tej grze, oba przebiegi na jednej osi.',
    ],
    act: [
      'Wybierz inną decyzję i\u00a0przeczytaj, z\u00a0czego bierze się kwota. Rachunek i\u00a0podstawy porównania rozwiniesz pod spodem.',
    ],
    terms: ['costPerKm', 'timeReserve', 'penalty'],
  },
  'game-skills': {
    see: ['Pięć kompetencji: słowo i\u00a0liczba decyzji, z\u00a0których wynika, lekcja po lekcji. To nie jest ocena.'],
    act: ['Otwórz chwile do obejrzenia przy najsłabszej kompetencji: prowadzą do powtórki.'],
    terms: ['dispatcher', 'drivingTime', 'loadingWindow', 'guardedParking'],
  },
  'game-replay': {
    see: [
      'Zakończona gra od początku do końca: ekrany z\u00a0wybranej chwili, oś czasu i\u00a0lista zdarzeń. Niczego nie można tu zmienić.',
    ],
    act: [
      'Spacja odtwarza, strzałki przechodzą od zdarzenia do zdarzenia, z\u00a0Shift o\u00a0minutę, cyfry otwierają rundę.',
      'Adres zapamiętuje chwilę: link otworzy ją komuś z\u00a0tej samej gry.',
    ],
    terms: ['tachograph', 'waybill', 'telematics'],
  },
  'part-situation': {
    title: 'Sytuacja',
    see: [
      'Zgłoszenie od kierowcy lub klienta, pytanie i\u00a0odpowiedzi. Pasek czasu pokazuje, jak długo należy się premia.',
      'Samochód stoi, a\u00a0okna czasowe biegną dalej.',
      scaledText,
    ],
    act: [
      'Odpowiedz przyciskiem, literą albo cyfrą. Wiedza jest bezpłatna; telefon do kierowcy lub szefa ma podaną cenę.',
      'Kolejność, która nie zawodzi: ludzie, miejsce, służby, ładunek, klient, ubezpieczyciel, plan.',
    ],
    terms: ['greenCard', 'claimNumber', 'reservations', 'forceMajeure'],
  },
  'part-sandbox': {
    title: 'Próba na mapie',
    see: [
      'Sytuacja na mapie prawdziwej gry, z\u00a0jednym samochodem i\u00a0jednym zleceniem. Obok lista tego, co się stało.',
      'Próba trwa tylko w\u00a0tym oknie: niczego nie zapisuje i\u00a0nie widzi jej żadna klasa.',
    ],
    act: [
      'Na początku wybierz samochód, kurs, godzinę i\u00a0miejsce. Gdzie sytuacja nie może się zdarzyć, podany jest powód.',
      'Ustaw tempo zegara albo przewiń do następnego zdarzenia i\u00a0odpowiadaj jak student.',
      'Zagraj jeszcze raz, wybierz inne miejsce albo wróć do edytora.',
    ],
    terms: ['transportOrder', 'timeReserve', 'forceMajeure'],
  },
  'part-break': {
    title: 'Przerwa między rundami',
    see: [
      'Co zmieniła runda i\u00a0co czeka na Ciebie w\u00a0następnej. Pieniądze w\u00a0drodze to fracht ładunków, które już wieziesz: przyjdzie przy rozładunku. Zegar gry stoi.',
      'Medale są cztery, każdy za co innego: punktualność, koszt kilometra, odpowiedzi i\u00a0awans w\u00a0klasie. Boty ich nie dostają.',
    ],
    act: ['Przeczytaj wskazówki do rundy. Kartę można odłożyć i\u00a0rozejrzeć się po ekranach.'],
    terms: ['standing', 'onTime', 'dailyRest'],
  },
  'part-ledger': {
    title: 'Księga',
    see: [
      'Każda zmiana pieniędzy i\u00a0punktów od najnowszej: kiedy, za co, przy którym zleceniu. Suma zgadza się z\u00a0paskiem u\u00a0góry.',
    ],
    act: ['Odszukaj jedno dostarczone zlecenie i\u00a0policz: fracht minus kilometry, postoje i\u00a0kary.'],
    terms: ['freight', 'costPerKm', 'fine', 'margin'],
  },
};
