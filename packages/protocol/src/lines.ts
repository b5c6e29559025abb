/** Who caused a change, from its receiver's point of view: the server, the receiver, or somebody else. (SOC-5) */
export const SOURCES = ['SERVER', 'YOU', 'PLAYER'] as const;
export type LineSource = (typeof SOURCES)[number];

/** The source of a change for `receiver`; `player` is who caused it, null if the server did. */
export function sourceFor(player: string | null, receiver: string): LineSource {
  if (player === null) return 'SERVER';
  return player === receiver ? 'YOU' : 'PLAYER';
}

/** Why a socket or a stream is closed; the name is sent as the reason. (SOC-1, SOC-9, SOC-10, SOC-12) */
export const CLOSE_CODES = {
  SERVER_STOPS: 1001,
  INTERNAL: 1011,
  /** Nothing can be stored at present; the game is stopped and will continue by itself. */
  STORAGE_AWAY: 1013,
  MALFORMED: 4400,
  UNAUTHORIZED: 4401,
  FORBIDDEN: 4403,
  GAME_UNKNOWN: 4404,
  HELLO_MISSING: 4408,
  GAME_FINISHED: 4409,
  /** The person opened more connections to this game than are allowed, and this one was the oldest. (SOC-11) */
  REPLACED: 4410,
  TOO_LARGE: 4413,
  TOO_MANY: 4429,
} as const;
export type CloseReason = keyof typeof CLOSE_CODES;
