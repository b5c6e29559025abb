import { counted } from './plural.ts';
import { dayAndHour, writtenDay } from './school-time.ts';

type MailWords = { readonly subject: string; readonly text: string };
type LetterFacts = { readonly first_name: string; readonly link: string };

const SIGNATURE = 'Zespół Fracht';

/** A name that no mail program turns into a link: no address, no phone number. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** The greeting of a letter, with the name only if it is plain: anybody may register another person's e-mail under any name. */
function greeting(first_name: string): string {
  return PLAIN_NAME.test(first_name) ? `Dzień dobry, ${first_name}!` : 'Dzień dobry!';
}

function letter(first_name: string, lines: readonly string[]): string {
  return [greeting(first_name), '', ...lines, '', SIGNATURE].join('\n');
}

/** The letters that the server writes. (LET-1) */
export const mailText = {
  recovery: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Zmiana hasła w\u00a0grze Fracht',
    text: letter(first_name, [
      'Aby ustawić nowe hasło, otwórz ten link w\u00a0ciągu godziny:',
      link,
      '',
      'Jeśli to nie Ty prosisz o zmianę hasła, zignoruj tę wiadomość.',
    ]),
  }),
  invitation: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Twoje konto w\u00a0grze Fracht',
    text: letter(first_name, ['Masz konto w\u00a0grze Fracht. Ustaw hasło w\u00a0ciągu siedmiu dni:', link]),
  }),
  registration: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Rejestracja w\u00a0grze Fracht',
    text: letter(first_name, ['Dziękujemy za rejestrację. Ustaw hasło w\u00a0ciągu siedmiu dni:', link]),
  }),
  registrationOfLecturer: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Rejestracja w\u00a0grze Fracht',
    text: letter(first_name, [
      'Dziękujemy za rejestrację. Ustaw hasło w\u00a0ciągu siedmiu dni:',
      link,
      '',
      'Zalogujesz się, gdy administrator zatwierdzi konto wykładowcy.',
    ]),
  }),
  alreadyRegistered: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Masz już konto w\u00a0grze Fracht',
    text: letter(first_name, [
      'Ktoś próbował zarejestrować konto z tym adresem, a ono już istnieje.',
      'Jeśli nie pamiętasz hasła, ustaw nowe w\u00a0ciągu godziny:',
      link,
    ]),
  }),
} as const;

type Approved = { readonly first_name: string; readonly link: string };

/** Tells a lecturer who has registered that an admin has approved the account. */
export function approvedMail({ first_name, link }: Approved): MailWords {
  return {
    subject: 'Konto wykładowcy w\u00a0grze Fracht jest gotowe',
    text: letter(first_name, [
      'Administrator zatwierdził Twoje konto wykładowcy. Zaloguj się:',
      link,
      '',
      'Jeśli nie masz jeszcze hasła, ustaw je linkiem z\u00a0poprzedniej wiadomości albo wybierz na tej stronie „Nie pamiętasz hasła?”.',
    ]),
  };
}

type Invited = { readonly first_name: string; readonly lecturer: string; readonly link: string };

/** Tells a student who has an account that a lecturer would like to become their lecturer. */
export function invitedMail({ first_name, lecturer, link }: Invited): MailWords {
  return {
    subject: 'Zaproszenie do grupy w\u00a0grze Fracht',
    text: letter(first_name, [
      `${lecturer} zaprasza Cię do grona swoich studentów. Przyjmij albo odrzuć zaproszenie w swoim panelu:`,
      link,
      '',
      'Po przyjęciu ta osoba będzie mogła zmieniać dane Twojego konta i wydawać do niego kody.',
    ]),
  };
}

type CoLecturerFacts = {
  readonly first_name: string;
  readonly group: string;
  readonly by: string;
  /** The last day, YYYY-MM-DD; null: without an end. */
  readonly until: string | null;
  readonly link: string;
};

/** Tells lecturers that a group is now also theirs to lead. (PPL-21) */
export function coLecturerMail({ first_name, group, by, until, link }: CoLecturerFacts): MailWords {
  const how = until === null ? 'razem z jej właścicielem' : `w zastępstwie, do ${writtenDay(until)} włącznie`;
  return {
    subject: 'Prowadzisz grupę w\u00a0grze Fracht',
    text: letter(first_name, [
      `${by}: od teraz prowadzisz grupę ${group} ${how}. Jej studentów, rozgrywki i\u00a0zadania widzisz na swoich listach:`,
      link,
      '',
      'Jeśli to pomyłka, na tej stronie możesz przestać prowadzić grupę.',
    ]),
  };
}

type StudentLeft = { readonly first_name: string; readonly student: string; readonly link: string };

/** Tells a lecturer that a student has deleted their own account, which can still be restored. */
export function studentLeftMail({ first_name, student, link }: StudentLeft): MailWords {
  return {
    subject: 'Konto studenta w\u00a0grze Fracht zostało usunięte',
    text: letter(first_name, [
      `${student}: to konto usunięto z\u00a0jego własnych ustawień. Jeżeli to pomyłka, przywróć je w\u00a0ciągu 7\u00a0dni w\u00a0Koszu:`,
      link,
    ]),
  };
}

const UNASKED = 'Jeśli to nie Ty, zmień hasło w\u00a0Ustawieniach konta i\u00a0zawiadom administratora szkoły.';

