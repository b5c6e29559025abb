import { z } from 'zod';

/** What a replay lists as happenings: rounds and pauses, orders, cars, and situations. (RPL-3) */
export const REPLAYED = [
  'ROUND_STARTED',
  'ROUND_ENDED',
  'GAME_PAUSED',
  'GAME_RESUMED',
  'GAME_FINISHED',
  'TEACHER_SPOKE',
  'ORDER_BOOKED',
  'ORDER_CANCELLED',
  'ORDER_EXPIRED',
  'ORDER_GIVEN_UP',
  'ORDER_LOST',
  'ORDER_UNDONE',
  'ORDER_LOADED',
  'ORDER_PICKED_LATE',
  'ORDER_DELIVERED',
  'DRIVER_SLEPT',
  'WORK_OVERDUE',
  'DAY_OVERDUE',
  'FINED',
  'DAY_FINED',
  'CAR_CRASHED',
  'ROBBED',
  'COMPANY_STOOD',
  'EMERGENCY',
  'CHANGE_EVENT',
  'ACCIDENT',
  'QUESTION_ANSWERED',
  'HELP_CALLED',
] as const;
export type Replayed = (typeof REPLAYED)[number];

/**
 * A happening of a replay. `at`, `until`: game seconds; `until` is when a driver's rest ended, null for everything else. `money` in zł and
 * `points` are the player's gain. `name`: that of the situation, or the teacher's words. Another player's happenings come without money, points
 * and name. (RPL-3)
 */
export const replayHappening = z.object({
  at: z.number(),
  until: z.number().nullable(),
  what: z.enum(REPLAYED),
  /** Null: it concerns the whole game. */
  player: z.string().nullable(),
  car: z.string().nullable(),
  order: z.string().nullable(),
  /** The round that begins or ends. */
  round: z.number().nullable(),
  name: z.string().nullable(),
  money: z.number(),
  points: z.number(),
});
export type ReplayHappening = z.output<typeof replayHappening>;
