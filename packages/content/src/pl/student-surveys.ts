import { counted, plural } from './plural.ts';

const QUESTIONS = { one: 'pytanie', few: 'pytania', many: 'pytań' } as const;

/** Polish texts of the student's surveys. */
export const studentSurveysText = {
  title: 'Ankiety',
  sub: 'Krótkie pytania po rozegranych grach',
  open: 'Ankiety do wypełnienia',
  name: (number: number) => `Ankieta po rozgrywce nr\u00a0${String(number)}`,
  about: (questions: number, group: string, date: string) =>
    `${counted(questions, QUESTIONS)}, ${group}, ${date}. Odpowiedzi zapisują się w\u00a0tej przeglądarce.`,
  done: (answered: number, all: number) => `${String(answered)} z\u00a0${String(all)}`,
  doneLabel: (answered: number, all: number) => `Odpowiedzi: ${String(answered)} z\u00a0${String(all)}`,
  reminded: 'Wykładowca przypomina o\u00a0tej ankiecie',
  begin: 'Wypełnij ankietę',
  goOn: 'Dokończ ankietę',
  beginNamed: (number: number) => `Wypełnij ankietę po rozgrywce nr\u00a0${String(number)}`,
  goOnNamed: (number: number) => `Dokończ ankietę po rozgrywce nr\u00a0${String(number)}`,
  none: 'Nie masz ankiet do wypełnienia',
  noneText: 'Ankieta pojawi się tutaj, gdy wykładowca otworzy ją po Twojej rozgrywce.',
  gone: 'Tej ankiety nie ma już na liście',
  goneText: 'Jest wypełniona albo należy do innej osoby.',
  all: 'Wszystkie ankiety',
  scale: { 1: 'najniżej', 5: 'najwyżej' },
  answer: 'Twoja odpowiedź',
  many: 'Możesz zaznaczyć kilka odpowiedzi.',
  once: 'Ankietę wysyła się raz, potem nie można jej zmienić.',
  send: 'Wyślij ankietę',
  ask: 'Wysłać niepełną ankietę?',
  askText: (left: number) =>
    `Bez odpowiedzi ${plural(left, { one: 'zostaje', few: 'zostają', many: 'zostaje' })} ${counted(left, QUESTIONS)}. Po wysłaniu nie można już nic uzupełnić.`,
  keep: 'Wróć do pytań',
} as const;

/** Polish texts of the link from a game's summary to its survey. */
export const surveyOfferText = {
  send: 'Wyślij graczom ankietę',
  sent: 'Zobacz odpowiedzi w\u00a0ankiecie',
  fill: 'Wypełnij ankietę',
} as const;
