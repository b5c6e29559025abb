import type { FaultCode } from '@fracht/protocol';
import { dayAndHour } from './school-time.ts';

/** The messages for faulty requests. (ENV-3; docs/errors.md) */
export const faultText: Readonly<Record<FaultCode, string>> = {
  MALFORMED: 'Serwer nie zrozumiał tego żądania.',
  UNAUTHORIZED: 'Sesja wygasła. Zaloguj się ponownie.',
  CREDENTIALS_WRONG: 'Nieprawidłowy e-mail lub hasło.',
  CODE_USED:
    'Ten kod był już użyty. Zaloguj się loginem i\u00a0własnym PIN-em; jeśli go nie masz albo nie pamiętasz, poproś wykładowcę o\u00a0nową kartkę.',
  SECOND_FACTOR_NEEDED: 'Hasło się zgadza. Podaj jeszcze kod z\u00a0aplikacji albo kod zapasowy.',
  SECOND_FACTOR_WRONG:
    'Ten kod nie pasuje albo był już użyty. Poczekaj na następny kod w\u00a0aplikacji lub wpisz kod zapasowy.',
  SECOND_FACTOR_SPENT:
    'Do tego konta podano już zbyt wiele błędnych kodów, więc kodów z\u00a0aplikacji nie sprawdzamy. Wpisz kod zapasowy albo ustaw nowe hasło przez „Nie pamiętasz hasła?”.',
  SECOND_FACTOR_CHANGED:
    'Weryfikacja dwuetapowa tego konta jest już w\u00a0innym stanie. Odśwież stronę i\u00a0spróbuj ponownie.',
  SECOND_FACTOR_NO_KEY:
    'Ten serwer nie ma klucza szkoły, którym chroni się kody z\u00a0aplikacji. Zaloguj się kodem zapasowym i\u00a0powiedz o\u00a0tym osobie, która opiekuje się serwerem.',
  REMEMBER_INVALID: 'Zapamiętane logowanie wygasło. Zaloguj się ponownie.',
  FORBIDDEN: 'Nie masz uprawnień do tej czynności.',
  CSRF: 'Nie udało się potwierdzić żądania. Odśwież stronę i spróbuj ponownie.',
  ACCOUNT_WAITING: 'To konto czeka na zatwierdzenie przez administratora.',
  REGISTRATION_CLOSED: 'Rejestracja jest zamknięta. Konto założy Ci szkoła.',
  NOT_FOUND: 'Nie znaleziono tego, czego szukasz.',
  TOO_SLOW: 'Żądanie nie dotarło do serwera w\u00a0całości na czas. Spróbuj ponownie.',
  CONFLICT: 'Tej czynności nie można teraz wykonać.',
  CODE_GONE: 'Tego kodu nie da się już cofnąć: został wykorzystany albo zastąpiony.',
  MADE_BEFORE:
    'Poprzednia próba jednak się udała, z\u00a0tym, co wtedy było w\u00a0formularzu. Sprawdź na liście, zanim wyślesz jeszcze raz.',
  STILL_MADE:
    'Poprzednia próba mogła się udać, ale serwer jej jeszcze nie potwierdził. Odśwież stronę i\u00a0sprawdź na liście, zanim wyślesz jeszcze raz.',
  CHANGED_MEANWHILE: 'W\u00a0międzyczasie ktoś inny zmienił to samo. Porównaj i\u00a0wybierz, co zachować.',
  ORDER_GONE:
    'Sytuacji, przed którą stała ta sytuacja, nie ma już w\u00a0bibliotece, więc kolejności nie da się cofnąć. Przesuń ją na liście.',
  TASK_IN_GAME: 'Krótkie zadania są dostępne dopiero po grze. Najpierw trzeba dokończyć rozgrywkę.',
  TASK_AWAY: 'To zadanie jest teraz niedostępne. Wybierz inne albo wróć do niego później.',
  GAME_NOT_OVER: 'Ta rozgrywka jeszcze się nie skończyła.',
  HOMEWORK_HELD_BACK: 'Omówienie i\u00a0powtórka tego podejścia będą po terminie zadania.',
  HOMEWORK_AHEAD: 'To zadanie jeszcze się nie zaczęło.',
  HOMEWORK_OVER: 'Termin tego zadania minął.',
  HOMEWORK_OPEN: 'Jedno podejście już trwa. Wróć do niego albo je zakończ.',
  HOMEWORK_NO_ATTEMPTS: 'Wszystkie podejścia są już wykorzystane.',
  ACCOUNT_TAKEN:
    'Ten e-mail albo login ma już inne konto, więc usunięte nie może wrócić. Zmień adres tamtego konta i\u00a0przywróć to.',
  ATTEMPT_OPEN: 'Ta osoba ma teraz otwarte inne podejście do tego zadania. Przywróć to, gdy tamto się skończy.',
  HOMEWORK_BEGUN: 'Są już podejścia, więc gry nie da się zmienić ani zadania usunąć. Inną grę ustaw jako nowe zadanie.',
  HOMEWORK_REMINDED: 'Dziś nie ma już komu przypominać.',
  SURVEY_EMPTY: 'Ankieta nie ma jeszcze pytań. Ułóż je w\u00a0ustawieniach ankiety.',
  SURVEY_FILLED: 'Ta ankieta jest już wypełniona.',
  DRAFT_CHANGED:
    'W\u00a0międzyczasie ktoś inny zmienił lub opublikował tę sytuację. Porównaj zmiany i\u00a0wybierz, które zachować.',
  SITUATION_FAULTY:
    'Tej sytuacji nie można włączyć, bo sprawdzenie znalazło w\u00a0niej błędy. Popraw je albo zapisz ją wyłączoną.',
  DRAFT_FAULTY: 'Tej wersji roboczej nie można opublikować: sprawdzenie znalazło błędy.',
  STUDENTS_LEFT:
    'Ten wykładowca ma studentów bez e-maila, którymi bez niego nikt by się już nie opiekował. Usuwając konto, administrator może wskazać, kto ich przejmie; można też dopisać im adresy albo usunąć ich konta w\u00a0panelu wykładowcy.',
  SURVEY_COMPLETE: 'Wszyscy wypełnili już tę ankietę.',
  SURVEY_REMINDED: 'O\u00a0tej ankiecie przypomniano niedawno. Spróbuj ponownie za godzinę.',
  IMAGE_MISSING: 'Obraz, który pokazuje ta sytuacja, usunięto z\u00a0biblioteki. Wybierz inny.',
  IMAGES_FULL: 'Biblioteka obrazów jest pełna. Usuń obrazy, których nikt nie używa, i\u00a0spróbuj ponownie.',
  IMAGES_BUSY: 'Serwer przetwarza teraz inne obrazy. Spróbuj ponownie za chwilę.',
  IMAGE_USED: 'Ten obraz jest w\u00a0użyciu, więc nie można go usunąć.',
  PRECONDITION_FAILED: 'Ten plik jest już inny niż ten, o\u00a0który pyta żądanie. Odśwież stronę.',
  TOO_LARGE: 'Przesłane dane są za duże.',
  UNSUPPORTED_TYPE: 'Serwer nie obsługuje danych tego rodzaju.',
  RANGE_WRONG: 'Ten plik nie ma takiego fragmentu.',
  VALIDATION: 'Popraw zaznaczone pola.',
  TOO_MANY: 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie.',
  INTERNAL: 'Coś się zepsuło po naszej stronie. Spróbuj ponownie za chwilę.',
  UNAVAILABLE: 'Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
  STORAGE_AWAY:
    'Serwer nie może teraz zapisywać danych: brakuje miejsca na dysku albo baza danych nie odpowiada. Spróbuj ponownie za chwilę; nic z\u00a0tego, co było potwierdzone, nie zginęło.',
  GAME_DAMAGED:
    'Zapisu tej rozgrywki nie da się odczytać, więc została odłożona na bok. Inne rozgrywki działają. Szczegóły są w dzienniku serwera.',
  SERVER_FULL:
    'Serwer prowadzi teraz tyle gier, ile udźwignie, więc nie zaczyna następnej. Trwające gry idą dalej. Spróbuj za kilka minut.',
};

/** The text of INTERNAL with the number under which the log has the cause. */
export const internalText = (reference: string): string => `${faultText.INTERNAL} Numer zgłoszenia: ${reference}.`;

/** Replaces the text of HOMEWORK_HELD_BACK if the moment is known, in ms: from when the debrief of an attempt is shown. (HWK-12) */
export function heldBackText(until: number): string {
  return `Omówienie i\u00a0powtórka tego podejścia będą po terminie zadania: ${dayAndHour(until)}.`;
}

/** Replaces the text of CREDENTIALS_WRONG if a login name was typed, not an e-mail. */
export const cardRefusedText =
  'Nieprawidłowy login, kod albo PIN. Jeśli to się powtarza, poproś wykładowcę o\u00a0nową kartkę z\u00a0kodem.';

/** Replaces the text of VALIDATION if a mailed link is refused: there is nothing wrong with the password. */
export const linkRefusedText = 'Hasło nie zostało zmienione, bo ten link już nie działa.';

/** Replaces the text of VALIDATION if only a file is refused; the reason is shown beside the file. */
export const fileRefusedText = 'Plik nie został wczytany. Powód znajdziesz przy nim.';
