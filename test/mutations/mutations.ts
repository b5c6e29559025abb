/** A mutation: one expression of the engine changed so that one rule is broken. */
export type Mutation = {
  /** Number in packages/engine/SPEC.md; a test of that number must fail. */
  readonly rule: string;
  /** What a player would notice. */
  readonly means: string;
  /** Source file in packages/engine/src. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Test files in packages/engine to run; one of them must fail. */
  readonly tests: readonly string[];
};

const BOOKING = 'test/scenarios/booking.scenario.test.ts';
const CAR_LIFE = 'test/scenarios/car-life.scenario.test.ts';
const LIFECYCLE = 'test/scenarios/lifecycle.scenario.test.ts';
const OVERWORK = 'test/scenarios/overwork.scenario.test.ts';
const SLEEP = 'test/scenarios/sleep.scenario.test.ts';
const VIEWS = 'src/view-for.test.ts';

/** The name of the run in which no rule is broken. */
export const UNBROKEN = 'none';

/** The rules on which the fairness and the figures of a lesson rest, each broken by itself. */
export const MUTATIONS: readonly Mutation[] = [
  {
    rule: 'BKG-1',
    means: 'a second player takes an order over that somebody has booked',
    file: 'actions/checks/book-order.ts',
    from: 'order.player !== null',
    to: 'order.player === actor.player',
    tests: [BOOKING],
  },
  {
    rule: 'BKG-2',
    means: 'a player gives back an order of somebody else',
    file: 'actions/guards.ts',
    from: 'order.player === actor.player',
    to: 'order.player !== null',
    tests: [BOOKING],
  },
  {
    rule: 'CAR-3',
    means: 'a car takes an order of another type',
    file: 'actions/checks/book-car.ts',
    from: 'car.type !== order.type',
    to: 'order.type === null',
    tests: [BOOKING],
  },
  {
    rule: 'CAR-10',
    means: 'a car does one EU course more than its three',
    file: 'cars/eu-limit.ts',
    from: 'euCourses < settings.max_eu_courses',
    to: 'euCourses <= settings.max_eu_courses',
    tests: [CAR_LIFE],
  },
  {
    rule: 'SIT-1',
    means: 'loading after the pick window counts as loading on time',
    file: 'course/report.ts',
    from: 'state.now <= pickEndsAt(order)',
    to: 'state.now <= pickEndsAt(order) + 7200',
    tests: [CAR_LIFE],
  },
  {
    rule: 'PAY-4',
    means: 'the first hour of a late delivery costs nothing',
    file: 'cars/delivery.ts',
    from: 'Math.ceil((reportedAt - deliverWindow.to * 60) / 3600)',
    to: 'Math.floor((reportedAt - deliverWindow.to * 60) / 3600)',
    tests: [CAR_LIFE],
  },
  {
    rule: 'BKG-5',
    means: 'a booked order expires without its full penalty',
    file: 'course/expire.ts',
    from: 'penalty: -fullPenalty(order)',
    to: 'penalty: 0',
    tests: [BOOKING],
  },
  {
    rule: 'ORD-9',
    means: 'the full penalty is rounded down',
    file: 'orders/terms.ts',
    from: '/ 100 + 0.5',
    to: '/ 100',
    tests: ['src/orders/terms.test.ts'],
  },
  {
    rule: 'WRK-4',
    means: 'at the limit of working time the driver is not OVERDUE yet',
    file: 'cars/work.ts',
    from: 'workingAt(state, car, at) >= workLimit',
    to: 'workingAt(state, car, at) > workLimit',
    tests: [OVERWORK],
  },
  {
    rule: 'SLP-3',
    means: 'a rest cut short counts as a full one',
    file: 'course/wake.ts',
    from: 'slept >= minutes(state.setup.settings.rest_minutes)',
    to: 'slept >= 0',
    tests: [SLEEP],
  },
  {
    rule: 'INV-1',
    means: 'what the ledger takes is not taken from the money',
    file: 'happenings/happen.ts',
    from: 'money += entry.money',
    to: 'money += Math.max(0, entry.money)',
    tests: ['test/properties/random-play.property.test.ts'],
  },
  {
    rule: 'GAM-7',
    means: 'at the end of the game an order costs its penalty though its pick window is still open',
    file: 'rounds/finish.ts',
    from: 'pickEndsAt(order) < now',
    to: 'order.bookedAt !== null',
    tests: [LIFECYCLE],
  },
  {
    rule: 'PTS-2',
    means: "a teacher's results count for the game",
    file: 'players/tenure.ts',
    from: "player.type === 'STUDENT' && !isBotsResult(state, player)",
    to: '!isBotsResult(state, player)',
    tests: [LIFECYCLE],
  },
  {
    rule: 'ORD-5',
    means: 'the delivery window forgets that loading takes time',
    file: 'opening/windows.ts',
    from: 'terms.loading + terms.haul',
    to: 'terms.haul',
    tests: ['src/opening/windows.test.ts'],
  },
  {
    rule: 'VIW-1',
    means: 'a student sees orders that are not offered yet',
    file: 'view-for.ts',
    from: 'state.orders.filter((order) => isReleased(state, order))',
    to: 'state.orders',
    tests: [VIEWS],
  },
  {
    rule: 'VIW-2',
    means: 'a student sees the ledger of the others',
    file: 'view-for.ts',
    from: 'player.id === viewer.player ? player : blanked(player)',
    to: 'player.id === viewer.player ? player : player',
    tests: [VIEWS],
  },
];
