import {
  assertNever,
  breakEndsAt,
  dockPastDay,
  findParking,
  isDriving,
  isOverdue,
  firstLimit,
  limitAt,
  parkingsAhead,
  workingAt,
  carCity,
  type Car,
  type DockPastDay,
  type GameSeconds,
  type GameState,
} from '@fracht/engine';
import { cityCases, gameText, pastDayText } from '@fracht/content';
import { formatDuration, formatGameHour, formatWholeZloty } from '@fracht/kit/format.ts';
import type { SpriteName } from '@fracht/kit/ui/icon.tsx';
import { isHeldUp } from '../situations/is-held-up.ts';
import { restToChoose } from '../parts/rest-to-choose.ts';
import { guardWords, nightPriceWords, parkingName } from '../parts/parking-words.ts';

/** The most important remark about a car at present. */
export type CarNote = {
  readonly tone: 'info' | 'ok' | 'warn' | 'bad' | 'plain';
  readonly icon: SpriteName;
  readonly title: string;
  readonly text: string;
};

const words = gameText.card.now;
/** A limit is mentioned from this long before it, in seconds. */
const PRESSING = 2 * 3600;

/** What is urgent about a car, or what it waits for; null for a car that just drives. */
export function carNote(game: GameState, car: Car, at: GameSeconds): CarNote | null {
  return driverNote(game, car, at) ?? standingNote(game, car, at);
}

function driverNote(game: GameState, car: Car, at: GameSeconds): CarNote | null {
  const { state } = car;
  if (!isDriving(state.action)) return null;
  if ('leg' in state && state.leg.sailing !== null) {
    return { tone: 'info', icon: 'b-wait', title: words.ferry(hour(state.leg.sailing.until)), text: words.ferryText };
  }
  const pause = 'leg' in state ? breakEndsAt(state.leg, at) : null;
  if (pause !== null)
    return { tone: 'info', icon: 'b-wait', title: words.onBreak(hour(pause)), text: words.onBreakText };
  if (state.action === 'DRIVING_TO_SLEEP') return toParking(game, car, state.parking, at);
  const by = firstLimit(game, car, at);
  if (isOverdue(game, car, at))
    return { tone: 'bad', icon: 'b-overdue', title: words.overdue[by], text: words.overdueText };
  const dock = dockPastDay(game, car, at);
  if (dock !== null && dock.restBy - at <= PRESSING) return pastDayNote(dock);
  const limit = limitAt(game, car);
  if (limit === null || limit - at > PRESSING) return null;
  return {
    tone: 'warn',
    icon: 'b-overdue',
    title: words.limit[by](formatDuration((limit - at) / 60)),
    text: words.limitText[by],
  };
}

/** Work at a dock ahead during which the driver's day ends. (DAY-5) */
function pastDayNote({ work, ends, dayEnds }: DockPastDay): CarNote {
  const text = pastDayText.ahead(gameText.card.steps[work], hour(ends), hour(dayEnds));
  return { tone: 'warn', icon: 'b-overdue', title: pastDayText.title, text };
}

/** The dock's own note, but for work that goes past the end of the day. (DAY-5) */
function workingNote(note: CarNote, dock: DockPastDay | null): CarNote {
  return dock === null ? note : { ...note, tone: 'warn', text: pastDayText.working(hour(dock.dayEnds)) };
}

function toParking(game: GameState, car: Car, id: string, at: GameSeconds): CarNote | null {
  const ahead = parkingsAhead(game, car, at).find(({ parking }) => parking.id === id);
  if (ahead === undefined) return null;
  const place = parkingName(game.setup.world, ahead.parking);
  return {
    tone: 'ok',
    icon: 'b-sleep',
    title: words.toParking(hour(ahead.arrivesAt), place),
    text: words.toParkingText,
  };
}

/** Where the driver rests once the car has loaded, and from when. (SLP-8) */
function afterLoading(game: GameState, car: Car, id: string, at: GameSeconds): CarNote | null {
  const note = toParking(game, car, id, at);
  const rest = parkingsAhead(game, car, at).find(({ parking }) => parking.id === id);
  if (note === null || rest === undefined) return null;
  return {
    ...note,
    title: pastDayText.afterLoading.title(hour(rest.arrivesAt), parkingName(game.setup.world, rest.parking)),
  };
}

