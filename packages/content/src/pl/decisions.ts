import type { CarType } from '@fracht/engine';
import type { DebriefDecision } from '@fracht/protocol';

const GAP = '\u00a0';
type Kind = DebriefDecision['kind'];
type GivenGrade = NonNullable<DebriefDecision['judgement']>['grade'];

const GRADES: { readonly [G in GivenGrade]: string } = {
  BEST: 'najlepsza',
  AS_GOOD: 'też dobra',
  SLIP: 'potknięcie',
  MISTAKE: 'błąd',
  BLUNDER: 'drogi błąd',
};

/** What a decision was about, if it deserves neither praise nor blame. */
const KINDS: { readonly [K in Kind]: string } = {
  BOOK_ORDER: 'Rezerwacja zlecenia',
  GIVE_ORDER_BACK: 'Rezygnacja ze zlecenia',
  BOOK_CAR: 'Wysłanie samochodu',
  HIRE_CAR: 'Wynajęcie podwykonawcy',
  TAKE_CAR_OFF: 'Odwołanie samochodu',
  SEND_CAR_HOME: 'Powrót do bazy',
  PARK: 'Wybór parkingu',
  DRIVE_ON: 'Jazda dalej mimo limitu',
  ANSWER_EMERGENCY: 'Odpowiedź w\u00a0sytuacji',
  ANSWER_CHANGE: 'Odpowiedź na zmianę',
  CALL: 'Telefon po radę',
};

/** The alternative of leaving everything as it is, for each kind of decision. */
const NOTHING: { readonly [K in Kind]: string } = {
  BOOK_ORDER: 'Bez tego zlecenia',
  GIVE_ORDER_BACK: 'Zlecenie zostaje',
  BOOK_CAR: 'Bez samochodu',
  HIRE_CAR: 'Bez podwykonawcy',
  TAKE_CAR_OFF: 'Samochód jedzie dalej',
  SEND_CAR_HOME: 'Postój na miejscu',
  PARK: 'Bez zmiany parkingu',
  DRIVE_ON: 'Jazda dalej',
  ANSWER_EMERGENCY: 'Bez odpowiedzi',
  ANSWER_CHANGE: 'Bez odpowiedzi',
  CALL: 'Bez telefonu',
};

/** Names of decisions that can be carried out in only one way, by their kind. */
const DONE: { readonly [K in Kind]: string } = {
  ...KINDS,
  GIVE_ORDER_BACK: 'Zlecenie oddane',
  TAKE_CAR_OFF: 'Samochód odwołany',
  SEND_CAR_HOME: 'Powrót na pusto do bazy',
};

/** The rule behind a decision; `worked` and `rested`: a driver's day and rest, in words. */
const RULES: { readonly [K in Kind]: (worked: string, rested: string) => string } = {
  BOOK_ORDER: () =>
    'Zlecenie liczy się razem z\u00a0dojazdem, opłatami i\u00a0czasem, którego samochód nie ma potem dla innych.',
  GIVE_ORDER_BACK: () =>
    'Zaraz po rezerwacji rezygnacja nic nie kosztuje, później zabiera punkty. Oddaje się to, czego żaden samochód nie zdąży zawieźć.',
  BOOK_CAR: () =>
    'Najlepszy jest samochód, który zdąży w\u00a0obu oknach, ma czas jazdy na całą trasę i\u00a0zostawia z\u00a0frachtu najwięcej: dojazd też kosztuje.',
  HIRE_CAR: () =>
    'Podwykonawca bierze zapłatę za każdy kurs, ale nie wraca na Twój koszt. Opłaca się, gdy zostawia z\u00a0frachtu więcej niż samochód firmowy albo gdy żaden firmowy nie zdąży.',
  TAKE_CAR_OFF: () => 'Odwołany samochód traci dojazd, a\u00a0okno załadunku biegnie dalej.',
  SEND_CAR_HOME: () =>
    'Pusty przejazd kosztuje za każdy kilometr. Samochód poza bazą może wziąć ładunek stamtąd, gdzie stoi.',
  PARK: (worked, rested) =>
    `W${GAP}grze po ${worked} jazdy, bez wydłużenia, należy się odpoczynek, ${rested}: parking wybiera się przed limitem i${GAP}przed końcem doby, strzeżony wtedy, gdy dozór kosztuje mniej, niż warte są ryzyko kradzieży i${GAP}punkty za niego.`,
  DRIVE_ON: (worked, rested) =>
    `W${GAP}grze po ${worked} jazdy, bez wydłużenia, należy się odpoczynek, ${rested}: parking wybiera się przed limitem i${GAP}przed końcem doby, potem jedzie się wbrew przepisom, a${GAP}grożą kara i${GAP}wypadek.`,
  ANSWER_EMERGENCY: () =>
    'Najpierw bezpieczeństwo i\u00a0prawo, potem termin. Liczą się punkty odpowiedzi i\u00a0czas, w\u00a0którym samochód stoi.',
  ANSWER_CHANGE: () =>
    'Zmianę zlecenia przyjmuje się od zleceniodawcy, po sprawdzeniu, czy samochód i\u00a0kierowca jej podołają.',
  CALL: () => 'Rada daje lub zabiera punkty, a\u00a0każdy telefon odbiera premię.',
};

