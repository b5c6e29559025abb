type Mail = { readonly subject: string; readonly text: string };
type Letter = { readonly first_name: string; readonly link: string };

const SIGNATURE = 'Zespół Fracht';

function letter(first_name: string, lines: readonly string[]): string {
  return [`Dzień dobry, ${first_name}!`, '', ...lines, '', SIGNATURE].join('\n');
}

/** The letters that the server writes. (protocol "Session", "Users") */
export const mailText = {
  recovery: ({ first_name, link }: Letter): Mail => ({
    subject: 'Zmiana hasła w grze Fracht',
    text: letter(first_name, [
      'Aby ustawić nowe hasło, otwórz ten odnośnik w ciągu godziny:',
      link,
      '',
      'Jeśli to nie Ty prosisz o zmianę hasła, zignoruj tę wiadomość.',
    ]),
  }),
  invitation: ({ first_name, link }: Letter): Mail => ({
    subject: 'Twoje konto w grze Fracht',
    text: letter(first_name, ['Masz konto w grze Fracht. Ustaw hasło w ciągu siedmiu dni:', link]),
  }),
  registration: ({ first_name, link }: Letter): Mail => ({
    subject: 'Rejestracja w grze Fracht',
    text: letter(first_name, ['Dziękujemy za rejestrację. Ustaw hasło w ciągu siedmiu dni:', link]),
  }),
  registrationOfLecturer: ({ first_name, link }: Letter): Mail => ({
    subject: 'Rejestracja w grze Fracht',
    text: letter(first_name, [
      'Dziękujemy za rejestrację. Ustaw hasło w ciągu siedmiu dni:',
      link,
      '',
      'Zalogujesz się, gdy administrator zatwierdzi konto wykładowcy.',
    ]),
  }),
  alreadyRegistered: ({ first_name, link }: Letter): Mail => ({
    subject: 'Masz już konto w grze Fracht',
    text: letter(first_name, [
      'Ktoś próbował zarejestrować konto z tym adresem, a ono już istnieje.',
      'Jeśli nie pamiętasz hasła, ustaw nowe w ciągu godziny:',
      link,
    ]),
  }),
} as const;

type Reminder = { readonly first_name: string; readonly number: number; readonly group: string; readonly link: string };

/** Reminds a player of a survey that waits. */
export function surveyReminderMail({ first_name, number, group, link }: Reminder): Mail {
  return {
    subject: 'Ankieta po rozgrywce w grze Fracht',
    text: letter(first_name, [
      `Na Twoje odpowiedzi czeka ankieta po rozgrywce nr ${String(number)} (${group}). Wypełnisz ją w kilka minut:`,
      link,
    ]),
  };
}

type Contact = { readonly name: string; readonly email: string; readonly message: string };

/** A letter of the contact form, for the admins. (spec §2 "Landing page") */
export function contactMail({ name, email, message }: Contact): Mail {
  return {
    subject: `Wiadomość ze strony gry Fracht: ${name}`,
    text: [`Od: ${name} <${email}>`, '', message].join('\n'),
  };
}
