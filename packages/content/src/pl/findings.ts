import type { FindingCode } from '@fracht/scenarios';
import { situationsText } from './situations.ts';

/** The findings of a situation's check, in words for its author. */
export const findingText: Readonly<Record<FindingCode, string>> = {
  ANSWERS_ALIKE: 'Ta odpowiedź różni się od innej tylko słowami, więc wybór nic nie zmienia.',
  ANSWERS_SAME: 'Odpowiedzi powtarzają się.',
  ANSWER_ALONE: 'Jest tylko jedna odpowiedź, więc nie ma z\u00a0czego wybierać.',
  ANSWER_TOLD: 'Odpowiedź, którą gracz ma wpisać, stoi w\u00a0treści pytania.',
  BEST_PATH_OUT_OF_RANGE: 'Najlepsza droga daje za mało albo za dużo punktów.',
  BONUS_NEGATIVE: 'Premia jest ujemna: gracz straci punkty za to, co zrobił dobrze.',
  BRANCH_PAST_END: 'Do tego pytania nie da się dojść, bo odpowiedź, która do niego prowadzi, kończy zlecenie.',
  BRANCH_UNREACHABLE: 'Do tego pytania nie da się dojść.',
  BREACH_BEST: 'Ta odpowiedź łamie prawo lub zasady bezpieczeństwa, a\u00a0gra uznaje ją za najlepszą.',
  BREACH_PAYS: 'Ta odpowiedź łamie prawo lub zasady bezpieczeństwa, a\u00a0daje punkty.',
  BREACH_UNSOURCED:
    'Ten akt prawny nie stoi wśród źródeł sytuacji. Podaj jego przepis i\u00a0dzień, w\u00a0którym go sprawdzono.',
  BREAKS_UNSAID: 'Nie wskazano, czy ta zła odpowiedź łamie prawo lub zasady bezpieczeństwa.',
  CALL_PAYS: 'Telefon daje więcej punktów niż radzenie sobie bez pomocy.',
  CAR_TYPES_WRONG: 'Nie wybrano typu samochodu albo któryś się powtarza.',
  CHANGE_MISSING: 'Żadna odpowiedź nie wysyła samochodu zastępczego, więc zmiana pojazdu nigdy nie nastąpi.',
  CARGO_NEVER: 'Któryś z\u00a0wybranych samochodów nie wozi takiego ładunku.',
  CHANGE_NEVER: 'Ta zmiana pojazdu nigdy nie nastąpi.',
  COMPETENCE_MISSING: 'Nie wybrano kompetencji, więc liczy się ta, która pasuje do rodzaju.',
  COMPETENCE_UNLIKELY: 'Sytuacja tego rodzaju rzadko ćwiczy tę kompetencję. Sprawdź, czy tak ma być.',
  DASH_PLAIN: 'Zamiast pauzy stoi zwykły łącznik.',
  DEAD_END: 'Z\u00a0tego pytania nie ma wyjścia: brakuje odpowiedzi.',
  DENIAL_MISSING: 'Nie wiadomo, co dzieje się po odmowie.',
  DENIAL_UNREACHABLE: 'Do pytania po odmowie nie da się dojść, bo nic nie może zostać odmówione.',
  EFFECTS_CLASH:
    'Te skutki nigdy nie zdarzą się razem: jedne zmieniają termin załadunku, inne potrzebują ładunku na samochodzie.',
  EFFECTS_CONTRARY: 'Te skutki wykluczają się: jeden odwraca drugi albo nie zostawia mu nic do zmiany.',
  EFFECTS_MISSING: 'Brakuje skutków.',
  EFFECT_IDLE: 'Ten skutek nic nie zmieni, bo samochód jest wtedy w\u00a0innym stanie.',
  EFFECT_OUT_OF_RANGE: 'Wartość skutku jest poza dozwolonym zakresem.',
  EFFECT_TWICE: 'Ten sam skutek stoi tu dwa razy.',
  FEEDBACK_MISSING: 'Brakuje informacji zwrotnej: gracz nie dowie się, dlaczego.',
  FEEDBACK_SAME:
    'Ta sama informacja zwrotna stoi przy lepszej i\u00a0gorszej odpowiedzi, więc gracz nie dowie się, czym się różnią.',
  FERRY_AT_HOME: 'Prom płynie za granicę, a\u00a0sytuacja jest tylko dla zleceń krajowych. Sprawdź, czy tak ma być.',
  IMAGE_MISSING: 'Brakuje obrazka.',
  IMAGE_UNKNOWN: 'Tego obrazka nie ma w\u00a0bibliotece.',
  LANDS_WRONG: 'Nie wybrano obszaru albo któryś się powtarza.',
  MARKUP_SHOWN: 'Znaczniki HTML i\u00a0Markdown gracz zobaczy jako zwykłe znaki.',
  NAME_TAKEN: 'Tak samo nazywa się inna sytuacja w\u00a0tej bibliotece.',
  NEW_CAR_FREE:
    'Przed załadunkiem zmiana samochodu nic gracza nie kosztuje, jeśli nie ma postoju ani opłaty. Sprawdź, czy tak ma być.',
  NUMBER_OUT_OF_RANGE: 'Liczba jest poza dozwolonym zakresem.',
  NUMBER_UNSEEN: 'Gracz ma wpisać numer, którego nie widzi. Pokaż numer sprawy i\u00a0notatki policyjnej.',
  PLACEHOLDER_BROKEN: 'Nawias klamrowy nie ma pary, więc gra nie wstawi tu numeru.',
  PLACEHOLDER_UNFILLED:
    'Numer UN mają tylko zlecenia ADR, a\u00a0szerokość ładunku tylko PG, więc dla innych samochodów gra nie wypełni tego pola.',
  PLACEHOLDER_UNKNOWN:
    'Gra nie zna tego pola w\u00a0nawiasach klamrowych. Zna {pick_phone}, {deliver_phone}, {case_number}, {police_number}, {cargo}, {cargo_of}, {un_number} i\u00a0{cargo_width}.',
  POINTS_CANCELLED:
    'Efekt zeruje wszystkie punkty gracza, raz w\u00a0grze. Upewnij się, że to zamierzone i\u00a0że pytanie o\u00a0tym ostrzega.',
  QUOTES_STRAIGHT: 'Zamiast polskich cudzysłowów stoją proste.',
  QUOTES_UNPAIRED: 'Cudzysłów nie ma pary.',
  RANKING_LOST: 'Gracz albo grupa wypada z\u00a0rankingu, choć to nie jest ciężki błąd. Upewnij się, że to zamierzone.',
  REPAIR_CHARGED:
    'Gracz płaci tu za naprawę, paliwo albo pomoc drogową, a\u00a0sytuacja może spotkać samochód podwykonawcy, który opłaca je sam. Sprawdź, czyj ma to być samochód.',
  RIGHT_ANSWER_MISSING: 'Żadna odpowiedź nie jest dobra.',
  RIGHT_TEXT_EQUAL: 'Dobra odpowiedź daje tyle samo punktów co zła.',
  SOURCE_AHEAD: 'Ten dzień sprawdzenia jeszcze nie nadszedł.',
  SOURCE_MISSING:
    'Tekst powołuje się na przepis, a\u00a0sytuacja nie ma żadnego źródła. Podaj akt, przepis i\u00a0dzień, w\u00a0którym go sprawdzono.',
  SOURCE_OUTDATED: 'Sprawdzono ponad rok temu. Sprawdź, czy nadal obowiązuje.',
  SOURCE_UNDATED: 'Nie podano dnia, w\u00a0którym ten przepis sprawdzono.',
  STATUS_NEVER: 'Samochód w\u00a0tym stanie nie ma własnego zlecenia, więc sytuacja nigdy się nie zdarzy.',
  SUBTYPE_NEVER:
    'Sytuacja tego rodzaju nie zdarza się samochodowi w\u00a0tym stanie, więc nigdy nie nastąpi. Zmień rodzaj albo to, co robi samochód.',
  TEXT_EMPTY: 'Tekst jest pusty.',
  TEXT_FILLER: 'To wygląda na tekst roboczy, którego jeszcze nie napisano.',
  TEXT_INVISIBLE:
    'W\u00a0tekście są niewidoczne znaki, które odwracają kolejność liter albo dzielą słowa. Usuń je lub wpisz tekst od nowa.',
  TEXT_TWICE: 'Dwa brzmienia pytania są takie same.',
  TEXT_UNREACHABLE: 'Tekstu nikt nie wpisze, bo pytanie ma odpowiedzi do wyboru.',
  TEXT_UNWRITTEN: 'Zamiast pytania stoi tekst, którym gra zastępuje brak pytania. Napisz pytanie.',
  TICKET_ELSEWHERE:
    'Kara pieniężna za czas jazdy poza kontrolą drogową, przy odpowiedzi, która nie jest najgorsza, albo o\u00a0wysokości z\u00a0taryfy. Sprawdź, czy tak ma być.',
  TIME_SHORT:
    'W\u00a0tym czasie nikt nie zdąży przeczytać sytuacji: w\u00a0zwykłym tempie lekcji minuta gry to około sekundy.',
  TREE_MISSING: 'Nie ma ani jednego pytania.',
  TREE_SKIPPED: 'Drzewo jest puste. Gra przejdzie prosto do następnego.',
  TREE_TOO_DEEP: 'Pytań jedno pod drugim jest za dużo.',
  TREE_UNREACHABLE: 'Do tego drzewa nie da się dojść, bo wcześniej każda droga kończy zlecenie.',
  TYPED_BLANKS: 'W\u00a0odpowiedzi są podwójne odstępy. Gra liczy je jak jeden odstęp.',
  TYPED_EMOJI: 'W\u00a0odpowiedzi jest emoji, którego nie każdy potrafi wpisać.',
  TYPED_IN_ONE:
    'Kilka odpowiedzi stoi w\u00a0jednym wierszu, więc gracz musiałby wpisać je wszystkie naraz. Wpisz każdą w\u00a0osobnym wierszu.',
  TYPED_LONG: 'Tak długiej odpowiedzi nikt nie wpisze bez pomyłki.',
  TYPED_PATTERN: 'Odpowiedź wygląda na wzorzec dla programu. Gracz musiałby wpisać go znak po znaku.',
  TYPED_TWICE: 'Ta sama odpowiedź stoi tu dwa razy.',
  VALUE_WITHOUT_UNIT: 'Wartość jest bez jednostki, więc nic nie znaczy.',
  WRONG_ANSWER_PAYS: 'Zła odpowiedź opłaca się bardziej niż najlepsza.',
  WRONG_TEXT_PAYS: 'Zła odpowiedź daje więcej punktów niż dobra.',
};

