import { z } from 'zod';

/**
 * A text that is long enough to be compressed in transit (WEB-3) and contains every Polish letter: a client that gets it back whole
 * knows that answers arrive as they were sent.
 */
export const NETWORK_SAMPLE = 'Zażółć gęślą jaźń, ZAŻÓŁĆ GĘŚLĄ JAŹŃ. '.repeat(600);
/**
 * How a call reached the server: the address from which it came, what proxies call themselves in `Via` (null: there were none), the
 * address of the socket's own port (null: it is not open), and whether the server is meant to be reached over TLS. (RUN-10)
 */
export const networkPayload = z.object({
  address: z.string(),
  via: z.string().nullable(),
  socket: z.string().nullable(),
  isSecure: z.boolean(),
  sample: z.string(),
});
export type NetworkPayload = z.output<typeof networkPayload>;
/** The events of the test stream: how many, and the ms between two of them. (STR-3) */
export const STREAM_TEST = { events: 3, gapMs: 300 } as const;