function loadingNote(game: GameState, car: Car, until: GameSeconds, at: GameSeconds): CarNote | null {
  if (car.restsNext !== undefined) return afterLoading(game, car, car.restsNext, at);
  const rest = restToChoose(game, car, at);
  const title = rest === null ? words.loading(hour(until)) : pastDayText.afterLoading.choose(hour(rest.from));
  const tone = rest === null ? 'plain' : 'warn';
  return workingNote({ tone, icon: 'b-load', title, text: words.working }, dockPastDay(game, car, at));
}

function standingNote(game: GameState, car: Car, at: GameSeconds): CarNote | null {
  const { state } = car;
  const dock = dockPastDay(game, car, at);
  switch (state.action) {
    case 'SLEEPING':
    case 'SLEEPING_GUARDED':
      return sleepingNote(game, car, state.parking, state.until);
    case 'STOPPED_BY_PLAYER':
      return { tone: 'warn', icon: 'b-stop', title: words.stopped, text: words.stoppedText };
    case 'FREE_BOOKED':
      return { tone: 'info', icon: 'b-booked', title: words.preparing(hour(state.until)), text: words.preparingText };
    case 'WAITING_FOR_LOADING':
    case 'WAITING_FOR_UNLOADING':
      if (dock !== null) return pastDayNote(dock);
      if (car.restsNext !== undefined) return afterLoading(game, car, car.restsNext, at);
      return {
        tone: 'plain',
        icon: 'b-wait',
        title: words.waiting(hour(state.until)),
        text: waitingText(game, car, state.until),
      };
    case 'LOADING':
      return loadingNote(game, car, state.until, at);
    case 'UNLOADING':
    case 'LATE_UNLOADING':
      return workingNote(
        { tone: 'plain', icon: 'b-unload', title: words.unloading(hour(state.until)), text: words.working },
        dock,
      );
    case 'LATE_WAITING_FOR_UNLOADING':
      return { tone: 'warn', icon: 'b-wait', title: words.lateWaiting(hour(state.until)), text: words.lateText };
    case 'WAITING_ACCIDENT_STOP':
      return { tone: 'warn', icon: 'b-pause', title: words.accident(hour(state.until)), text: words.accidentText };
    case 'WAITING_EMERGENCY_STOP':
      return isHeldUp(game, car)
        ? { tone: 'bad', icon: 'b-alert', title: words.emergency, text: words.emergencyText }
        : { tone: 'warn', icon: 'b-pause', title: words.accident(hour(state.until)), text: words.accidentText };
    case 'WAITING_ASSISTANCE':
      return helpNote(state.until);
    case 'AVAILABLE':
      return { tone: 'warn', icon: 'b-free', title: words.available(insideOf(game, car)), text: words.availableText };
    case 'FREE':
    case 'DRIVING_TO_SHIPMENT':
    case 'DRIVING_WITH_SHIPMENT':
    case 'DRIVING_EMPTY':
    case 'DRIVING_ASSISTANCE':
    case 'DRIVING_TO_SLEEP':
      return null;
    default:
      return assertNever(state);
  }
}

function helpNote(until: GameSeconds | null): CarNote {
  if (until === null) return { tone: 'warn', icon: 'b-assist', title: words.assistance, text: words.assistanceText };
  return { tone: 'plain', icon: 'b-assist', title: words.towed(hour(until)), text: words.towedText };
}

function sleepingNote(game: GameState, car: Car, id: string, until: GameSeconds): CarNote | null {
  const { world } = game.setup;
  const parking = findParking(world, id);
  if (parking === undefined || parking === null) return null;
  const price = nightPriceWords(game.setup, car, parking, (grosze) => formatWholeZloty(grosze / 100));
  return {
    tone: 'ok',
    icon: parking.guarded ? 'b-guard' : 'b-sleep',
    title: words.sleeping(hour(until), parkingName(world, parking)),
    text: words.sleepingText(guardWords(parking), price),
  };
}

/** The working time that a driver would have after an interrupted sleep, in minutes. */
export function workedIfWoken(game: GameState, car: Car, at: GameSeconds): number {
  return workingAt(game, car, at) / 60;
}

function insideOf(game: GameState, car: Car): string {
  const city = carCity(car) ?? car.base;
  return cityCases[city]?.inside ?? game.setup.world.cities[city]?.displayName ?? '';
}

function hour(at: GameSeconds): string {
  return formatGameHour(at / 60);
}

/** Whether a wait is long enough to be a rest, if days have an end; else what it is. */
function waitingText({ setup }: GameState, { idleSince }: Car, until: GameSeconds): string {
  const rest = setup.settings.rest_minutes;
  const isRest = idleSince !== undefined && until - idleSince >= rest * 60;
  return isRest ? words.waitingRestText : words.waitingText(formatDuration(rest));
}
