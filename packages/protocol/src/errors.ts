/** What a fault of the request answers: HTTP status and how the message is shown. (ENV-4) */
export type Fault = { readonly status: number; readonly type: 'danger' | 'warning' | 'info' | 'other' | 'none' };

/** Every fault of a request. The codes never change; their texts are in the catalogue. (ENV-3) */
export const FAULTS = {
  MALFORMED: { status: 400, type: 'danger' },
  UNAUTHORIZED: { status: 401, type: 'warning' },
  CREDENTIALS_WRONG: { status: 401, type: 'danger' },
  CODE_USED: { status: 401, type: 'warning' },
  REMEMBER_INVALID: { status: 401, type: 'none' },
  FORBIDDEN: { status: 403, type: 'danger' },
  CSRF: { status: 403, type: 'danger' },
  ACCOUNT_WAITING: { status: 403, type: 'warning' },
  NOT_FOUND: { status: 404, type: 'danger' },
  TOO_SLOW: { status: 408, type: 'warning' },
  CONFLICT: { status: 409, type: 'warning' },
  CODE_GONE: { status: 409, type: 'warning' },
  CHANGED_MEANWHILE: { status: 409, type: 'warning' },
  GAME_NOT_OVER: { status: 409, type: 'warning' },
  ORDER_GONE: { status: 409, type: 'warning' },
  TASK_IN_GAME: { status: 409, type: 'warning' },
  TASK_AWAY: { status: 409, type: 'warning' },
  HOMEWORK_AHEAD: { status: 409, type: 'warning' },
  HOMEWORK_OVER: { status: 409, type: 'warning' },
  HOMEWORK_OPEN: { status: 409, type: 'warning' },
  HOMEWORK_NO_ATTEMPTS: { status: 409, type: 'warning' },
  ACCOUNT_TAKEN: { status: 409, type: 'warning' },
  ATTEMPT_OPEN: { status: 409, type: 'warning' },
  HOMEWORK_BEGUN: { status: 409, type: 'warning' },
  HOMEWORK_REMINDED: { status: 409, type: 'warning' },
  SURVEY_EMPTY: { status: 409, type: 'warning' },
  SURVEY_FILLED: { status: 409, type: 'warning' },
  DRAFT_CHANGED: { status: 409, type: 'warning' },
  DRAFT_FAULTY: { status: 409, type: 'warning' },
  SITUATION_FAULTY: { status: 409, type: 'warning' },
  STUDENTS_LEFT: { status: 409, type: 'warning' },
  GAME_DAMAGED: { status: 409, type: 'danger' },
  SURVEY_COMPLETE: { status: 409, type: 'warning' },
  SURVEY_REMINDED: { status: 409, type: 'warning' },
  IMAGE_MISSING: { status: 409, type: 'warning' },
  IMAGES_FULL: { status: 409, type: 'warning' },
  IMAGES_BUSY: { status: 503, type: 'warning' },
  IMAGE_USED: { status: 409, type: 'warning' },
  PRECONDITION_FAILED: { status: 412, type: 'warning' },
  TOO_LARGE: { status: 413, type: 'danger' },
  UNSUPPORTED_TYPE: { status: 415, type: 'danger' },
  RANGE_WRONG: { status: 416, type: 'danger' },
  VALIDATION: { status: 422, type: 'danger' },
  TOO_MANY: { status: 429, type: 'warning' },
  INTERNAL: { status: 500, type: 'danger' },
  UNAVAILABLE: { status: 503, type: 'warning' },
  STORAGE_AWAY: { status: 503, type: 'warning' },
  SERVER_FULL: { status: 503, type: 'warning' },
} as const satisfies Record<string, Fault>;

export type FaultCode = keyof typeof FAULTS;

/** A refusal by the rules of the game, whatever its code. (ENV-5) */
export const REJECTION_FAULT = { status: 409, type: 'warning' } as const satisfies Fault;
