import { libraryListText } from './library-lists.ts';
import { counted, plural } from './plural.ts';

const PEOPLE = { one: 'osobę', few: 'osoby', many: 'osób' } as const;
const ACCOUNTS = { one: 'konto', few: 'konta', many: 'kont' } as const;
const CODES = { one: 'kod', few: 'kody', many: 'kodów' } as const;
const SITUATIONS = { one: 'sytuację', few: 'sytuacje', many: 'sytuacji' } as const;

/** Confirmations that something was done to several items at once, by their number. */
export const countedNoticeText = {
  CLASS_ADDED: (people: number) =>
    `Dodano ${counted(people, PEOPLE)}. Wydrukuj kartki z\u00a0kodami: kodów nie da się zobaczyć ponownie.`,
  CODES_MADE: (codes: number) =>
    `${plural(codes, { one: 'Gotowy jest', few: 'Gotowe są', many: 'Gotowych jest' })} ${counted(codes, CODES)}. ${codes === 1 ? 'Działa' : 'Każdy działa'} raz, do terminu podanego na kartce.`,
  USERS_MOVED: (people: number) => `Przeniesiono ${counted(people, PEOPLE)}.`,
  IMPORTED: (people: number) => `Wczytano z\u00a0pliku ${counted(people, PEOPLE)}.`,
  SITUATIONS_IMPORTED: (situations: number) => `Wczytano z\u00a0pliku ${counted(situations, SITUATIONS)}.`,
  USERS_KEPT: (accounts: number) =>
    `${plural(accounts, { one: 'Zostaje', few: 'Zostają', many: 'Zostaje' })} ${counted(accounts, ACCOUNTS)}.`,
} as const;

