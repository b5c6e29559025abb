const GAP = '\u00a0';

/** How many steps the practice has. */
const PRACTICE_STEPS = 5;

/** Polish texts about who has done the practice, and the links to it. */
export const practiceMarkText = {
  done: 'Po rozgrzewce',
  step: (step: number) => `Rozgrzewka: krok ${step} z${GAP}${PRACTICE_STEPS}`,
  none: 'Bez rozgrzewki',
  count: (done: number, all: number) => `Rozgrzewka: ${done} z${GAP}${all} ${all === 1 ? 'osoby' : 'osób'}`,
  doing: (names: string) => `W${GAP}trakcie: ${names}.`,
  missing: (names: string) => `Bez rozgrzewki: ${names}.`,
  more: (count: number) => `i${GAP}jeszcze ${count}`,
  cost: `Trwa do 5${GAP}minut, można grać bez niej.`,
  begin: 'Zacznij rozgrzewkę',
  goOn: (step: number) => `Dokończ rozgrzewkę, krok ${step} z${GAP}${PRACTICE_STEPS}`,
  again: 'Zagraj rozgrzewkę jeszcze raz',
  waiting: `Zrób ją, czekając na start. Gdy gra się zacznie, od razu do niej przejdziesz.`,
  panelTitle: 'Rozgrzewka',
  panelText: `Jedno zlecenie, jeden samochód, bez zegara. Trwa do 5${GAP}minut.`,
} as const;
