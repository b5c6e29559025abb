import type { HelpPages } from './help-page.ts';
import { SECOND_STEP } from './second-step.ts';

/** The screens of students, of admins, and those without an account, by the names of their routes. */
export const OTHER_PAGES: HelpPages = {
  landingPage: {
    see: ['Czym jest gra, jak przebiega lekcja, kto prowadzi w\u00a0rankingu. W\u00a0tle jedzie nagrana gra.'],
    act: [
      'Zaloguj się e-mailem albo loginem i\u00a0kodem z\u00a0kartki, później własnym PIN-em. Konto zakłada się przyciskiem, grę przygotowuje wykładowca.',
    ],
    terms: ['dispatcher', 'freight', 'carrier'],
  },
  'reset-password': {
    see: ['Formularz nowego hasła z\u00a0linku w\u00a0e-mailu.'],
    act: ['Wpisz hasło dwa razy. Zużyty link trzeba zamówić od nowa.'],
    terms: ['dispatcher', 'carrier', 'freight'],
  },
  'network-test': {
    see: ['Czy ta sieć i\u00a0ta przeglądarka wystarczą do lekcji, sprawdzenie po sprawdzeniu.'],
    act: ['Poczekaj na wynik. Wynik dla administratora sieci można skopiować lub wydrukować.'],
    terms: ['telematics', 'dispatcher', 'carrier'],
  },
  practice: {
    see: [
      'Jedno zlecenie, jeden samochód i\u00a0jedna sytuacja, na prawdziwych ekranach gry. Zegar stoi, gdy czytasz.',
      'Na górze pięć kroków; podpowiedź wskazuje przycisk, od którego zależy krok.',
    ],
    act: [
      'Zrób krok samodzielnie albo naciśnij Pokaż mi. Wstecz wraca o\u00a0krok, Pomiń kończy rozgrzewkę.',
      'Konto nie jest potrzebne; numer kroku zostaje tylko w\u00a0tej przeglądarce.',
    ],
    terms: ['transportOrder', 'loadingWindow', 'drivingTime', 'guardedParking'],
  },
  accessibility: {
    see: ['Co w\u00a0tym serwisie jest dostępne, co nie, jak to sprawdzono i\u00a0komu zgłosić problem.'],
    act: ['Napisz do szkoły, jeśli coś przeszkadza. Jest też opis, jak złożyć skargę.'],
    terms: ['dispatcher', 'carrier', 'freight'],
  },
  'panel-student-group': {
    see: ['Twoja grupa i\u00a0kto ją prowadzi.'],
    act: ['Przyjmij zaproszenie, jeśli tu czeka.'],
    terms: ['dispatcher', 'carrier', 'subcontractor'],
  },
  'panel-student-games': {
    see: ['Twoje gry: otwarta ma wejście, zakończona wynik, omówienie i\u00a0powtórkę.'],
    act: ['Wejdź do gry, gdy wykładowca ją otworzy.'],
    terms: ['dispatcher', 'freight', 'onTime'],
  },
  'panel-student-term': {
    see: [
      'Twój semestr: pięć kompetencji z\u00a0liczbą decyzji, lekcje i\u00a0zadania po kolei, ćwiczenia na później i\u00a0gwiazdki za krótkie zadania.',
    ],
    act: ['Zacznij od pierwszego ćwiczenia. Chwile do obejrzenia prowadzą do powtórki gry.'],
    terms: ['drivingTime', 'loadingWindow', 'guardedParking', 'onTime'],
  },
  'panel-student-task': {
    see: ['Jedna sytuacja z\u00a0biblioteki szkoły, pytanie po pytaniu, bez zegara i\u00a0bez wyniku w\u00a0rankingu.'],
    act: [
      'Wybierz odpowiedź, także klawiszem z\u00a0numerem. Na końcu widać najlepszą drogę, skąd wynika, i\u00a0do trzech gwiazdek.',
    ],
    terms: ['cmr', 'claimNumber', 'assistance'],
  },
  'panel-student-surveys': {
    see: ['Ankiety, które czekają na odpowiedź.'],
    act: ['Wypełnij i\u00a0wyślij. Niedokończona zostaje w\u00a0tej przeglądarce.'],
    terms: ['dispatcher', 'onTime', 'margin'],
  },
  'panel-student-settings': {
    see: ['Twoje konto: hasło albo login z\u00a0kartki, Twoje dane.'],
    act: ['Zmień hasło, pobierz dane albo usuń konto.'],
    terms: ['dispatcher', 'carrier', 'freight'],
  },
  'panel-admin-lecturers': {
    see: ['Wykładowcy, poczta wychodząca i\u00a0to, jak długo trzyma się konta.'],
    act: ['Zatwierdź, kto czeka. Usuwając osobę, wskaż, kto przejmie jej grupy.'],
    terms: ['carrier', 'dispatcher', 'transportManager'],
  },
  'panel-admin-accounts': {
    see: ['Każde konto w\u00a0szkole: administratorzy, wykładowcy, studenci, także ci bez wykładowcy.'],
    act: [
      'Dodaj drugiego administratora: jedna osoba z\u00a0jednym hasłem to za mało.',
      'Komu zginął telefon z\u00a0kodami i\u00a0kody zapasowe, temu w\u00a0menu wiersza wyłącz weryfikację dwuetapową, gdy masz pewność, że to on prosi.',
    ],
    terms: ['carrier', 'dispatcher', 'transportManager'],
  },
  'panel-admin-data-register': {
    see: ['Co program zapisuje o\u00a0osobach: po co, jak długo, kto to czyta i\u00a0jak znika.'],
    act: ['Wydrukuj stronę dla inspektora ochrony danych i\u00a0wpiszcie podstawy prawne.'],
    terms: ['carrier', 'dispatcher', 'transportManager'],
  },
  'panel-admin-landing-page': {
    see: ['Siedem tekstów strony głównej z\u00a0podglądem: wstęp, opis, polityka prywatności i\u00a0stopka.'],
    act: [
      'Zmień tekst i\u00a0zapisz. Wcześniejsze wersje można przywrócić.',
      'W\u00a0polityce prywatności wypełnij miejsca w\u00a0nawiasach [… …].',
    ],
    terms: ['carrier', 'forwarder', 'freight'],
  },
  'panel-admin-game-settings': {
    see: [
      'Wszystkie liczby nowych gier z\u00a0granicami i\u00a0objaśnieniem. Trwające gry zostają przy swoich.',
      'Próba obok pokazuje, co zmiana zrobi z\u00a0lekcją: te same gry botów przed nią i\u00a0po niej, z\u00a0rozrzutem.',
    ],
    act: [
      'Zmień wartość i\u00a0zapisz albo najpierw wypróbuj ją na grach botów.',
      'Próbę można zatrzymać i\u00a0wznowić. Różnica mniejsza niż rozrzut może być przypadkiem.',
    ],
    terms: ['drivingTime', 'ratePerKm', 'cabotage', 'standing'],
  },
  'panel-admin-accidents': library(
    'Sytuacje losowe: zdarzenia bez pytania, które zmieniają czas, pieniądze lub trasę.',
  ),
  'panel-admin-emergencies': library(
    'Sytuacje krytyczne: pytania z\u00a0odpowiedziami, które rozgałęziają się w\u00a0drzewo.',
  ),
  'panel-admin-changes': library('Zmiany terminu i\u00a0transportu: klient zmienia warunki zlecenia.'),
  'panel-admin-accident': reading('Jedna sytuacja losowa w\u00a0całości.'),
  'panel-admin-emergency': reading(
    'Jedna sytuacja krytyczna w\u00a0całości: każde pytanie raz, najlepsza droga zaznaczona.',
  ),
  'panel-admin-change': reading('Jedna zmiana w\u00a0całości: pytanie, odpowiedzi i\u00a0skutki.'),
  'panel-admin-accident-editor': editing('Formularz sytuacji losowej.'),
  'panel-admin-emergency-editor': editing(
    'Edytor sytuacji krytycznej: formularz, drzewo pytań i\u00a0to, co znalazło sprawdzenie.',
  ),
  'panel-admin-change-editor': editing('Edytor zmiany terminu lub transportu.'),
  'panel-admin-import': {
    see: ['Sytuacje z\u00a0pliku: które są nowe, które się różnią, co jest z\u00a0nimi nie tak.'],
    act: ['Wybierz, co przyjąć. Nic nie zapisano, dopóki tego nie potwierdzisz.'],
    terms: ['waybill', 'forceMajeure', 'penalty'],
  },
  'panel-admin-images': {
    see: ['Obrazy sytuacji z\u00a0opisem dla tych, którzy ich nie widzą.'],
    act: ['Dodaj obraz i\u00a0opisz go jednym zdaniem.'],
    terms: ['curtain', 'oversize', 'adr'],
  },
  'panel-admin-backups': {
    see: ['Kopie zapasowe szkoły z\u00a0datą i\u00a0rozmiarem.'],
    act: ['Zrób kopię przed większą zmianą i\u00a0pobierz ją na inny dysk.'],
    terms: ['waybill', 'dispatcher', 'carrier'],
  },
  'panel-admin-audit': {
    see: ['Kto, co i\u00a0kiedy zmienił, pole po polu.'],
    act: ['Szukaj po osobie, rodzaju i\u00a0dniach. Zmianę można cofnąć po potwierdzeniu.'],
    terms: ['waybill', 'dispatcher', 'transportManager'],
  },
  'panel-admin-bin': {
    see: ['Usunięte rzeczy i\u00a0ile dni zostało do ich zniknięcia.'],
    act: ['Przywróć jednym przyciskiem to, co ma wrócić.'],
    terms: ['dispatcher', 'transportOrder', 'waybill'],
  },
  'panel-admin-settings': {
    see: ['Twoje konto, hasło i\u00a0weryfikacja dwuetapowa.'],
    act: ['Zmień hasło albo pobierz swoje dane.', ...SECOND_STEP],
    terms: ['dispatcher', 'carrier', 'forwarder'],
  },
};

function library(what: string) {
  return {
    see: [what, 'Przy każdej: typ samochodu, kraj, kompetencja i\u00a0czy bierze udział w\u00a0nowych grach.'],
    act: [
      'Otwórz, żeby przeczytać całość, zmienić ją albo wyłączyć z\u00a0nowych gier. Trwające gry zostają przy swoich.',
    ],
    terms: ['forceMajeure', 'reservations', 'claimNumber', 'slotBooking'],
  } as const;
}

function reading(what: string) {
  return {
    see: [what],
    act: [
      'Sprawdź, czego uczy i\u00a0skąd jest zasada, zanim klasa ją spotka. Stąd otworzysz edytor i\u00a0próbę na mapie.',
    ],
    terms: ['forceMajeure', 'reservations', 'disposal'],
  } as const;
}

function editing(what: string) {
  return {
    see: [what, 'Szkic zapisuje się sam; nowe gry dostają go dopiero po opublikowaniu.'],
    act: ['Popraw błędy z\u00a0listy, wypróbuj drogę i\u00a0opublikuj. Cofanie działa jak w\u00a0edytorze tekstu.'],
    terms: ['forceMajeure', 'penalty', 'demurrage'],
  } as const;
}
