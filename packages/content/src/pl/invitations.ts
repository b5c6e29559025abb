/** Polish texts of invitations: those to answer in the student's panel, those sent in the lecturer's. */
export const invitationsText = {
  title: 'Zaproszenia',
  to: (lecturer: string, group: string | null) =>
    group === null
      ? `${lecturer} zaprasza Cię do grona swoich studentów.`
      : `${lecturer} zaprasza Cię do grupy ${group}.`,
  meaning:
    'Po przyjęciu ta osoba będzie mogła zapisywać Cię do gier, zmieniać dane Twojego konta i\u00a0wydawać do niego kody. Przyjmij, jeśli ją znasz.',
  accept: 'Przyjmij',
  acceptFrom: (lecturer: string) => `Przyjmij zaproszenie: ${lecturer}`,
  decline: 'Odrzuć',
  declineFrom: (lecturer: string) => `Odrzuć zaproszenie: ${lecturer}`,
  sentTitle: 'Zaproszenia wysłane',
  sentText: 'Te osoby mają już własne konta. Dołączą do Twoich studentów, gdy przyjmą zaproszenie w\u00a0swoim panelu.',
  columns: { name: 'Imię i\u00a0nazwisko', email: 'E-mail', group: 'Grupa', sent: 'Wysłane', actions: 'Działania' },
  noGroup: 'bez grupy',
  withdraw: 'Wycofaj',
  withdrawFrom: (name: string) => `Wycofaj zaproszenie: ${name}`,
} as const;
