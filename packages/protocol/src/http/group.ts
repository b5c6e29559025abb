import { z } from 'zod';
import { basedOn, idText, keyed, LIMITS, listOf, nameOf } from '../fields/fields.ts';
import { ACCOUNT_TYPES, lecturerName, memberPayload } from './user.ts';

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

/** A member of a group; the e-mail is included only for those who lead the group. (ACC-5) */
const groupUser = memberPayload.extend({
  type: z.enum(ACCOUNT_TYPES),
  group: z.string(),
  games_played: z.number(),
});

/** A lecturer who leads a group together with its owner; `until`: the last day, YYYY-MM-DD, null: without an end. (ACC-20) */
const coLecturer = lecturerName.extend({
  until: z.string().nullable(),
  /** Whether the last day, and with it the right, is over. */
  isOver: z.boolean(),
});
export type CoLecturer = z.output<typeof coLecturer>;

/** A group with its members. (ACC-6) */
export const groupPayload = z.object({
  id: z.string(),
  name: z.string(),
  num_games: z.number(),
  games_played: z.number(),
  /** The owner, who leads the group. */
  lecturer: lecturerName.omit({ id: true }).optional(),
  /** For lecturers: who else leads it, in the order in which they were added. (ACC-20) */
  co_lecturers: z.array(coLecturer).optional(),
  /** For a lecturer who leads another lecturer's group: until when. (ACC-20) */
  shared: z.object({ until: z.string().nullable() }).optional(),
  users: z.array(groupUser),
});
export type GroupPayload = z.output<typeof groupPayload>;

/** A group as an admin sees it: who leads it and how much it contains. (ACC-20) */
export const schoolGroup = z.object({
  id: z.string(),
  name: z.string(),
  students: z.number(),
  games: z.number(),
  owner: lecturerName,
  co_lecturers: z.array(coLecturer),
});
export type SchoolGroup = z.output<typeof schoolGroup>;

/** A lecturer who is to lead a group as well, and the last day of that; a form sends an empty text for none. */
export const addGroupLecturerBody = z.object({
  group: idText,
  lecturer: idText,
  until: z
    .union([z.iso.date(), z.literal(''), z.null()])
    .default(null)
    .transform((day) => (day === '' ? null : day)),
});
export type AddGroupLecturerBody = z.output<typeof addGroupLecturerBody>;

/** A lecturer of a group: the one who is to stop leading it, or who is to become its owner. */
export const groupLecturerBody = z.object({ group: idText, lecturer: idText });
export const leaveGroupBody = z.object({ group: idText });
