import type { CarId, Happening, Viewer } from '@fracht/engine';
import { REPLAYED, type Replayed, type ReplayHappening } from '../http/replay-happening.ts';

/** Happenings of other players that a student saw on the map while the game was running: only the fact that they happened. (RPL-6) */
const SEEN_OF_OTHERS: ReadonlySet<Replayed> = new Set<Replayed>([
  'ORDER_DELIVERED',
  'DRIVER_SLEPT',
  'CAR_CRASHED',
  'EMERGENCY',
  'ACCIDENT',
]);

const BY_NAME: ReadonlyMap<string, Replayed> = new Map(REPLAYED.map((what) => [what, what]));

/** Selects from a game's happenings, given in order, those that one viewer may see. (RPL-3, RPL-6) */
export class ToldHappenings {
  readonly #viewer: Viewer;
  readonly #told: ReplayHappening[] = [];
  /** For each car, the list index of its rest that has not ended yet. */
  readonly #rests = new Map<CarId, number>();

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** The happenings so far, as shown to the viewer. */
  get list(): readonly ReplayHappening[] {
    return this.#told;
  }

  /** Processes the next happening. */
  hear(happening: Happening): void {
    if (happening.what === 'CAR_TOOK_UP' && happening.car !== null) this.#endRest(happening.car, happening.at);
    const told = toldOf(happening, this.#viewer);
    if (told === null) return;
    if (told.what === 'DRIVER_SLEPT' && told.car !== null) this.#rests.set(told.car, this.#told.length);
    this.#told.push(told);
  }

  #endRest(car: CarId, until: number): void {
    const place = this.#rests.get(car);
    const rest = place === undefined ? undefined : this.#told[place];
    if (place === undefined || rest === undefined) return;
    this.#told[place] = { ...rest, until };
    this.#rests.delete(car);
  }
}

function toldOf(happening: Happening, viewer: Viewer): ReplayHappening | null {
  const what = replayedAs(happening);
  if (what === null) return null;
  const { at, player, car, order } = happening;
  const about = { at, until: null, what, player, car, order };
  const isOwn = player === null || player === viewer.player || viewer.type === 'TEACHER';
  if (!isOwn) return SEEN_OF_OTHERS.has(what) ? { ...about, round: null, name: null, money: 0, points: 0 } : null;
  const { money, points } = happening;
  return {
    ...about,
    round: 'round' in happening ? happening.round : null,
    name: nameOf(happening),
    money: money === 0 ? 0 : money / 100,
    points: points === 0 ? 0 : points,
  };
}

/** In a replay, a car whose driver falls asleep is listed as a rest; other changes of what it does show only on the map. */
function replayedAs(happening: Happening): Replayed | null {
  if (happening.what !== 'CAR_TOOK_UP') return BY_NAME.get(happening.what) ?? null;
  return happening.action === 'SLEEPING' || happening.action === 'SLEEPING_GUARDED' ? 'DRIVER_SLEPT' : null;
}

function nameOf(happening: Happening): string | null {
  if (happening.what === 'TEACHER_SPOKE') return happening.text;
  return 'name' in happening ? happening.name : null;
}
