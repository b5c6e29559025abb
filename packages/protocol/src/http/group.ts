import { z } from 'zod';
import { idText, LIMITS, listOf } from './fields.ts';
import { memberPayload } from './user.ts';

const groupName = z.string().trim().min(1).max(LIMITS.groupName);
const members = listOf(idText, LIMITS.groupSize);

export const addGroupBody = z.object({ name: groupName, users: members.optional() });
export const editGroupBody = z.object({ id: idText, name: groupName.optional(), users: members.optional() });

/** A group with its members. (spec §3 "Group") */
export const groupPayload = z.object({
  id: z.string(),
  name: z.string(),
  num_games: z.number(),
  games_played: z.number(),
  users: z.array(memberPayload),
});
export type GroupPayload = z.output<typeof groupPayload>;
