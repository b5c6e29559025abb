import {
  changePasswordBody,
  checkBody,
  checkPayload,
  envelope,
  loginBody,
  loginPayload,
  logoutBody,
  recoverPasswordBody,
  registerBody,
  resetPasswordBody,
  verifyPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { changePassword } from '../../commands/change-password.ts';
import { logIn } from '../../commands/log-in.ts';
import { newCsrf } from '../../commands/open-session.ts';
import { recoverPassword } from '../../commands/recover-password.ts';
import { registerUser } from '../../commands/register-user.ts';
import { rememberedLogIn } from '../../commands/remembered-log-in.ts';
import { resetPassword } from '../../commands/reset-password.ts';
import type { AppContext } from '../../context.ts';
import { presentUserData } from '../../presenters/user.ts';
import { addressOf, sessionOf, type Api } from '../api.ts';
import { inSteps } from '../in-steps.ts';
import { notice } from '../notice.ts';

const done = { 200: envelope(z.null()) };

/** Letters that one address may cause; a whole class may sit behind it. */
const letters = { rateLimit: { max: 60, timeWindow: '15 minutes' } };

/** Links of letters that one address may follow: all classes of a school on one day. Only the token of a link costs a hash. */
const resets = { rateLimit: { max: 600, timeWindow: '15 minutes' } };

/** Logging in and out, who is logged in, and everything about passwords. (LGN-1 to LGN-10) */
export function authRoutes(api: Api, context: AppContext): void {
  sessionRoutes(api, context);
  passwordRoutes(api, context);
}

function sessionRoutes(api: Api, context: AppContext): void {
  const loggedIn = { body: loginBody, response: { 200: envelope(loginPayload) } };
  api.post('/auth/', { schema: loggedIn }, async (request) => {
    const { bearer, csrf, remember } = await logIn(context, request.body, addressOf(request));
    return {
      csrf,
      payload: { auth: { value: bearer }, ...(remember === null ? {} : { remember: { value: remember } }) },
    };
  });

  const checked = { body: checkBody, response: { 200: envelope(checkPayload) } };
  api.post('/auth/check/', { schema: checked }, async (request) => {
    const { bearer, csrf, remember } = await rememberedLogIn(context, request.body.rememberMeToken);
    return { csrf, payload: { value: bearer, remember: { value: remember ?? '' } } };
  });

  api.get('/auth/verify/', { schema: { response: { 200: envelope(verifyPayload) } } }, async (request) => {
    const { id, user } = sessionOf(request);
    return { csrf: await newCsrf(context, id), payload: { valid: true, user: presentUserData(user) } };
  });

  api.post('/auth/logout/', { schema: { body: logoutBody, response: done } }, async (request) => {
    const session = sessionOf(request);
    await context.storage.sessions.end(session);
    await context.live.endOver(session.user.id);
    return { payload: null };
  });
}

function passwordRoutes(api: Api, context: AppContext): void {
  api.patch('/auth/settings', { schema: { body: changePasswordBody, response: done } }, async (request) => {
    await changePassword(context, sessionOf(request), request.body, addressOf(request));
    return { payload: null, message: notice('PASSWORD_CHANGED') };
  });

  const recovery = { schema: { body: recoverPasswordBody, response: done }, config: letters };
  api.post('/auth/recover-password/', recovery, async (request) => {
    await inSteps(() => recoverPassword(context, request.body.lostEmail));
    return { payload: null, message: notice('RECOVERY_SENT') };
  });

  const reset = { schema: { body: resetPasswordBody, response: done }, config: resets };
  api.post('/auth/reset-password/', reset, async (request) => {
    await resetPassword(context, request.body.token, request.body.password);
    return { payload: null, message: notice('PASSWORD_SET') };
  });

  const registration = { schema: { body: registerBody, response: done }, config: letters };
  api.post('/user/register/', registration, async (request) => {
    await inSteps(() => registerUser(context, request.body));
    return { payload: null, message: notice('REGISTERED') };
  });
}