/** Confirmations that something was done. */
export const noticeText = {
  PASSWORD_CHANGED: 'Hasło zostało zmienione.',
  PIN_CHANGED: 'Zapisano. Następnym razem zaloguj się loginem i\u00a0tym PIN-em lub hasłem.',
  PASSWORD_GUESSED:
    'W\u00a0ostatnim kwadransie ktoś wiele razy podał do tego konta błędne hasło. Jeśli to nie Ty, porozmawiaj z\u00a0klasą albo zmień hasło.',
  SECOND_FACTOR_OFF: 'Weryfikacja dwuetapowa jest wyłączona.',
  SECOND_FACTOR_RESET: 'Wyłączono weryfikację dwuetapową. Ta osoba dostanie o\u00a0tym e-mail.',
  RECOVERY_CODE_USED: 'Ten kod zapasowy już nie zadziała. Ile ich zostało, widać w\u00a0Ustawieniach konta.',
  PASSWORD_SET: 'Hasło zostało ustawione. Możesz się zalogować.',
  RECOVERY_SENT: 'Jeśli konto z\u00a0tym adresem istnieje, wysłaliśmy na nie link do zmiany hasła.',
  REGISTERED: 'Wysłaliśmy link do ustawienia hasła na podany adres e-mail.',
  CODE_TAKEN_BACK: 'Nowy kod cofnięty. Wszystko działa tak jak przed nim.',
  OWN_SETTINGS_SAVED: 'Zapisano ustawienia.',
  USER_ADDED: 'Dodano osobę.',
  USER_INVITED:
    'Zaproszenie wysłane. Ta osoba ma już własne konto i\u00a0dołączy do Twoich studentów, gdy przyjmie zaproszenie w\u00a0swoim panelu.',
  INVITATION_ACCEPTED: 'Zaproszenie przyjęte.',
  INVITATION_DECLINED: 'Zaproszenie odrzucone.',
  INVITATION_WITHDRAWN: 'Zaproszenie wycofane.',
  USER_CHANGED: 'Zapisano zmiany.',
  LECTURER_REPLACED: 'Usunięto konto. Studenci, grupy i\u00a0rozgrywki mają nowego wykładowcę.',
  DEMO_REMOVED: 'Szkoły pokazowej już nie ma: usunięto jej osoby, grupy i\u00a0gry.',
  USER_PUT_ASIDE: 'Konto jest w\u00a0Koszu: przez 7\u00a0dni można je przywrócić, potem jego dane znikną na zawsze.',
  USER_DELETED: 'Usunięto osobę. Jej wyniki pozostały w\u00a0rankingach bez nazwiska.',
  GROUP_ADDED: 'Dodano grupę.',
  GROUP_CHANGED: 'Zapisano zmiany w\u00a0grupie.',
  GROUP_DELETED: 'Usunięto grupę.',
  GROUP_LECTURER_SAVED: 'Zapisano. Ta osoba prowadzi teraz grupę razem z\u00a0jej właścicielem.',
  GROUP_LECTURER_REMOVED: 'Ta osoba nie prowadzi już tej grupy.',
  GROUP_LEFT: 'Nie prowadzisz już tej grupy.',
  GROUP_HANDED_OVER: 'Grupa ma nowego wykładowcę, razem ze studentami, rozgrywkami i\u00a0zadaniami.',
  TASKS_SET: 'Zadano grupie sytuacje do ćwiczenia.',
  TASKS_UNSET: 'Grupa nie ma już zadanych sytuacji.',
  GAME_ADDED: 'Utworzono rozgrywkę.',
  HOMEWORK_ADDED: 'Utworzono zadanie domowe.',
  HOMEWORK_SAVED: 'Zapisano zmiany w\u00a0zadaniu.',
  HOMEWORK_DELETED: 'Usunięto zadanie.',
  GAME_DELETED: 'Usunięto rozgrywkę.',
  SETTINGS_SAVED: 'Zapisano ustawienia.',
  CURRICULUM_SAVED: 'Zapisano podstawę programową.',
  STAGES_SAVED: 'Zapisano teksty etapów.',
  SITUATION_SAVED: 'Zapisano sytuację.',
  SITUATION_PUBLISHED: 'Opublikowano. Dostaną ją rozgrywki, które dopiero powstaną.',
  SITUATION_PUBLISHED_OFF:
    'Opublikowano. Sytuacja jest wyłączona: włącz ją na liście, aby trafiła do nowych rozgrywek.',
  DRAFT_DISCARDED: 'Odrzucono wersję roboczą.',
  IMAGE_SAVED: 'Zapisano opis obrazu.',
  IMAGE_DELETED: 'Usunięto obraz.',
  IMAGE_UPLOADED: 'Dodano obraz.',
  SITUATION_DELETED: libraryListText.removed,
  SITUATION_RESTORED: 'Sytuacja jest z\u00a0powrotem na liście.',
  SURVEY_OPENED: 'Ankieta jest otwarta dla graczy.',
  SURVEY_REMINDED: 'Przypomniano o\u00a0ankiecie.',
  SURVEY_SUBMITTED: 'Dziękujemy za wypełnienie ankiety.',
  CONTENT_SAVED: 'Zapisano stronę główną.',
  VALUE_RESTORED: 'Przywrócono to, co było wcześniej.',
  CONTACT_SENT: 'Dziękujemy. Odpowiemy na podany adres e-mail.',
  CHANGE_UNDONE: 'Cofnięto zmianę.',
  RESTORED_FROM_BIN: 'Przywrócono z\u00a0kosza.',
  BACKUP_BEGUN: 'Kopia zapasowa powstaje.',
  RETENTION_SAVED: 'Zapisano czas przechowywania kont.',
  COMPUTERS_SHARED: 'Zapisano: logowania kończą się z\u00a0zamknięciem przeglądarki.',
  COMPUTERS_OWN: 'Zapisano: przeglądarki pamiętają logowania.',
  REGISTRATION_SAVED: 'Zapisano, kto może się rejestrować.',
  ERASED: 'Twoje konto zostało usunięte. Wyniki pozostały bez nazwiska.',
  QUESTIONS_SAVED: 'Zapisano pytania ankiety.',
} as const;

/** The name shown for a person whose account was erased. (PRV-2) */
export const ERASED_USER = { first_name: 'Gracz', last_name: 'usunięty' } as const;

/** The group name of a game with drawn players. */
export const DRAWN_GROUP_NAME = 'Gracze losowani';

/** The name of the first admin. */
export const ADMIN_NAME = { first_name: 'Administrator', last_name: 'Fracht' } as const;
