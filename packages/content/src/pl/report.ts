/** Polish texts of the files that a teacher exports from a finished game. */
export const reportText = {
  more: 'Inne tabele jako CSV',
  sheets: {
    debrief: 'Omówienie',
    decisions: 'Decyzje',
    orders: 'Kalkulacje',
    ledger: 'Księga',
    happenings: 'Zdarzenia',
    competences: 'Kompetencje',
  },
  /** File names, to which the name of the game is appended. */
  files: {
    decisions: 'decyzje',
    orders: 'kalkulacje',
    ledger: 'ksiega',
    happenings: 'zdarzenia',
    competences: 'kompetencje',
  },
  decisions: [
    'Student',
    'Runda',
    'Dzień',
    'Godzina',
    'Decyzja',
    'Sytuacja',
    'Zlecenie',
    'Samochód',
    'Wybór',
    'Ocena wyboru',
    'Wbrew przepisom',
    'Zysk lub strata (zł)',
    'Zysk lub strata (pkt)',
    'Razem (zł)',
  ],
  ledger: ['Student', 'Dzień', 'Godzina', 'Za co', 'Zlecenie', 'Samochód', 'Kwota (zł)', 'Punkty'],
  orders: ['Student', 'Zlecenie', 'Ładunek', 'Samochód', 'Składnik', 'Wstępna (zł)', 'Wynikowa (zł)', 'Różnica (zł)'],
  happenings: ['Student', 'Dzień', 'Godzina', 'Zdarzenie', 'Szczegół', 'Zlecenie', 'Samochód', 'Kwota (zł)', 'Punkty'],
  competences: ['Student', 'Kompetencja', 'Słowo (to nie ocena)', 'Decyzje', 'Dobre', 'Podstawa programowa'],
  /** The rule that a decision broke, and where it is written. */
  broken: (why: string, where: readonly string[]) => `${why}: ${where.join(', ')}`,
  failed: 'Nie udało się przygotować pliku. Spróbuj ponownie.',
} as const;
