import { type AddHomeworkBody, USUALLY_SHOWN } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Homework } from '../storage/homework-store.ts';
import type { User } from '../storage/user-store.ts';
import { ledGroup } from './own-group.ts';
import { homeworkGameFrom, newHomeworkGame } from './homework-game.ts';

/** Sets an assignment to a group that the caller leads; it belongs to the group's owner. Throws VALIDATION on `group`, `from` or `topics`. (HWS-1) */
export async function addHomework(context: AppContext, caller: User, wish: AddHomeworkBody): Promise<Homework> {
  const { group: id, from, seed, shown = USUALLY_SHOWN, ...terms } = wish;
  const group = await ledGroup(context, caller, id);
  if (group === null) throw fieldError('group', 'GROUP_UNKNOWN');
  const game =
    from === null
      ? await newHomeworkGame(context, group, { topics: terms.topics, seed })
      : await homeworkGameFrom(context, caller, from);
  const homework: Homework = {
    ...terms,
    ...game,
    shown,
    id: newId(),
    teacher: group.teacher,
    group: group.id,
    groupName: group.name,
    createdAt: context.now(),
  };
  await context.storage.homework.add(homework);
  return homework;
}
