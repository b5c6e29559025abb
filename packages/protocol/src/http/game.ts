import { z } from 'zod';
import { flag, idOrNone, idText, keyed, leftOut, LIMITS, seedField, wholeNumber } from '../fields/fields.ts';
import { lecturerName, memberPayload } from './user.ts';

const GAME_STATES = ['FRESH', 'WAITING', 'IN_PROGRESS', 'PAUSED', 'FINISHED'] as const;
const PLAYER_STATUSES = ['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED'] as const;

/** A game is created for a group, or for `players` students drawn at random. (GME-1) */
export const addGameBody = z
  .object({
    ...keyed,
    group: idOrNone.optional(),
    randos: flag.default(false),
    players: leftOut(wholeNumber(1, LIMITS.groupSize)),
    seed: seedField,
    auto_advance: flag.default(false),
    /** How many minutes the lesson lasts: rounds and breaks are adjusted to it. Absent: as the settings, or the ready-made lesson, say. (GMS-9) */
    lesson_minutes: leftOut(wholeNumber(LIMITS.lessonMin, LIMITS.lessonMax)),
    /** The ready-made lesson for which the game is created, which sets its seed unless one is given. (LSN-1) */
    lesson: idText.optional(),
  })
  .superRefine((body, context) => {
    const withGroup = typeof body.group === 'string';
    if (withGroup === body.randos) context.addIssue({ code: 'custom', path: ['group'], message: 'GROUP_OR_RANDOS' });
    if (body.randos && body.players === undefined) {
      context.addIssue({ code: 'custom', path: ['players'], message: 'REQUIRED' });
    }
  });

/** A player's result in `player_data`. (GME-2) */
export const playerData = z.object({
  status: z.enum(PLAYER_STATUSES).nullable(),
  money: z.number(),
  points: z.number(),
  score: z.number(),
  time: z.number(),
  round: z.number(),
});

/** A player's result in a game, given both next to the player and in `player_data`. `status` is null until the player has connected. (GME-2) */
export const gamePlayerPayload = z.object({
  id: z.string(),
  user: memberPayload,
  ...playerData.shape,
  /** The place among those who have played; equal results share one. Null: has not played, or the result counts as a bot's. (PTS-9, GME-11) */
  place: z.number().nullable(),
  /** Whether a bot held the place longer than its person. (GME-11) */
  isBots: z.boolean().optional(),
  player_data: playerData,
});
export type GamePlayerPayload = z.output<typeof gamePlayerPayload>;

/** A game in a list. Money in zł with 2 decimals; `date` is YYYY-MM-DD; `seed` only for its teacher. (GME-3) */
export const gamePayload = z.object({
  id: z.string(),
  group: z.string().nullable(),
  groupName: z.string(),
  randos: z.boolean(),
  number: z.number(),
  state: z.enum(GAME_STATES),
  time: z.number(),
  /** Real milliseconds in one unit of `time`. */
  unitMs: z.number(),
  round: z.number(),
  points: z.number(),
  money: z.number(),
  score: z.number(),
  date: z.string(),
  autoAdvance: z.boolean(),
  seed: z.string().optional(),
  /** For a lecturer who leads another lecturer's group: whose game it is. (ACC-20) */
  lecturer: lecturerName.optional(),
  /** How many students of a running game need the teacher; only for its teacher. (PLY-7) */
  attention: z.number().optional(),
  /**
   * For a lesson that was begun and not ended: the day of its last action, if that is before yesterday. Only for its teacher.
   * (GME-12)
   */
  stoppedOn: z.string().optional(),
  players: z.array(gamePlayerPayload),
});
export type GamePayload = z.output<typeof gamePayload>;

/**
 * The public rankings, best first: those who have delivered before those who have not, then by score. Equal results share a `place`; groups are ranked among groups of their size.
 * (GME-4, PTS-9)
 */
export const rankingsPayload = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      players: z.array(z.string()),
      score: z.number(),
      place: z.number(),
      date: z.string(),
      size: z.number(),
    }),
  ),
  players: z.array(
    z.object({
      name: z.string(),
      initials: z.string(),
      team: z.string(),
      score: z.number(),
      place: z.number(),
      date: z.string(),
    }),
  ),
});
export type RankingsPayload = z.output<typeof rankingsPayload>;
