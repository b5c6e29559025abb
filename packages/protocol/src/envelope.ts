import { z } from 'zod';

/** How a message is shown; `none`: not at all. (ENV-3) */
export const MESSAGE_TYPES = ['danger', 'warning', 'info', 'other', 'none'] as const;

/** The CSRF pair that has to be sent with the session's next changing call. (ENV-9) */
export const csrfPair = z.object({ key: z.string(), token: z.string() });
export type CsrfPair = z.output<typeof csrfPair>;

export const apiMessage = z.object({ type: z.enum(MESSAGE_TYPES), text: z.string(), code: z.string().optional() });
export type ApiMessage = z.output<typeof apiMessage>;

/** The schema of an answer of the API with this payload. (ENV-2) */
export function envelope<Payload extends z.ZodType>(payload: Payload) {
  return z.object({ csrf: csrfPair.optional(), payload, message: apiMessage.optional() });
}

/** An answer with any payload. */
export type Envelope<Payload> = {
  readonly csrf?: CsrfPair | undefined;
  readonly payload: Payload;
  readonly message?: ApiMessage | undefined;
};
