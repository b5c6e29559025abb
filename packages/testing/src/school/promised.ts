import { REJECTION_CODES } from '@fracht/engine';
import { type CallRecord, CALLS, commonFaults } from '@fracht/protocol';

type Answer = { readonly status: number; readonly message?: { readonly code?: string | undefined } | undefined };

const ADDRESSES = Object.values(CALLS).map((call: CallRecord) => ({
  call,
  address: new RegExp(`^${call.path.replace(/\/$/u, '').replaceAll(/\{\w+\}/gu, '[^/]+')}/?$`, 'u'),
}));

/** Throws if a call fails with a code that its record does not name. The server itself makes sure that the payload is that of the record. */
export function expectPromised(method: string, path: string, { status, message }: Answer): void {
  const [place = ''] = path.split('?');
  const found = ADDRESSES.filter(({ call, address }) => call.method === method && address.test(place));
  // An address without a variable comes before one with it.
  const call = (found.find(({ call: one }) => one.params === undefined) ?? found[0])?.call;
  if (call === undefined || status < 400) return;
  const codes: readonly string[] = [
    ...commonFaults(call),
    ...(call.errors ?? []),
    ...(call.refuses === true ? REJECTION_CODES : []),
  ];
  if (!codes.includes(message?.code ?? '')) throw new Error(`${method} ${path} answers ${message?.code ?? status}`);
}