/** Tells the owner of an account about a change to the second factor of its logins. (TFA-6) */
export const secondFactorMail = {
  ON: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Weryfikacja dwuetapowa w\u00a0grze Fracht jest włączona',
    text: letter(first_name, [
      'Od teraz do Twojego konta potrzebne są hasło i\u00a0kod z\u00a0aplikacji. Inne urządzenia zostały wylogowane.',
      UNASKED,
      link,
    ]),
  }),
  OFF: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Weryfikacja dwuetapowa w\u00a0grze Fracht jest wyłączona',
    text: letter(first_name, ['Do Twojego konta wystarczy teraz samo hasło.', UNASKED, link]),
  }),
  CODES: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Nowe kody zapasowe do konta w\u00a0grze Fracht',
    text: letter(first_name, ['Do Twojego konta są nowe kody zapasowe. Poprzednie już nie działają.', UNASKED, link]),
  }),
  RESET: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Administrator wyłączył weryfikację dwuetapową',
    text: letter(first_name, [
      'Administrator szkoły wyłączył weryfikację dwuetapową Twojego konta w\u00a0grze Fracht. Wystarczy teraz samo hasło; weryfikację możesz włączyć ponownie w\u00a0Ustawieniach konta.',
      'Jeśli o\u00a0to nie prosisz, zmień hasło i\u00a0zapytaj administratora.',
      link,
    ]),
  }),
  GUESSED: ({ first_name, link }: LetterFacts): MailWords => ({
    subject: 'Ktoś zna hasło do Twojego konta w\u00a0grze Fracht',
    text: letter(first_name, [
      'Ktoś podał właściwe hasło do Twojego konta, a\u00a0potem dziesięć razy błędny kod. Na konto nie wszedł.',
      'Jeśli to nie Ty, zmień hasło jak najprędzej. Na stronie gry wybierz „Nie pamiętasz hasła?” albo zaloguj się i\u00a0otwórz Ustawienia konta:',
      link,
    ]),
  }),
} as const;
export type SecondFactorNews = keyof typeof secondFactorMail;

type SurveyReminderFacts = {
  readonly first_name: string;
  readonly number: number;
  readonly group: string;
  readonly link: string;
};

type LeavingFacts = { readonly count: number; readonly days: number; readonly link: string };

const ACCOUNTS = { one: 'konto studenta', few: 'konta studentów', many: 'kont studentów' } as const;
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;

/** Warns an admin that accounts are about to be erased. Gives no names, so that no letter outlives an account. */
export function leavingMail({ count, days, link }: LeavingFacts): MailWords {
  return {
    subject: 'Konta do skasowania w\u00a0grze Fracht',
    text: [
      'Dzień dobry!',
      '',
      `Minął czas przechowywania kont studentów, którzy się nie logują. Do skasowania za ${counted(days, DAYS)} pracy serwera: ${counted(count, ACCOUNTS)}.`,
      'Do tego czasu wystarczy, że student się zaloguje albo że zatrzymasz jego konto na tej liście:',
      link,
      '',
      SIGNATURE,
    ].join('\n'),
  };
}

/** Tells an admin that no backup could be made; `why` is one sentence. */
export function backupFailedMail({ why, link }: { readonly why: string; readonly link: string }): MailWords {
  return {
    subject: 'Nie powstała kopia zapasowa gry Fracht',
    text: [
      'Dzień dobry!',
      '',
      `Serwer gry nie zrobił kopii zapasowej. ${why} Spróbuje ponownie sam, ale dopóki się nie uda, nowsze zmiany są tylko na jego dysku.`,
      'Kopie i przyczynę znajdziesz tutaj:',
      link,
      '',
      SIGNATURE,
    ].join('\n'),
  };
}

/** Reminds a player of a survey that waits. */
export function surveyReminderMail({ first_name, number, group, link }: SurveyReminderFacts): MailWords {
  return {
    subject: 'Ankieta po rozgrywce w\u00a0grze Fracht',
    text: letter(first_name, [
      `Na Twoje odpowiedzi czeka ankieta po rozgrywce nr ${String(number)} (${group}). Wypełnisz ją w kilka minut:`,
      link,
    ]),
  };
}

type HomeworkReminder = {
  readonly first_name: string;
  readonly title: string;
  readonly until: Date;
  readonly link: string;
};

/** Reminds a student of homework that is not handed in. (HWS-5) */
export function homeworkReminderMail({ first_name, title, until, link }: HomeworkReminder): MailWords {
  const end = dayAndHour(until.getTime());
  return {
    subject: 'Zadanie domowe w\u00a0grze Fracht',
    text: letter(first_name, [
      `Zadanie „${title}” czeka na Ciebie. Można je oddać do ${end}. Grasz we własnym tempie i\u00a0możesz zrobić przerwę:`,
      link,
    ]),
  };
}

type ContactFacts = { readonly name: string; readonly email: string; readonly message: string };

/** A letter of the contact form, for the admins. (LET-7) */
export function contactMail({ name, email, message }: ContactFacts): MailWords {
  return {
    subject: `Wiadomość ze strony gry Fracht: ${name}`,
    text: [`Od: ${name} <${email}>`, '', message].join('\n'),
  };
}

const CHANGES = { one: 'zmianę', few: 'zmiany', many: 'zmian' } as const;

/** Tells an admin that lecturers changed content shared by the whole school. */
export function changesMail({ count, link }: { readonly count: number; readonly link: string }): MailWords {
  return {
    subject: 'Wykładowcy zmienili to, czym gra cała szkoła',
    text: [
      'Dzień dobry!',
      '',
      `Wykładowcy wprowadzili ${counted(count, CHANGES)} w\u00a0ustawieniach gry, tekstach, sytuacjach, obrazach lub podstawie programowej, z\u00a0których korzysta cała szkoła. Możesz je obejrzeć i\u00a0cofnąć w\u00a0dzienniku zmian:`,
      link,
      '',
      'Taka wiadomość przychodzi najwyżej raz dziennie i\u00a0tylko wtedy, gdy nikt z\u00a0administratorów nie zajrzał do dziennika.',
      '',
      SIGNATURE,
    ].join('\n'),
  };
}
