import type { FieldErrors } from '../ui/field-errors.ts';

/** A call that failed: HTTP status (0: the server was not reached), the server's code and message, errors by field. (ENV-4) */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly fields: FieldErrors;
  /** The payload of the answer, not yet parsed; null: none. */
  readonly payload: unknown;

  constructor({
    status,
    code,
    text,
    fields,
    payload = null,
  }: {
    status: number;
    code: string | null;
    text: string;
    fields: FieldErrors;
    payload?: unknown;
  }) {
    super(text);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.payload = payload;
  }
}
