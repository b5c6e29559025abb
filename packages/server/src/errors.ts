import { FAULTS, type FaultCode, type FieldIssues } from '@fracht/protocol';

/** A fault of the request, answered by its code; anything else that is thrown is a bug. (style §8) */
export class AppError extends Error {
  readonly code: FaultCode;
  readonly fields: FieldIssues | undefined;
  /** Seconds after which to try again, where that helps. */
  readonly retryAfter: number | undefined;

  constructor(code: FaultCode, details: { fields?: FieldIssues; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return FAULTS[this.code].status;
  }
}

/** A 422 that names one field. */
export function fieldError(field: string, code: FieldIssues[string][number]['code']): AppError {
  return new AppError('VALIDATION', { fields: { [field]: [{ code }] } });
}
