import { CALLS } from '@fracht/protocol';
import { READY_LESSONS } from '@fracht/content';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool, pastGame } from '../../harness/demo-school.ts';
import { NAMES } from '../../harness/hostile-texts.ts';
import { ADMIN, type RunningServer } from '../../harness/server.ts';
import { fillHostileSchool } from '../../steps/fill-hostile.ts';

/**
 * Prepares the demo school for the walk: with a survey to fill in, and with hostile and long texts in every field, including the names of the group and of some
 * of its students. Gives a function that completes the address of a page, in which placeholders such as GAME and GROUP stand for ids.
 */
export async function fillWalkedSchool(server: RunningServer): Promise<(at: string) => string> {
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  const { email, password } = demoSchool.teacher;
  const teacherApi = await new ApiClient(server.url).logIn(email, password);
  const game = await pastGame(server);
  await teacherApi.call(CALLS.initSurvey, { body: { game } });
  const groups = await teacherApi.call(CALLS.groups, {});
  const group = groups.find(({ name }) => name === demoSchool.group);
  if (group === undefined) throw new Error('The demo school has no such group');
  const { homework, situations } = await fillHostileSchool(server, { admin, teacherApi, group });
  const others = group.users.filter(({ email: of }) => of !== demoSchool.student.email);
  for (const [index, [first_name, last_name]] of NAMES.entries()) {
    const { id } = others[index] ?? {};
    if (id !== undefined) await teacherApi.call(CALLS.editUser, { body: { id, first_name, last_name } });
  }
  const ids: Readonly<Record<string, string>> = {
    GAME: game,
    GROUP: group.id,
    HOMEWORK: homework,
    LESSON: READY_LESSONS[0]?.id ?? '',
    CRITICAL: situations.critical,
    CHANGE: situations.change,
  };
  return (at) => at.replace(/\b[A-Z]{4,}\b/u, (name) => ids[name] ?? name);
}
