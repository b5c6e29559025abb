import { CALLS } from '@fracht/protocol';
import { changePassword } from '../../commands/change-password.ts';
import { logIn } from '../../commands/log-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
  switchSecondFactorOff,
} from '../../commands/set-second-factor.ts';
import { newCsrf, type OpenedSession } from '../../commands/open-session.ts';
import { AppError } from '../../errors.ts';
import { recoverPassword } from '../../commands/recover-password.ts';
import { registerUser } from '../../commands/register-user.ts';
import { rememberedLogIn } from '../../commands/remembered-log-in.ts';
import { resetPassword } from '../../commands/reset-password.ts';
import type { AppContext } from '../../context.ts';
import { LOGIN_LASTS_MS } from '../../storage/session-store.ts';
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
  secondFactorRoutes(api, context);
  registrationRoutes(api, context);
  sharedComputersRoutes(api, context);
}

function sessionRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.login, async ({ body, request }) => {
    const opened = await logIn(context, body, failurePlace(request));
    const { bearer, csrf, device, wasGuessed, isRecovered } = opened;
    const remember = rememberOf(opened);
    const payload = {
      auth: { value: bearer },
      ...(remember === null ? {} : { remember }),
      ...(device === null ? {} : { device: { value: device } }),
    };
    if (wasGuessed) return { csrf, payload, message: notice('PASSWORD_GUESSED') };
    return isRecovered ? { csrf, payload, message: notice('RECOVERY_CODE_USED') } : { csrf, payload };
  });

  route(api, CALLS.check, async ({ body, request }) => {
    const browser = request.headers['user-agent'] ?? '';
    const opened = await rememberedLogIn(context, body.rememberMeToken, browser);
    const { bearer, csrf } = opened;
    return { csrf, payload: { value: bearer, remember: rememberOf(opened) ?? { value: '' } } };
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

/** The remember token as it is sent; null: there is none. (ACC-23) */
function rememberOf({ remember, isShared }: OpenedSession) {
  if (remember === null) return null;
  return isShared ? { value: remember, shared: true as const } : { value: remember };
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

/** The second factor of lecturers and admins. (TFA-1, TFA-4, TFA-5, TFA-7) */
function secondFactorRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.secondFactor, async ({ session }) => ({
    payload: await secondFactorState(context, session.user.id),
  }));

  route(api, CALLS.beginSecondFactor, async ({ body, session, request }) => ({
    payload: await beginSecondFactor(context, session, { ...body, address: failurePlace(request) }),
  }));

  route(api, CALLS.confirmSecondFactor, async ({ body, session }) => {
    const codes = await confirmSecondFactor(context, session, body.code);
    // They are shown in a window of their own, which says the rest.
    return { payload: { codes: [...codes] } };
  });

  route(api, CALLS.renewRecoveryCodes, async ({ body, session, request }) => {
    const proof = { ...body, address: failurePlace(request) };
    const codes = await renewRecoveryCodes(context, session.user, proof);
    return { payload: { codes: [...codes] } };
  });

  route(api, CALLS.switchSecondFactorOff, async ({ body, session, request }) => {
    await switchSecondFactorOff(context, session.user, { ...body, address: failurePlace(request) });
    return { payload: null, message: notice('SECOND_FACTOR_OFF') };
  });

  route(api, CALLS.resetSecondFactor, async ({ params, body, session, request }) => {
    const proof = { ...body, address: failurePlace(request) };
    await resetSecondFactor(context, session.user, params.id, proof);
    return { payload: null, message: notice('SECOND_FACTOR_RESET') };
  });
}

/** Whether the computers of the school are shared. (LGN-25) */
function sharedComputersRoutes(api: Api, { storage: { content }, steady }: AppContext): void {
  route(api, CALLS.sharedComputers, async () => ({ payload: { shared: await content.sharedComputers() } }));

  route(api, CALLS.saveSharedComputers, async ({ body: { shared } }) => {
    await content.saveSharedComputers(shared, steady() + LOGIN_LASTS_MS.session);
    return { payload: { shared }, message: notice(shared ? 'COMPUTERS_SHARED' : 'COMPUTERS_OWN') };
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
    const rules = {
      students: { open: body.students_open, domains: body.students_domains },
      lecturers: { open: body.lecturers_open, domains: body.lecturers_domains },
    };
    const isSaved = await content.saveRegistration(rules, body.base);
    if (!isSaved) throw new AppError('CHANGED_MEANWHILE', { present: await content.registration() });
    return { payload: await content.registration(), message: notice('REGISTRATION_SAVED') };
  });
}
