import { FAULTS, type FaultCode, type FieldIssues, type SessionEnd } from '@fracht/protocol';

/** A fault of the request, with its code. Anything else that is thrown is a bug. (ENV-4) */
export class AppError extends Error {
  readonly code: FaultCode;
  readonly fields: FieldIssues | undefined;
  /** The current values, if the request was based on older ones; the payload of the answer. */
  readonly present: unknown;
  /** A refused login that named a card's login name, not an e-mail: a different text is shown. */
  readonly isByCard: boolean;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  /** The moment until which something is held back, in ms; the text mentions it. */
  readonly until: number | undefined;
  /** Why the session of the caller's bearer has ended, as far as that is known. */
  readonly ended: SessionEnd | undefined;

  constructor(
    code: FaultCode,
    details: {
      fields?: FieldIssues;
      present?: unknown;
      retryAfter?: number;
      isByCard?: boolean;
      until?: number;
      ended?: SessionEnd;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = details.fields;
    this.present = details.present;
    this.retryAfter = details.retryAfter;
    this.until = details.until;
    this.isByCard = details.isByCard ?? false;
    this.ended = details.ended;
  }

  get status(): number {
    return FAULTS[this.code].status;
  }
}

/** A 422 that names one field. */
export function fieldError(field: string, code: FieldIssues[string][number]['code']): AppError {
  return new AppError('VALIDATION', { fields: { [field]: [{ code }] } });
}
