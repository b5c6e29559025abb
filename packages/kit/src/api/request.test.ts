import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiText } from '@fracht/content';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { clearSession, sessionStore, setToken } from '../session/session-store.ts';
import { toastStore } from '../ui/toasts.ts';
import { ApiError } from './api-error.ts';
import { callDownloadBackup } from './backup-calls.ts';
import { setFieldErrors, useFieldErrors } from '../ui/field-errors.ts';
import { useIsLoading } from '../ui/loading.ts';
import { type Call, request, setSessionRenewal } from './request.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearSession();
  setFieldErrors({});
  toastStore.setState({ list: [] });
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A call whose payload is not parsed. */
const ask = (call: Omit<Call<unknown>, 'parse'>) => request({ ...call, parse: (payload) => payload });

test('[CAL-1] a call carries the bearer and the latest CSRF pair, a POST as form data', async () => {
  const sent = fakeFetch({ body: { csrf: { key: 'k', token: 't' }, payload: null } }, { body: { payload: [1] } });
  setToken('bearer-1');
  await ask({ method: 'GET', path: 'user/data/' });
  expect(
    await ask({ method: 'POST', path: 'group/add/', body: { name: 'LOG 2A', users: ['a', 'b'], group: null } }),
  ).toEqual([1]);
  const { url, init } = sent[1] ?? { url: '', init: {} };
  expect(url).toBe('/api/group/add/');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer bearer-1');
  expect(new Headers(init.headers).get('x-csrf-token')).toBe('t');
  expect(init.body).toEqual(
    new URLSearchParams('name=LOG+2A&users=%5B%22a%22%2C%22b%22%5D&group=&csrf_key=k&csrf_token=t'),
  );
});

test('[CAL-2] a refusal shows the message, keeps the field errors, and is thrown on; a success clears them', async () => {
  fakeFetch(
    {
      status: 422,
      body: {
        payload: { email: ['Wpisz poprawny adres e-mail.'] },
        message: { type: 'danger', text: 'Popraw pola.', code: 'VALIDATION' },
      },
    },
    { body: { payload: null, message: { type: 'none', text: 'cisza' } } },
  );
  const errors = renderHook(() => useFieldErrors('email'));
  const failure: unknown = await act(() =>
    ask({ method: 'POST', path: 'user/add/', body: {} }).catch((cause: unknown) => cause),
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 422, code: 'VALIDATION' });
  expect(errors.result.current).toEqual(['Wpisz poprawny adres e-mail.']);
  expect(toastStore.getState().list.map(({ type, text }) => [type, text])).toEqual([['danger', 'Popraw pola.']]);
  await act(() => ask({ method: 'POST', path: 'user/add/', body: {} }));
  expect(errors.result.current).toEqual([]);
  expect(toastStore.getState().list).toHaveLength(1);
});

test('[FRM-2] a success that was asked for before something was found wrong does not take it away', async () => {
  let answer: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => (answer = resolve));
  const refusal = Response.json({ payload: { email: ['Zajęty.'] }, message: null }, { status: 422 });
  const errors = renderHook(() => useFieldErrors('email'));
  const list = ask({ method: 'GET', path: 'group/get/', send: () => slow });
  await act(() => ask({ method: 'POST', path: 'user/add/', send: async () => refusal }).catch(() => null));
  answer(Response.json({ payload: [] }));
  await act(() => list);
  expect(errors.result.current).toEqual(['Zajęty.']);
});

