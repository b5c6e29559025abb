import type { SessionEnd } from '@fracht/protocol';
import { uiText } from './ui.ts';

/** The explanations of why a session has ended, for the person who had it. */
export const sessionEndText: Readonly<Record<SessionEnd, string>> = {
  EXPIRED: 'Minął czas logowania.',
  LOGGED_OUT: uiText.leftElsewhere,
  PASSWORD_CHANGED: 'Hasło lub PIN tego konta zmieniono w\u00a0innym miejscu.',
  EMAIL_CHANGED:
    'Ktoś, kto prowadzi to konto, zmienił jego e-mail. Link do nowego hasła jest w\u00a0liście na ten adres.',
  CODE_CHANGED: 'To konto dostało nowy kod logowania, więc wcześniejsze logowania się skończyły.',
  SECOND_FACTOR_CHANGED: 'W\u00a0innym miejscu włączono weryfikację dwuetapową tego konta.',
  REMEMBERED_TWICE:
    'Zapamiętanego logowania z\u00a0tej przeglądarki użyto dwa razy. Ktoś mógł je skopiować, więc zostało zakończone.',
  ACCOUNT_REMOVED: 'To konto zostało usunięte. Jeśli to pomyłka, zapytaj wykładowcę lub administratora.',
  ACCOUNT_CLOSED: 'Administrator wstrzymał to konto.',
};
