import { z } from 'zod';

/**
 * A text that is long enough to be compressed on its way (WEB-3) and has every Polish letter: who gets it back whole knows that answers
 * arrive as they were sent.
 */
export const NETWORK_SAMPLE = 'Zażółć gęślą jaźń, ZAŻÓŁĆ GĘŚLĄ JAŹŃ. '.repeat(600);
/**
 * How a call has reached the server: the address that it came from, what proxies call themselves in `Via` (null: none did), the address of
 * the socket's own port (null: it is not open), and whether the server is meant to be reached over TLS. (RUN-10)
 */
export const networkPayload = z.object({
  address: z.string(),
  via: z.string().nullable(),
  socket: z.string().nullable(),
  isSecure: z.boolean(),
  sample: z.string(),
});
export type NetworkPayload = z.output<typeof networkPayload>;
/** The events of the trial stream: how many, and the ms between two of them. (STR-3) */
export const STREAM_TEST = { events: 3, gapMs: 300 } as const;
