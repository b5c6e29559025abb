export type AuditRecordTable = {
  /** Whole numbers without gaps, in the order of the changes. */
  seq: number;
  at: number;
  /** The user who made the change; null: the server itself, or somebody who was not logged in. */
  actor: string | null;
  /** The actor's role then: ADMIN, TEACHER, STUDENT, GUEST or SERVER. */
  role: string;
  /** The name of the call; SERVER: none. */
  call: string;
  kind: string;
  object: string;
  /** What the object was called then. */
  label: string;
  action: string;
  /** The names of the fields that changed, as a JSON list. */
  fields: string;
  /** The changed fields before and after, as JSON objects; null: there was nothing, or it was emptied. */
  before: string | null;
  after: string | null;
  /** The version from before the change, which may still be kept; null: none is. */
  version: number | null;
  /** 1: a lecturer changed what the whole school plays with. */
  notable: number;
};

export type EarlierValueTable = {
  /** TEXT, SETTING or STAGE. */
  kind: string;
  /** The id of the text, the key of the setting, the number of the stage. */
  id: string;
  version: number;
  /** As JSON. */
  value: string;
  /** Null: unknown, or there from the beginning. */
  author: string | null;
  /** 0: unknown. */
  saved_at: number;
};