test('[UIX-1] the overlay hides 250 ms after the last request; a quiet call never shows it', async () => {
  fakeFetch({ body: { payload: null } }, { body: { payload: null } });
  const { result } = renderHook(() => useIsLoading());
  await act(() => ask({ method: 'GET', path: 'game/get-list/', isQuiet: true }));
  expect(result.current).toBe(false);
  await act(() => ask({ method: 'GET', path: 'group/get/' }));
  act(() => void vi.advanceTimersByTime(249));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('[UIX-1] a failed call hides the overlay as well', async () => {
  fakeFetch({ status: 500, body: { message: { type: 'danger', text: 'Awaria' } } });
  const { result } = renderHook(() => useIsLoading());
  await act(() => ask({ method: 'GET', path: 'group/get/' }).catch(() => null));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(250));
  expect(result.current).toBe(false);
});

test('[CAL-2] the message of a success is shown; without one, and of type none, nothing is', async () => {
  fakeFetch(
    { body: { payload: null, message: { type: 'other', text: 'Zapisano.' } } },
    { body: { payload: null, message: { type: 'none', text: 'cisza' } } },
    { body: { payload: null } },
    { status: 403, body: { payload: null } },
  );
  for (const path of ['group/add/', 'group/edit/', 'group/get/'])
    await act(() => ask({ method: 'PATCH', path, body: {} }));
  const refused = await act(() => ask({ method: 'GET', path: 'group/get/' }).catch(({ status }: ApiError) => status));
  expect(refused).toBe(403);
  expect(toastStore.getState().list.map(({ type, text }) => [type, text])).toEqual([['other', 'Zapisano.']]);
});

test('[FRM-2] every change that succeeds clears the errors of fields, also one that has nothing to do with them; what is read by the clock leaves them', async () => {
  fakeFetch({ body: { payload: [] } }, { status: 500, body: { payload: null } }, { body: { payload: null } });
  const errors = renderHook(() => useFieldErrors('email'));
  act(() => setFieldErrors({ email: ['Zły adres.'] }));
  expect(errors.result.current).toEqual(['Zły adres.']);
  await act(() => ask({ method: 'GET', path: 'game/get-list/', isQuiet: true }));
  await act(() => ask({ method: 'GET', path: 'game/get-list/' }).catch(() => null));
  expect(errors.result.current).toEqual(['Zły adres.']);
  await act(() => ask({ method: 'POST', path: 'group/add/' }));
  expect(errors.result.current).toEqual([]);
});

test('[FRM-2] what was wrong with a field goes with it: one of that name that comes later is sound', () => {
  const first = renderHook(() => useFieldErrors('email'));
  act(() => setFieldErrors({ email: ['Zły adres.'], name: ['Za długa.'] }));
  expect(first.result.current).toEqual(['Zły adres.']);
  first.unmount();
  expect(renderHook(() => useFieldErrors('email')).result.current).toEqual([]);
  expect(renderHook(() => useFieldErrors('name')).result.current).toEqual(['Za długa.']);
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('[CAL-1] %s carries bearer and CSRF pair', async (method) => {
  const sent = fakeFetch({ body: { payload: null } });
  sessionStore.setState({ token: 'bearer-1', csrf: { key: 'k', token: 't' } });
  await ask({ method, path: 'group/x/' });
  const headers = new Headers(sent[0]?.init.headers);
  expect(['authorization', 'x-csrf-key', 'x-csrf-token'].map((name) => headers.get(name))).toEqual([
    'Bearer bearer-1',
    'k',
    't',
  ]);
});

test('[SGN-3] a bearer that ran out is renewed once and the call repeated', async () => {
  const sent = fakeFetch(
    { status: 401, body: { message: { type: 'warning', text: 'Zaloguj się.', code: 'UNAUTHORIZED' } } },
    { body: { payload: 'ok' } },
  );
  setToken('old');
  const renew = () => {
    sessionStore.setState({ token: 'new' });
    return Promise.resolve('RENEWED' as const);
  };
  setSessionRenewal(renew, () => Promise.resolve(false));
  expect(await ask({ method: 'GET', path: 'user/data/' })).toBe('ok');
  expect(new Headers(sent[1]?.init.headers).get('authorization')).toBe('Bearer new');
  expect(toastStore.getState().list).toEqual([]);
});

test('[SGN-3] a call that was refused for a bearer that has been renewed meanwhile is made again without another renewal', async () => {
  const refused = { status: 401, body: { message: { type: 'warning', text: 'Zaloguj się.', code: 'UNAUTHORIZED' } } };
  const sent = fakeFetch(refused, { body: { payload: 'ok' } });
  setToken('old');
  const renew = vi.fn<() => Promise<'OVER'>>(() => Promise.resolve('OVER'));
  setSessionRenewal(renew, () => Promise.resolve(false));
  const answer = ask({ method: 'GET', path: 'user/data/' });
  sessionStore.setState({ token: 'new' });
  expect(await answer).toBe('ok');
  expect(new Headers(sent[1]?.init.headers).get('authorization')).toBe('Bearer new');
  expect(renew).not.toHaveBeenCalled();
});

test('[CAL-3] no server is a clear message, not an exception of the network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await expect(ask({ method: 'GET', path: 'user/data/' })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  expect(toastStore.getState().list).toHaveLength(1);
});

test('[CAL-13] after a lost answer a form that was changed goes under the same key, one sent at the same moment does not', async () => {
  const keyOf = (sent: { init: RequestInit } | undefined) =>
    sent?.init.body instanceof URLSearchParams ? sent.init.body.get('key') : null;
  const make = (body: object, makes: true | 'OF_THIS' = true) =>
    ask({ method: 'POST', path: 'game/notes/add/', body, makes }).catch(() => null);
  const lost = { status: 502, body: {} };
  const before = { status: 409, body: { payload: null, message: { type: 'warning', text: 'a', code: 'MADE_BEFORE' } } };
  const sent = fakeFetch(lost, lost, before, lost, { body: { payload: 1 } }, { body: { payload: 1 } });
  await act(() => make({ text: 'a' }));
  await act(() => make({ text: 'ab' }));
  await act(() => make({ text: 'abc' }));
  await act(() => make({ text: 'abc' }));
  await act(() => make({ text: 'another' }, 'OF_THIS'));
  await act(() => Promise.all([make({ text: 'abc' }), make({ text: 'abcd' })]));
  const [first, second, third, anew, other, again, beside] = sent.map(keyOf);
  expect([second, third]).toEqual([first, first]);
  expect(again).toBe(anew);
  expect(new Set([first, anew, other, beside]).size).toBe(4);
});

const PORTAL = '<!doctype html><title>Wi-Fi</title><form>…</form>';

test.each([
  [200, PORTAL],
  [200, ''],
  [200, '{"login":"https://wifi.example/"}'],
  [403, PORTAL],
  [502, PORTAL],
])('[CAL-3] [ENV-2] an answer %i that is not of the server is a lost one', async (status, page) => {
  const send = () => Promise.resolve(new Response(page, { status }));
  const save = request({ method: 'POST', path: 'user/contact/', body: { text: 'a' }, send, parse: () => null });
  await act(() => expect(save).rejects.toMatchObject({ name: 'ApiError', status: 0 }));
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([uiText.notServer]);
});

test('[CAL-3] the page of something on the way is not saved as a backup', async () => {
  const page = new Response(PORTAL, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  vi.stubGlobal('fetch', () => Promise.resolve(page));
  await expect(callDownloadBackup('a', { password: 'p' })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('[CAL-13] the page of something on the way settles no request: the next press goes under the same key', async () => {
  const keys: unknown[] = [];
  const answers = [new Response(PORTAL), Response.json({ payload: null })];
  const send = (_: string, { body }: RequestInit) => {
    keys.push(body instanceof URLSearchParams ? body.get('key') : null);
    return Promise.resolve(answers.shift() ?? Response.error());
  };
  const make = () => ask({ method: 'POST', path: 'group/add/', body: { name: 'a' }, makes: true, send });
  await expect(make()).rejects.toMatchObject({ status: 0 });
  await make();
  expect(keys[1]).toBe(keys[0]);
});

test('[CAL-14] a silent line is a lost answer after half a minute, later for what is sent for longer, and much later for long work', async () => {
  const send = () => new Promise<Response>(() => undefined);
  const ends = async (call: Partial<Call<unknown>>, ms: number): Promise<void> => {
    let status: number | null = null;
    void ask({ method: 'POST', path: 'a/', send, ...call }).catch((cause: ApiError) => (status = cause.status));
    await act(() => vi.advanceTimersByTimeAsync(ms - 1));
    expect(status).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status).toBe(0);
  };
  await ends({}, 30_000);
  await ends({ body: { text: 'a'.repeat(995) } }, 30_100);
  await ends({ isLongWork: true }, 600_000);
  const form = new FormData();
  form.append('file', new Blob(['a'.repeat(100_000)]));
  await ends({ form }, 40_000);
});

test('[CAL-14] an answer that has begun has two minutes for the rest', async () => {
  const send = () => Promise.resolve(new Response(new ReadableStream()));
  let status: number | null = null;
  void ask({ method: 'GET', path: 'a/', send }).catch((cause: ApiError) => (status = cause.status));
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(status).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(status).toBe(0);
});

test('[CAL-14] a caller with less patience has lost the answer too', async () => {
  const giving = new AbortController();
  const send = () => new Promise<Response>(() => undefined);
  const call = ask({ method: 'GET', path: 'a/', send, signal: giving.signal });
  giving.abort(new DOMException('too long', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('[CAL-14] who leaves the page aborts the call: that is no lost answer', async () => {
  const leaving = new AbortController();
  const send = () => new Promise<Response>(() => undefined);
  const call = ask({ method: 'GET', path: 'a/', send, signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('[CAL-13] a wish whose answer was lost goes under the same key once more, and is another one after an answer', async () => {
  const keyOf = (sent: { init: RequestInit } | undefined) =>
    sent?.init.body instanceof URLSearchParams ? sent.init.body.get('key') : null;
  const make = (body: object) => ask({ method: 'POST', path: 'game/add/', body, makes: true }).catch(() => null);
  const sent = fakeFetch({ status: 502, body: {} }, { body: { payload: 1 } }, { body: { payload: 2 } }, { body: {} });
  await act(() => make({ group: 'g' }));
  await act(() => make({ group: 'g' }));
  await act(() => make({ group: 'g' }));
  await act(() => make({ group: 'h' }));
  const [lost, again, anew, other] = sent.map(keyOf);
  expect(lost).toMatch(/^[0-9a-f]{24}$/u);
  expect(again).toBe(lost);
  expect(new Set([lost, anew, other]).size).toBe(3);
});
