import { counted } from './plural.ts';

const LEFT = { one: 'pojedynek', few: 'pojedynki', many: 'pojedynków' } as const;

/** Polish texts of a lesson's first round that a student plays once more, alone, against a ghost. */
export const duelText = {
  /** The title of the game, by the name of the lesson's group. */
  title: (group: string) => `Pojedynek: ${group}`,
  /** Before the round, if the lesson had more rounds: the lesson's own text would advise long trips, and the text of a game's end warns of penalties. */
  stage:
    'To samo południe co na lekcji, te same zlecenia i\u00a0samochody. Liczy się stan na koniec tej jednej rundy: płacą tylko zlecenia dowiezione, a\u00a0za ładunek, który jest jeszcze w\u00a0drodze, nie ma wtedy kary.',
  offer: {
    link: 'zagraj 1. rundę jeszcze raz',
    title: 'Zagraj 1. rundę jeszcze raz',
    text: 'Te same zlecenia i\u00a0samochody co w\u00a01. rundzie lekcji. Grasz w\u00a0pojedynkę, bez konkurentów o\u00a0te same zlecenia, więc o\u00a0dobry wynik łatwiej.',
    ghosts: 'Duch, z\u00a0którym grasz',
    OWN: 'Twój wynik z\u00a0lekcji',
    BEST: 'Najlepszy wynik klasy',
    own: (score: string) => `${score} po 1. rundzie`,
    best: (score: string, name: string) => `${score} po 1. rundzie · ${name}`,
    begin: 'Zagraj',
    resume: 'Wróć do pojedynku',
    isOpen: 'Masz rozpoczęty pojedynek. Nowy zaczniesz, gdy się skończy.',
    left: (count: number) => `W\u00a0ciągu doby możesz zacząć jeszcze ${counted(count, LEFT)}.`,
    none: 'Na tę dobę to już wszystkie pojedynki. Wróć jutro.',
    note: 'Nie liczy się do rankingów, wyników grupy ani kompetencji.',
  },
  /** An open duel on the first page of the student panel. */
  open: {
    label: 'Rozpoczęty pojedynek',
    OWN: (score: string) => `Duch: Twój wynik z\u00a0lekcji, ${score} po 1. rundzie`,
    BEST: (score: string, name: string) => `Duch: ${name}, ${score} po 1. rundzie`,
    until: (end: string) => `Trzeba go skończyć do ${end}`,
  },
  lobby: {
    OWN: 'Grasz z\u00a0duchem: Twój wynik z\u00a0lekcji.',
    BEST: (name: string) => `Grasz z\u00a0duchem: najlepszy wynik klasy, ${name}.`,
    alone: 'Zlecenia i\u00a0samochody są te same co w\u00a01. rundzie lekcji, ale nikt inny po nie nie sięgnie.',
    until: (end: string) => `Pojedynek trzeba skończyć do ${end}.`,
  },
  bar: {
    label: 'Z\u00a0duchem',
    ahead: (score: string) => `Przewaga nad duchem: ${score}`,
    behind: (score: string) => `Duch prowadzi o\u00a0${score}`,
    even: 'Remis z\u00a0duchem',
  },
  result: {
    won: (score: string) => `Wygrywasz z\u00a0duchem o\u00a0${score}.`,
    lost: (score: string) => `Duch był lepszy o\u00a0${score}.`,
    even: 'Remis: duch ma tyle samo.',
    brokenOff: 'Pojedynek przerwany przed końcem rundy. Wyniku nie ma z\u00a0czym porównać.',
    OWN: (own: string, ghost: string) => `Teraz ${own}, na lekcji ${ghost} po 1. rundzie.`,
    BEST: (own: string, ghost: string, name: string) => `Teraz ${own}. Na lekcji ${name}: ${ghost} po 1. rundzie.`,
    again: 'Jeszcze raz',
    lesson: 'Omówienie lekcji',
  },
} as const;
