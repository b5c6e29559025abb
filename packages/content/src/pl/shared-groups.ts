import { counted } from './plural.ts';
import { writtenDay } from './school-time.ts';

const STUDENTS = { one: 'student', few: 'studentów', many: 'studentów' } as const;
const GAMES = { one: 'rozgrywka', few: 'rozgrywki', many: 'rozgrywek' } as const;

/** Polish texts of groups that several lecturers lead, and of transferring them. */
export const sharedGroupsText = {
  /** On rows of things that belong to another lecturer. */
  ownedBy: (name: string) => `prowadzi: ${name}`,
  shared: 'Wspólna',
  sharedUntil: (day: string) => `Zastępstwo do ${writtenDay(day)}`,
  with: (names: readonly string[]) => `razem: ${names.join(', ')}`,
  manage: 'Kto prowadzi',
  leave: 'Przestań prowadzić',
  leaveTitle: (name: string) => `Przestać prowadzić grupę ${name}?`,
  leaveText:
    'Grupa, jej studenci, rozgrywki i\u00a0zadania znikną z\u00a0Twoich list. Nic nie zostanie usunięte, a\u00a0właściciel grupy może dopisać Cię ponownie.',
  notOwner: 'Wśród zaznaczonych są studenci, których wykładowcą jest ktoś inny. Tylko on może usunąć ich konta.',
  dialog: {
    title: (name: string) => `Kto prowadzi grupę ${name}`,
    text: 'Dopisane osoby prowadzą rozgrywki i\u00a0zadania tej grupy, widzą omówienia i\u00a0wydają kody. Nie mogą usunąć grupy ani kont i\u00a0nie zmieniają jej właściciela. To, co założą dla grupy, należy do właściciela.',
    owner: (name: string) => `${name}, właściciel`,
    none: 'Nikt więcej nie prowadzi tej grupy.',
    always: 'bez terminu',
    until: (day: string) => `do ${writtenDay(day)} włącznie`,
    over: (day: string) => `do ${writtenDay(day)}: termin minął, ta osoba grupy już nie widzi`,
    remove: (name: string) => `Odbierz prowadzenie: ${name}`,
    removeShort: 'Odbierz',
    list: 'Osoby prowadzące',
    lecturer: 'Wykładowca',
    choose: 'Wybierz...',
    day: 'Do kiedy, przy zastępstwie',
    dayHint: 'Tego dnia jeszcze prowadzi, następnego już nie. Puste pole: bez terminu.',
    nobody: 'W\u00a0szkole nie ma innego wykładowcy. Konto dodaje administrator.',
    add: 'Dopisz',
  },
  admin: {
    menu: 'Grupy i\u00a0zastępstwa',
    title: (name: string) => `Grupy: ${name}`,
    empty: 'Ta osoba nie ma żadnej grupy.',
    counts: (students: number, games: number) => `${counted(students, STUDENTS)}, ${counted(games, GAMES)}`,
    leads: (group: string) => `Kto prowadzi grupę ${group}`,
    handOver: (group: string) => `Przekaż grupę ${group}`,
    handOverShort: 'Przekaż',
    to: 'Nowy właściciel',
    toHint: 'Przejdą do niego studenci tej grupy, jej rozgrywki, ankiety i\u00a0zadania domowe.',
    handOverTitle: (group: string) => `Komu przekazać grupę ${group}?`,
  },
} as const;
