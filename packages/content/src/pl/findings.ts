import type { FindingCode } from '../situations/check/finding.ts';
import { situationsText } from './situations.ts';

/** What the check of a situation found, in words for its author. */
export const findingText: Readonly<Record<FindingCode, string>> = {
  ANSWERS_SAME: 'Odpowiedzi powtarzają się.',
  ANSWER_ALONE: 'Jest tylko jedna odpowiedź, więc nie ma z\u00a0czego wybierać.',
  BEST_PATH_OUT_OF_RANGE: 'Najlepsza droga daje za mało albo za dużo punktów.',
  BRANCH_PAST_END: 'Do tego pytania nie da się dojść, bo odpowiedź, która do niego prowadzi, kończy zlecenie.',
  BRANCH_UNREACHABLE: 'Do tego pytania nie da się dojść.',
  CAR_TYPES_WRONG: 'Nie wybrano typu samochodu albo któryś się powtarza.',
  CHANGE_MISSING: 'Żadna odpowiedź nie wysyła samochodu zastępczego, więc zmiana pojazdu nigdy nie nastąpi.',
  CHANGE_NEVER: 'Ta zmiana pojazdu nigdy nie nastąpi.',
  DASH_PLAIN: 'Zamiast pauzy stoi zwykły łącznik.',
  DEAD_END: 'Z\u00a0tego pytania nie ma wyjścia: brakuje odpowiedzi.',
  DENIAL_MISSING: 'Nie wiadomo, co dzieje się po odmowie.',
  DENIAL_UNREACHABLE: 'Do pytania po odmowie nie da się dojść, bo nic nie może zostać odmówione.',
  EFFECTS_CLASH:
    'Te skutki nigdy nie zdarzą się razem: jedne zmieniają termin załadunku, inne potrzebują ładunku na samochodzie.',
  EFFECTS_MISSING: 'Brakuje skutków.',
  EFFECT_IDLE: 'Ten skutek nic nie zmieni, bo samochód jest wtedy w\u00a0innym stanie.',
  EFFECT_OUT_OF_RANGE: 'Wartość skutku jest poza dozwolonym zakresem.',
  EFFECT_TWICE: 'Ten sam skutek stoi tu dwa razy.',
  FEEDBACK_MISSING: 'Brakuje informacji zwrotnej: gracz nie dowie się, dlaczego.',
  IMAGE_MISSING: 'Brakuje obrazka.',
  IMAGE_UNKNOWN: 'Tego obrazka nie ma w\u00a0bibliotece.',
  LANDS_WRONG: 'Nie wybrano obszaru albo któryś się powtarza.',
  NUMBER_OUT_OF_RANGE: 'Liczba jest poza dozwolonym zakresem.',
  NUMBER_UNSEEN: 'Gracz ma wpisać numer, którego nie widzi. Pokaż numer sprawy i\u00a0notatki policyjnej.',
  PLACEHOLDER_UNKNOWN:
    'Gra nie zna tego pola w\u00a0nawiasach klamrowych. Zna {pick_phone}, {deliver_phone}, {case_number} i\u00a0{police_number}.',
  QUOTES_STRAIGHT: 'Zamiast polskich cudzysłowów stoją proste.',
  QUOTES_UNPAIRED: 'Cudzysłów nie ma pary.',
  RIGHT_ANSWER_MISSING: 'Żadna odpowiedź nie jest dobra.',
  STATUS_NEVER: 'Samochód w\u00a0tym stanie nie ma własnego zlecenia, więc sytuacja nigdy się nie zdarzy.',
  SUBTYPE_NEVER:
    'Sytuacja tego rodzaju nie zdarza się samochodowi w\u00a0tym stanie, więc nigdy nie nastąpi. Zmień rodzaj albo to, co robi samochód.',
  TEXT_EMPTY: 'Tekst jest pusty.',
  TEXT_TWICE: 'Dwa brzmienia pytania są takie same.',
  TEXT_UNREACHABLE: 'Tekstu nikt nie wpisze, bo pytanie ma odpowiedzi do wyboru.',
  TREE_MISSING: 'Nie ma ani jednego pytania.',
  TREE_TOO_DEEP: 'Pytań jedno pod drugim jest za dużo.',
  TREE_UNREACHABLE: 'Do tego drzewa nie da się dojść, bo wcześniej każda droga kończy zlecenie.',
  VALUE_WITHOUT_UNIT: 'Wartość jest bez jednostki, więc nic nie znaczy.',
  WRONG_ANSWER_PAYS: 'Zła odpowiedź opłaca się bardziej niż najlepsza.',
};

const FIELDS: Readonly<Record<string, string>> = {
  ...situationsText.trees,
  id: 'identyfikator',
  name: 'nazwa',
  type: 'rodzaj',
  subtype: 'rodzaj',
  active: 'włączenie',
  description: 'opis',
  help: 'rada',
  knowledge: 'wiedza',
  types: 'typy samochodów',
  lands: 'obszar',
  image: 'obrazek',
  maxTime: 'czas na odpowiedź',
  driverCallPoints: 'punkty za telefon do kierowcy',
  bossCallPoints: 'punkty za telefon do szefa',
  inTimePoints: 'punkty za odpowiedź w\u00a0czasie',
  noHelpPoints: 'punkty bez pomocy',
  text: 'treść',
  texts: 'treść',
  textAnswer: 'prawidłowa odpowiedź',
  points: 'punkty',
  carPoints: 'punkty za pytanie',
  timeWindowPoints: 'punkty za pytanie',
  points_ok: 'punkty za dobrą odpowiedź',
  points_wrong: 'punkty za złą odpowiedź',
  feedback: 'informacja zwrotna',
  feedback_ok: 'informacja po dobrej odpowiedzi',
  feedback_wrong: 'informacja po złej odpowiedzi',
  effects: 'skutki',
  effects_ok: 'skutki dobrej odpowiedzi',
  effects_wrong: 'skutki złej odpowiedzi',
  situation_ok: 'po dobrej odpowiedzi',
  situation_wrong: 'po złej odpowiedzi',
  afterDenySituation: 'po odmowie',
  changeDistance: 'dłuższa droga',
  inputValue: 'liczba na początek',
  status: 'co robi samochód',
  truck: 'nowy typ samochodu',
  showCaseAndPolice: 'numer sprawy i\u00a0notatki',
  inputType: 'o\u00a0co gracz prosi',
};

const NEXT = 'potem';

/** Whether the part is what follows an answer, not the tree of that name. */
function isNext(part: string, before: string | undefined): boolean {
  return part === 'situation' && before !== undefined;
}

/** The place of a finding within a question or an item: "odp. 2, informacja zwrotna"; empty for the whole of it. */
export function findingPlace(path: string): string {
  const parts = path.split('.').filter((part) => part !== '');
  return parts
    .flatMap((part, index) => (isNext(part, parts[index - 1]) ? [NEXT] : wordsOf(part, parts[index + 1])))
    .join(', ');
}

function wordsOf(part: string, next: string | undefined): readonly string[] {
  if (part === 'answers') return next === undefined ? ['odpowiedzi'] : [`odp.\u00a0${String(Number(next) + 1)}`];
  if (part === 'effects' && next !== undefined) return [`skutek\u00a0${String(Number(next) + 1)}`];
  return FIELDS[part] === undefined ? [] : [FIELDS[part]];
}
