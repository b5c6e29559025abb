import { z } from 'zod';
import { settingsWith } from '@fracht/content';
import { GAME_STATES, PLAYER_STATUSES, SETTING_KEYS } from '@fracht/engine';
import { stagePayload } from '@fracht/protocol';

export const storedState = z.enum(GAME_STATES);
export const storedIds = z.array(z.string());
export const storedStages = z.array(stagePayload);
export const storedKind = z.enum(['GROUP', 'PLAYER']);

export const storedPlayers = z.array(
  z.object({
    id: z.string(),
    num_games: z.number(),
    status: z.enum(PLAYER_STATUSES).nullable(),
    money: z.number(),
    points: z.number(),
    score: z.number(),
    time: z.number(),
    round: z.number(),
    /** Unknown for games stored before this field existed. */
    hasDelivered: z.boolean().default(true),
    isBots: z.boolean().optional(),
  }),
);

export const storedRepeats = z.object({ rounds: z.number(), students: z.number(), seat: z.number() });

export const settingKey = z.enum(SETTING_KEYS);

/** Parses a settings snapshot: missing keys get their defaults, unknown ones are dropped. */
export const storedSettings = z.partialRecord(z.string(), z.number()).transform((values) => settingsWith(values));
