import type { Message, MessageCode } from '@fracht/engine';
import { durationWords } from './duration.ts';
import { NUMBER } from './number.ts';
import { counted, plural } from './plural.ts';
import { withoutLinks } from './without-links.ts';

type Words = (message: Message) => string;

const WORDS: Readonly<Record<MessageCode, Words>> = {
  ROUND_STARTED: ({ amount }) => `Rozpoczęła się runda\u00a0${amount}.`,
  ROUND_ENDED: ({ amount }) => `Koniec rundy\u00a0${amount}. Zegar stoi.`,
  GAME_PAUSED: () => 'Prowadzący wstrzymał grę. Zegar stoi.',
  GAME_RESUMED: () => 'Gra toczy się dalej.',
  GAME_FINISHED: () => 'Gra zakończona. Zobacz podsumowanie.',
  ORDERS_RELEASED: ({ amount }) => newOrders(amount),
  ORDER_LOADED: (message) => `${orderOf(message)}: załadunek zakończony, ${carOf(message)} rusza w\u00a0trasę.`,
  ORDER_LOADED_ON_TIME: (message) => `${orderOf(message)}: załadunek na czas, ${carOf(message)} rusza w\u00a0trasę.`,
  ORDER_LOADED_STANDS: (message) =>
    `${orderOf(message)}: koniec czasu załadunku. ${sentence(carOf(message))} nie rusza, dopóki sytuacja czeka na decyzję.`,
  ORDER_DELIVERED_ON_TIME: (message) => `${orderOf(message)} dostarczone na czas.`,
  ORDER_DELIVERED_LATE: (message) =>
    `${orderOf(message)} dostarczone z\u00a0opóźnieniem: ${startedHours(message.amount)}.`,
  ORDER_EXPIRED: (message) =>
    `${orderOf(message)} wygasło: nie załadowano go na czas. Klient naliczył pełną karę umowną.`,
  ORDER_PICKED_LATE: (message) =>
    `${orderOf(message)}: ${carOf(message)} dojechał po oknie załadunku. Klient załaduje, ale punktów za załadunek nie będzie.`,
  ORDER_ENDED: (message) => `${orderOf(message)} zakończone bez dostawy do odbiorcy.`,
  WORK_LIMIT_NEAR: (message) =>
    `${carOf(message)}: kierowcy zostało ${durationWords(message.amount)} czasu jazdy. Wybierz parking, jeśli wcześniej nie dojedzie.`,
  WORK_OVERDUE: (message) =>
    `${carOf(message)}: kierowca przekroczył czas jazdy. Grozi kontrola i\u00a0kara, zjedź na najbliższy parking.`,
  WORK_LIMIT_BEFORE_PARKING: (message) =>
    `${carOf(message)}: kierowcy zostało ${durationWords(message.amount)} czasu jazdy, a\u00a0na wybrany parking dojedzie później. Wybierz bliższy, jeśli jest po drodze.`,
  DAY_END_NEAR: (message) => `${restDueOf(message)}. Wybierz parking.`,
  DAY_END_NEAR_LOADING: (message) =>
    `${restDueOf(message)}. Trwa załadunek: wybierz parking już teraz, a\u00a0kierowca zjedzie na niego zaraz potem.`,
  DAY_END_NEAR_WAITING: (message) =>
    `${restDueOf(message)}. Czeka pod rampą i\u00a0może odpocząć na miejscu, zanim zacznie się praca: wybierz parking w\u00a0tym mieście.`,
  DAY_END_BEFORE_PARKING: (message) =>
    `${restDueOf(message)}, a\u00a0na wybrany parking dojedzie później. Wybierz bliższy, jeśli jest po drodze.`,
  DAY_OVERDUE: (message) =>
    `${carOf(message)}: kierowca pracuje dłużej, niż pozwala doba, i\u00a0odpoczynek się w\u00a0niej nie zmieści. Grozi kontrola i\u00a0kara, zjedź na najbliższy parking.`,
  PARKING_DROPPED: (message) =>
    `${carOf(message)}: wybrany parking nie leży już na trasie. Jeśli kierowca ma odpocząć, wybierz inny.`,
  TICKET: (message) =>
    `${carOf(message)}: kontrola drogowa. Kara za naruszenie przepisów o\u00a0czasie jazdy i\u00a0odpoczynku (wydłużenia jazdy do 10\u00a0godzin gra nie liczy): ${money(message.amount)}.`,
  DAY_TICKET: (message) =>
    `${carOf(message)}: kontrola drogowa. Kara za odpoczynek, który nie zmieścił się w\u00a0dobie: ${money(message.amount)}.`,
  CRASH: (message) =>
    `${carOf(message)}: przemęczony kierowca zginął w\u00a0wypadku. Samochód i\u00a0ładunek są stracone.`,
  THEFT: (message) => `${carOf(message)}: w\u00a0nocy okradziono naczepę. Strata: ${money(message.amount)}.`,
  COMPANY_STOOD: ({ amount }) =>
    `W\u00a0tej rundzie nie jechał żaden Twój samochód. Koszt postoju firmy: ${money(amount)}.`,
  CAR_RESTED: (message) => `${carOf(message)}: kierowca odpoczął, czas jazdy liczy się od nowa.`,
  CAR_WAITS_UNLOADING_SLOT: (message) =>
    `${orderOf(message)}: ${carOf(message)} dojechał po oknie rozładunku i\u00a0czeka ${durationWords(message.amount)} na nową awizację.`,
  CAR_RETURNED: (message) => `${carOf(message)} wrócił do bazy i\u00a0jest znów wolny dla całej grupy.`,
  CAR_AVAILABLE: (message) => `${carOf(message)} jest wolny. Daj mu następne zlecenie albo odeślij go do bazy.`,
  SUBCONTRACTOR_LEFT: (message) => `${carOf(message)}: podwykonawca zakończył współpracę.`,
  EMERGENCY: (message) => `${orderOf(message)}: ${nameOf(message)}. ${carOf(message)} czeka na Twoją decyzję.`,
  EMERGENCY_RESOLVED: (message) => `${orderOf(message)}: sytuacja rozwiązana (${nameOf(message)}).`,
  CHANGE_EVENT: (message) => `${orderOf(message)}: ${nameOf(message)}. Zdecyduj, co odpowiesz.`,
  CHANGE_EVENT_RESOLVED: (message) => `${orderOf(message)}: zmiana ustalona (${nameOf(message)}).`,
  CHANGE_APPLIED: (message) => `${orderOf(message)}: ${nameOf(message)}. Zmiana już obowiązuje.`,
  ACCIDENT: (message) => `${orderOf(message)}, ${carOf(message)}: ${nameOf(message)}.`,
  REPLACEMENT_SENT: (message) => `${orderOf(message)}: zastępczy samochód ${carOf(message)} jest w\u00a0drodze.`,
  REPLACEMENT_MISSING: (message) => `${orderOf(message)}: nie ma wolnego samochodu zastępczego.`,
  CARGO_MOVED: (message) =>
    `${orderOf(message)}: ładunek przejął ${carOf(message)}, drugi list przewozowy ma numer ${nameOf(message)}.`,
  CAR_TOWED: (message) => `${carOf(message)} odholowano do bazy. Jest znów wolny dla całej grupy.`,
  TEACHER_MESSAGE: (message) => `Prowadzący pisze: „${nameOf(message).replace(/\.$/u, '')}”.`,
  SEAT_GIVEN_BACK: ({ amount }) =>
    `To miejsce znów należy do Ciebie. Pod Twoją nieobecność prowadził je bot: stan konta zmienił się o\u00a0${amount > 0 ? '+' : ''}${money(amount)}.`,
  SEAT_TENDED: () =>
    'To miejsce znów należy do Ciebie. Pod Twoją nieobecność bot pilnował tylko odpoczynków kierowców: niczego nie zarezerwował, nie wysłał i\u00a0nie odpowiedział za Ciebie.',
  LATE_START: ({ amount }) =>
    `Gra już trwa. Zaczynasz z\u00a0kwotą ${money(amount)}: tyle pieniędzy ma teraz osoba ze środka klasy. Kto przyszedł później, nie zaczyna z\u00a0przewagą.`,
  EFFECT_APPLIED: (message) => `${aboutOf(message)}: skutek Twojej decyzji już działa.`,
};

