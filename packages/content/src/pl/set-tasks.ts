const GAP = '\u00a0';

/** Polish texts of the situations that a lecturer sets to a group to practise, for both sides. */
export const setTasksText = {
  title: 'Zadane sytuacje',
  none: `Nic nie jest zadane. Wybierz do pięciu sytuacji, które studenci zagrają sami, bez zegara.`,
  set: 'Zadaj sytuacje',
  change: 'Zmień',
  unset: 'Odwołaj',
  until: (day: string) => `do ${day} włącznie`,
  noDay: 'bez terminu',
  isOver: (day: string) => `termin minął ${day}, studenci już ich nie widzą`,
  done: (done: number, all: number) => `zrobiło ${String(done)}${GAP}z${GAP}${String(all)}`,
  form: {
    title: 'Zadaj sytuacje grupie',
    search: 'Szukaj sytuacji',
    searchHint: 'nazwa sytuacji',
    competence: 'Kompetencja',
    all: 'wszystkie',
    list: (most: number) => `Sytuacje, najwyżej ${String(most)}`,
    chosen: (count: number, most: number) => `Wybrane: ${String(count)}${GAP}z${GAP}${String(most)}`,
    nothing: 'Żadna sytuacja nie pasuje.',
    noTasks: `W${GAP}bibliotece nie ma włączonej sytuacji z${GAP}pytaniem.`,
    loading: 'Wczytuję sytuacje…',
    failed: 'Nie udało się wczytać sytuacji.',
    until: 'Ostatni dzień',
    untilHint: `Można zostawić puste. Po tym dniu zadania znikają u${GAP}studentów, gwiazdki zostają.`,
    submit: 'Zadaj',
    empty: 'Wybierz przynajmniej jedną sytuację.',
  },
  own: {
    title: 'Zadane sytuacje',
    until: (day: string) => `od prowadzącego, do ${day}`,
    noDay: 'od prowadzącego',
    allDone: 'Wszystkie zrobione. Gwiazdki można jeszcze poprawić.',
  },
} as const;
