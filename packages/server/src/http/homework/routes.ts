import { CALLS } from '@fracht/protocol';
import { addHomework } from '../../commands/add-homework.ts';
import { situationsByTopic } from '../../commands/homework-game.ts';
import { beginHomework } from '../../commands/begin-homework.ts';
import { remindHomework } from '../../commands/remind-homework.ts';
import { saveHomework } from '../../commands/save-homework.ts';
import type { AppContext } from '../../context.ts';
import { sharedGroups } from '../../policies/leading.ts';
import { Skills } from '../../debriefs/skills.ts';
import { AppError } from '../../errors.ts';
import {
  countedStudents,
  presentHomework,
  presentHomeworkLine,
  presentOwnHomework,
} from '../../presenters/homework.ts';
import { sharedFrom } from '../../presenters/lecturers.ts';
import { peopleOf } from '../../presenters/people.ts';
import type { Homework } from '../../storage/homework-store.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Assignments: set by teachers, begun by students. (HWS-1 to HWS-6) */
export function homeworkRoutes(api: Api, context: AppContext): void {
  const { storage } = context;
  const { homework: store } = storage;
  teacherRoutes(api, context);

  route(api, CALLS.ownHomework, async ({ session: { user } }) => {
    const own = await store.ofStudent(user.id);
    const attempts = await store.attempts(
      own.map(({ id }) => id),
      user.id,
    );
    const payload = own.map((homework) =>
      presentOwnHomework(
        homework,
        attempts.filter((attempt) => attempt.homework === homework.id),
        context.now(),
      ),
    );
    return { payload };
  });

  makingRoute(api, context, CALLS.beginHomework, {
    make: async ({ session, body }) => ({ made: [await beginHomework(context, session.user, body.id)] }),
    tell: async (_, [game = '']) => ({ payload: { game } }),
  });
}

function teacherRoutes(api: Api, context: AppContext): void {
  const { storage } = context;
  const { homework: store, observations } = storage;
  const skills = new Skills(observations);

  route(api, CALLS.homeworks, async ({ session }) => {
    const own = await store.ofTeacher(session.user.id, await sharedGroups(context, session.user));
    const owners = await peopleOf(
      storage,
      own.map(({ teacher }) => teacher),
    );
    const lines = own.map(async (homework) => ({
      ...(await presentHomeworkLine(context, homework)),
      ...sharedFrom(owners.get(homework.teacher), session.user),
    }));
    return { payload: await Promise.all(lines) };
  });

  route(api, CALLS.homework, async ({ query }) => ({
    payload: await presentHomework(context, await knownHomework(context, query.id)),
  }));

  route(api, CALLS.homeworkTopics, async () => ({ payload: await situationsByTopic(context) }));

  makingRoute(api, context, CALLS.addHomework, {
    make: async ({ session, body }) => ({ made: [(await addHomework(context, session.user, body)).id] }),
    tell: async (_, [id = '']) => ({
      payload: await presentHomework(context, await knownHomework(context, id)),
      message: notice('HOMEWORK_ADDED'),
    }),
  });

  route(api, CALLS.saveHomework, async ({ session, body }) => ({
    payload: await presentHomework(context, await saveHomework(context, session.user, body)),
    message: notice('HOMEWORK_SAVED'),
  }));

  route(api, CALLS.removeHomework, async ({ params }) => {
    if (!(await store.remove(params.id, context.now()))) throw new AppError('HOMEWORK_BEGUN');
    return { payload: null, message: notice('HOMEWORK_DELETED') };
  });

  route(api, CALLS.remindHomework, async ({ body }) => ({ payload: await remindHomework(context, body) }));

  route(api, CALLS.homeworkSkills, async ({ params }) => {
    const homework = await knownHomework(context, params.id);
    const counted = await countedStudents(context, homework);
    const { competences } = await skills.ofLessons(counted);
    return { payload: { competences, players: counted.map(({ player, name }) => ({ id: player, name })) } };
  });
}

/** The assignment with this id. Throws NOT_FOUND. */
export async function knownHomework({ storage }: AppContext, id: string): Promise<Homework> {
  const homework = await storage.homework.find(id);
  if (homework === null) throw new AppError('NOT_FOUND');
  return homework;
}
