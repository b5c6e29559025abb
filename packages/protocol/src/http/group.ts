import { z } from 'zod';
import { basedOn, idText, keyed, LIMITS, listOf, nameOf } from '../fields/fields.ts';
import { ACCOUNT_TYPES, memberPayload, userData } from './user.ts';

const groupName = nameOf(LIMITS.groupName);
const members = listOf(idText, LIMITS.groupSize);

export const addGroupBody = z.object({ ...keyed, name: groupName, users: members.optional() });
/** What a save of a group may be based on. */
export const groupBase = z.object({ name: z.string(), users: z.array(z.string()) });

export const editGroupBody = z.object({
  id: idText,
  name: groupName.optional(),
  users: members.optional(),
  base: basedOn(groupBase),
});

/** A member of a group; the e-mail only for those who lead it. (ACC-5) */
const groupUser = memberPayload.extend({
  type: z.enum(ACCOUNT_TYPES),
  group: z.string(),
  games_played: z.number(),
});

/** A group with its members. (ACC-6) */
export const groupPayload = z.object({
  id: z.string(),
  name: z.string(),
  num_games: z.number(),
  games_played: z.number(),
  /** Who leads the group. */
  lecturer: userData.pick({ first_name: true, last_name: true, initials: true, short_name: true }).optional(),
  users: z.array(groupUser),
});
export type GroupPayload = z.output<typeof groupPayload>;