function restDueOf(message: Message): string {
  const due = message.amount > 0 ? `za ${durationWords(message.amount)}` : 'teraz';
  return `${carOf(message)}: ${due} kierowca musi zacząć odpoczynek, żeby zmieścić go w\u00a0dobie`;
}

/** A message in words, with order ids between double hashes, which become links. (WRD-3, WIR-7) */
export function messageText(message: Message): string {
  return sentence(WORDS[message.code](message));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text of a message in a game that its student leads: nobody else can have paused it. */
export function ownGameMessageText(message: Message): string {
  return message.code === 'GAME_PAUSED' ? 'Gra wstrzymana. Zegar stoi.' : messageText(message);
}

function orderOf({ order }: Message): string {
  return order === null ? 'Zlecenie' : `Zlecenie ##${order}##`;
}

function carOf({ car }: Message): string {
  return car === null ? 'samochód' : car;
}

/** The name in a message, of a situation or a waybill, or the teacher's own words. Text written by people never becomes a link. */
function nameOf({ name }: Message): string {
  return withoutLinks(name ?? '');
}

function aboutOf(message: Message): string {
  if (message.order !== null) return orderOf(message);
  return message.car ?? 'Twoja firma';
}

function newOrders(count: number): string {
  const verb = plural(count, { one: 'Pojawiło się', few: 'Pojawiły się', many: 'Pojawiło się' });
  return `${verb} ${counted(count, { one: 'nowe zlecenie', few: 'nowe zlecenia', many: 'nowych zleceń' })}.`;
}

function startedHours(count: number): string {
  return counted(count, { one: 'rozpoczęta godzina', few: 'rozpoczęte godziny', many: 'rozpoczętych godzin' });
}

/** An amount in grosze. */
function money(amount: number): string {
  return `${NUMBER.format(amount / 100)}\u00a0zł`;
}
