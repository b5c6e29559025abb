import { CALLS, NO_HEIR } from '@fracht/protocol';
import { addUser } from '../../commands/add-user.ts';
import { addClass } from '../../commands/add-class.ts';
import { editUser } from '../../commands/edit-user.ts';
import { makeCodes, takeBackCode } from '../../commands/make-codes.ts';
import { ledStudents } from '../../commands/own-group.ts';
import { moveUsers } from '../../commands/move-users.ts';
import { removeUser } from '../../commands/erase-user.ts';
import { holdingsOf } from '../../commands/lecturer-holdings.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentLecturer } from '../../presenters/lecturers.ts';
import { byName } from '../../presenters/names.ts';
import {
  presentForAdmin,
  presentInvited,
  presentOwnData,
  presentUser,
  presentUserData,
} from '../../presenters/user.ts';
import type { User } from '../../storage/user-store.ts';
import { type Api } from '../api.ts';
import { countedNotice, notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Next to the id: the person was invited, not added. */
const INVITED = 'invited';

/** People: listed, added, changed, imported, invited, erased; class accounts and codes, the outbox. (PPL-1 to PPL-13) */
export function userRoutes(api: Api, context: AppContext): void {
  listRoutes(api, context);
  classRoutes(api, context);

  makingRoute(api, context, CALLS.addUser, {
    make: async ({ session, body }) => {
      const { user: added, invited } = await addUser(context, session.user, body);
      return { made: invited ? [added.id, INVITED] : [added.id] };
    },
    tell: async ({ body }, [id = '', invited]) => {
      if (invited === INVITED) return { payload: presentInvited(id, body), message: notice('USER_INVITED') };
      return { payload: presentUser(await known(context, id)), message: notice('USER_ADDED') };
    },
  });

  route(api, CALLS.editUser, async ({ session, body }) => {
    const edited = await editUser(context, session.user, body);
    return { payload: presentUser(edited), message: notice('USER_CHANGED') };
  });

  route(api, CALLS.lecturerHoldings, async ({ params: { id } }) => ({ payload: await holdingsOf(context, id) }));

  route(api, CALLS.ownHoldings, async ({ session }) => ({ payload: await holdingsOf(context, session.user.id) }));

  route(api, CALLS.deleteUser, async ({ params, query }) => {
    // Other clients of this call know no heir: for them nobody takes over. The panel asks.
    const removed = await removeUser(context, params.id, query.heir ?? NO_HEIR);
    return { payload: null, message: notice(removed) };
  });
}

function classRoutes(api: Api, context: AppContext): void {
  makingRoute(api, context, CALLS.addClass, {
    make: async ({ session, body }) => ({ made: await addClass(context, session.user, body) }),
    // A code is not stored in readable form once it was given out, so a retry gets new ones.
    tell: async ({ session, body: { days } }, made) => {
      const led = new Set((await ledStudents(context, session.user)).map(({ id }) => id));
      const there = made.filter((id) => led.has(id));
      const cards = await makeCodes(context, session.user, there, { days });
      return { payload: [...cards], message: countedNotice('CLASS_ADDED', cards.length) };
    },
  });

  route(api, CALLS.loginCodes, async ({ session, body }) => {
    const { users: ids, days, spare: isSpare } = body;
    const cards = await makeCodes(context, session.user, ids, { days, isSpare });
    // A spare code is shown at once, in a window of its own.
    return isSpare
      ? { payload: [...cards] }
      : { payload: [...cards], message: countedNotice('CODES_MADE', cards.length) };
  });

  route(api, CALLS.takeBackCode, async ({ params }) => {
    await takeBackCode(context, params.id);
    return { payload: null, message: notice('CODE_TAKEN_BACK') };
  });

  route(api, CALLS.moveUsers, async ({ session, body }) => {
    await moveUsers(context, session.user, body.users, body.group);
    return { payload: null, message: countedNotice('USERS_MOVED', new Set(body.users).size) };
  });

  route(api, CALLS.ownSettings, async ({ session, body }) => {
    const { id } = session.user;
    await context.storage.users.change(id, { publicNames: body.public_names });
    return { payload: presentUserData(await known(context, id)), message: notice('OWN_SETTINGS_SAVED') };
  });
}

function listRoutes(api: Api, context: AppContext): void {
  const { storage } = context;

  route(api, CALLS.userData, async ({ session }) => ({
    payload: presentOwnData(session.user),
  }));

  route(api, CALLS.users, async ({ session }) => {
    const people = (await managedBy(context, session.user)).toSorted(byName);
    if (session.user.type !== 'ADMIN') return { payload: people.map(presentUser) };
    const withSecond = await storage.secondFactors.users();
    return { payload: people.map((user) => presentForAdmin(user, withSecond)) };
  });

  route(api, CALLS.colleagues, async ({ session }) => {
    const lecturers = (await storage.users.everybody()).filter(({ type, approved }) => type === 'TEACHER' && approved);
    const others = lecturers.filter(({ id }) => id !== session.user.id);
    return { payload: others.toSorted(byName).map(presentLecturer) };
  });

  route(api, CALLS.students, async ({ session }) => {
    const all = await managedBy(context, session.user);
    const students = all.filter((one) => one.type === 'STUDENT');
    return { payload: students.toSorted(byName).map(presentUser) };
  });

  route(api, CALLS.outbox, async () => ({
    payload: (await storage.mail.all()).map(({ user: _user, replyTo: _replyTo, sendAt, ...letter }) => ({
      ...letter,
      isWaiting: sendAt !== null,
    })),
  }));
}

/** The account with this id. Throws NOT_FOUND. */
async function known({ storage }: AppContext, id: string): Promise<User> {
  const user = await storage.users.find(id);
  if (user === null) throw new AppError('NOT_FOUND');
  return user;
}

/** The people whom the caller manages: a teacher's own students and those of groups led alongside others, or everybody for an admin, including the admin. */
async function managedBy(context: AppContext, caller: User): Promise<readonly User[]> {
  const { storage } = context;
  if (caller.type !== 'ADMIN') return ledStudents(context, caller);
  return [...(await storage.users.admins()), ...(await storage.users.everybody())];
}