/** Names of decisions that cost something, and of strengths. */
const TITLES = {
  /** If the price of a car's time makes the whole difference. */
  carTime: (what: string) => `${what}: drożej przez czas samochodu`,
  orderForNothing: 'Zlecenie, które nie miało się opłacić',
  orderForOrder: 'Zlecenie mniej warte niż inne z\u00a0listy',
  orderUnserved: 'Zlecenie, po które nikt nie pojechał',
  orderWell: 'Dobrze wybrane zlecenie',
  givenBack: 'Rezygnacja ze zlecenia, które się opłacało',
  givenBackWell: 'Rezygnacja ze zlecenia w\u00a0porę',
  carForCar: (car: string, other: string) => `${car} zamiast ${other}`,
  carForHired: (car: string) => `${car} zamiast podwykonawcy`,
  carForNothing: (car: string) => `Wysłanie ${car}, które się nie opłaciło`,
  hiredForCar: (car: string) => `Podwykonawca mimo wolnego ${car}`,
  hiredForHired: 'Podwykonawca zamiast innego',
  hiredForNothing: 'Podwykonawca bez potrzeby',
  carWell: (car: string) => `${car}: dobrze dobrany samochód`,
  hiredWell: 'Podwykonawca w\u00a0porę',
  takenOff: (car: string) => `${car}: odwołanie z\u00a0trasy`,
  takenOffWell: (car: string) => `${car}: odwołanie w\u00a0porę`,
  /** A driver was woken before his rest was over. */
  restCut: 'Przerwany odpoczynek',
  parkedForNothing: 'Postój zamiast dalszej jazdy',
  parkedLate: { driving: 'Parking dopiero za limitem jazdy', day: 'Parking dopiero po końcu doby' },
  parkedUnguarded: 'Odpoczynek na parkingu bez dozoru',
  parkedGuarded: 'Parking strzeżony droższy niż ryzyko',
  parkedEarly: 'Odpoczynek za wcześnie',
  parkedElsewhere: 'Odpoczynek w\u00a0gorszym miejscu trasy',
  parkedHere: 'Postój przy drodze zamiast parkingu',
  wentOn: 'Wyjazd zamiast odpoczynku',
  /** Also for a driver who then unloads where he stands. */
  wentOnPastDay: 'Praca po końcu doby zamiast odpoczynku',
  parkedWell: 'Parking wybrany w\u00a0porę',
  wentPast: {
    driving: { instead: 'Jazda po limicie zamiast parkingu', alone: 'Jazda po limicie, bo zabrakło parkingu' },
    day: { instead: 'Jazda po końcu doby zamiast parkingu', alone: 'Jazda po końcu doby, bo zabrakło parkingu' },
    /** For a driver who stood or waited when he could be sent to rest. */
    stood: { driving: 'Bez odpoczynku przed limitem jazdy', day: 'Bez odpoczynku przed końcem doby' },
  },
  answered: (name: string) => `${name}: słabsza odpowiedź`,
  answeredWell: (name: string) => `${name}: dobra odpowiedź`,
  called: 'Telefon, bez którego można się było obejść',
  calledWell: 'Telefon, który się opłacił',
} as const;

/** Polish texts about a player's decisions: what they were about, the alternatives, and the rule behind them. */
export const decisionText = {
  kinds: KINDS,
  titles: TITLES,
  rules: RULES,
  choices: {
    nothing: NOTHING,
    /** The alternative of letting a driver continue, instead of choosing a parking. */
    left: {
      DRIVES: 'Jazda dalej',
      BOUND: 'Bez zmiany parkingu',
      RESTS: 'Dalszy odpoczynek',
      STANDS: 'Dalszy postój',
      /** For its loading or unloading. */
      WAITS: 'Dalsze czekanie, bez odpoczynku',
    },
    done: DONE,
    givenBack: 'Zlecenie oddane',
    order: (order: string, route: string) => `${order} ${route}`,
    car: (car: string) => car,
    carAt: (car: string, city: string) => `${car} (${city})`,
    hired: (car: string) => `podwykonawca ${car}`,
    newlyHired: (type: CarType) => `podwykonawca ${type}`,
    here: 'Postój tutaj, przy drodze',
    go: 'Ruszyć dalej',
    guarded: (place: string) => `Parking strzeżony, ${place}`,
    unguarded: (place: string) => `Parking niestrzeżony, ${place}`,
    reached: (what: string, hour: string) => `${what}, o${GAP}${hour}`,
    text: (text: string) => `„${text}”`,
  },
  /** The word for a grade. What broke a rule is called that, not by a price. */
  graded: (grade: GivenGrade, isBroken: boolean) => (isBroken ? 'wbrew przepisom' : GRADES[grade]),
  notJudged: 'bez oceny',
  driving: {
    left: (time: string) => `Do limitu czasu jazdy zostało ${time}`,
    past: (time: string) => `Limit czasu jazdy przekroczony o${GAP}${time}`,
  },
  day: {
    left: (time: string) => `Do końca doby kierowcy zostało ${time}`,
    past: (time: string) => `Doba kierowcy przekroczona o${GAP}${time}`,
  },
  limitAtStop: (time: string) => `Na miejscu do limitu zostałoby ${time}`,
  overAtStop: (time: string) => `Na miejscu ${time} po limicie`,
  amount: (money: string, points: string) => `${money} i${GAP}${points}`,
  points: (points: string) => `${points}${GAP}pkt`,
  route: (from: string, to: string) => `${from} → ${to}`,
  /** Numbers decisions that would otherwise have the same name, from 1. */
  nth: (name: string, place: number) => `${name}, decyzja${GAP}${place}`,
  moment: (hour: string, day: number) => `${hour}, dzień${GAP}${day}`,
  longMoment: (hour: string, day: number, round: number) => `${hour}, dzień${GAP}${day}, runda${GAP}${round}`,
} as const;
