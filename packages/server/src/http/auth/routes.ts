import { CALLS } from '@fracht/protocol';
import { changePassword } from '../../commands/change-password.ts';
import { logIn } from '../../commands/log-in.ts';
import { newCsrf } from '../../commands/open-session.ts';
import { recoverPassword } from '../../commands/recover-password.ts';
import { registerUser } from '../../commands/register-user.ts';
import { rememberedLogIn } from '../../commands/remembered-log-in.ts';
import { resetPassword } from '../../commands/reset-password.ts';
import type { AppContext } from '../../context.ts';
import { presentUserData } from '../../presenters/user.ts';
import { failurePlace, type Api } from '../api.ts';
import { withRoundedDuration } from '../rounded-duration.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Logging in and out, who is logged in, and everything about passwords. (LGN-1 to LGN-10) */
export function authRoutes(api: Api, context: AppContext): void {
  sessionRoutes(api, context);
  passwordRoutes(api, context);
  registrationRoutes(api, context);
}

function sessionRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.login, async ({ body, request }) => {
    const { bearer, csrf, remember, device, wasGuessed } = await logIn(context, body, failurePlace(request));
    const payload = {
      auth: { value: bearer },
      ...(remember === null ? {} : { remember: { value: remember } }),
      ...(device === null ? {} : { device: { value: device } }),
    };
    return wasGuessed ? { csrf, payload, message: notice('PASSWORD_GUESSED') } : { csrf, payload };
  });

  route(api, CALLS.check, async ({ body }) => {
    const { bearer, csrf, remember } = await rememberedLogIn(context, body.rememberMeToken);
    return { csrf, payload: { value: bearer, remember: { value: remember ?? '' } } };
  });

  route(api, CALLS.verify, async ({ session: { id, user } }) => ({
    csrf: await newCsrf(context, id),
    payload: { valid: true, user: presentUserData(user) },
  }));

  route(api, CALLS.logout, async ({ session }) => {
    await context.storage.sessions.end(session);
    await context.live.endOver(session.user.id);
    return { payload: null };
  });
}

function passwordRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.changePassword, async ({ body, session, request }) => {
    await changePassword(context, session, body, failurePlace(request));
    return { payload: null, message: notice(session.user.email === null ? 'PIN_CHANGED' : 'PASSWORD_CHANGED') };
  });

  route(api, CALLS.recoverPassword, async ({ body }) => {
    await withRoundedDuration(() => recoverPassword(context, body.lostEmail));
    return { payload: null, message: notice('RECOVERY_SENT') };
  });

  route(api, CALLS.resetPassword, async ({ body }) => {
    await resetPassword(context, body.token, body.password);
    return { payload: null, message: notice('PASSWORD_SET') };
  });
}

/** Registration, and who may register. (LGN-10, LGN-23) */
function registrationRoutes(api: Api, context: AppContext): void {
  const { content } = context.storage;

  makingRoute(api, context, CALLS.register, {
    make: async ({ body }) => {
      await withRoundedDuration(() => registerUser(context, body));
      return { made: [] };
    },
    tell: async () => ({ payload: null, message: notice('REGISTERED') }),
  });

  route(api, CALLS.registration, async () => ({ payload: await content.registration() }));

  route(api, CALLS.saveRegistration, async ({ body }) => {
    await content.saveRegistration({
      students: { open: body.students_open, domains: body.students_domains },
      lecturers: { open: body.lecturers_open, domains: body.lecturers_domains },
    });
    return { payload: await content.registration(), message: notice('REGISTRATION_SAVED') };
  });
}