const FIELDS: Readonly<Record<string, string>> = {
  ...situationsText.trees,
  id: 'identyfikator',
  name: 'nazwa',
  type: 'rodzaj',
  subtype: 'rodzaj',
  competence: 'kompetencja',
  sources: 'źródła',
  checked: 'dzień sprawdzenia',
  cargo: 'ładunek',
  ownership: 'czyj samochód',
  active: 'włączenie',
  description: 'opis',
  help: 'rada',
  knowledge: 'wiedza',
  types: 'typy samochodów',
  lands: 'obszar',
  image: 'obrazek',
  theft: 'kradzież',
  maxTime: 'czas na premię',
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
  breaks: 'złamane prawo',
  breaks_ok: 'złamane prawo, dobra odpowiedź',
  breaks_wrong: 'złamane prawo, zła odpowiedź',
  law: 'akt prawny',
  article: 'przepis',
  why: 'co jest złamane',
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
  inputValue: 'liczba domyślna',
  status: 'co robi samochód',
  truck: 'nowy typ samochodu',
  showCaseAndPolice: 'numer sprawy i\u00a0notatki',
  inputType: 'o\u00a0co gracz prosi',
  newCar: 'samochód zastępczy',
};

const NEXT = 'potem';

/** Whether `situation` means the question behind an answer here, not the tree of that name. */
function isNext(part: string, before: string | undefined): boolean {
  return part === 'situation' && before !== undefined;
}

/** The place of a finding within a question or item: "odp. 2, informacja zwrotna"; empty for the whole of it. */
export function findingPlace(path: string): string {
  return placeParts(path).join(', ');
}

/** The words for each part of such a path. */
export function placeParts(path: string): readonly string[] {
  const parts = path.split('.').filter((part) => part !== '');
  return parts.flatMap((part, index) =>
    isNext(part, parts[index - 1]) ? [NEXT] : pathPartWords(part, parts[index + 1]),
  );
}

function pathPartWords(part: string, next: string | undefined): readonly string[] {
  if (part === 'answers') return next === undefined ? ['odpowiedzi'] : [`odp.\u00a0${String(Number(next) + 1)}`];
  if (part === 'sources' && next !== undefined) return [`źródło\u00a0${String(Number(next) + 1)}`];
  if (part === 'effects' && next !== undefined) return [`skutek\u00a0${String(Number(next) + 1)}`];
  return FIELDS[part] === undefined ? [] : [FIELDS[part]];
}
