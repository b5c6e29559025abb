import type { StartFault } from '../src/pl/start.ts';
import type { RejectionCode } from '@fracht/engine';
import type { CloseReason, FaultCode } from '@fracht/protocol';

/** When a refusal of the rules comes, for docs/errors.md. */
export const REJECTION_CAUSES: Readonly<Record<RejectionCode, string>> = {
  ACTION_NOT_ALLOWED: 'the action is the teacher’s, or the players’',
  GAME_NOT_WAITING: 'START of a game that no teacher has opened',
  GAME_NOT_RUNNING: 'the clock stands: not IN_PROGRESS',
  GAME_NOT_PAUSED: 'START_EVENTS of a game that the teacher has not paused',
  GAME_FINISHED: 'anything in a FINISHED game',
  GAME_LAST_ROUND: 'a next round after round 4',
  GAME_NO_PLAYERS: 'START with no student JOINED',
  GAME_RUNNING_ALREADY: 'START of a running game',
  PLAYER_UNKNOWN: 'the sender is not in the game',
  PLAYER_NOT_CONNECTED: 'USER_JOIN of a player who has LEFT',
  PLAYER_NOT_JOINED: 'USER_START before USER_JOIN',
  PLAYER_NOT_PLAYING: 'an action of play by a player who is not PLAYING',
  PLAYER_PLAYING_ALREADY: 'USER_JOIN or USER_START while PLAYING',
  SEAT_TAKEN: 'SET_SEAT of a student who is there',
  ORDER_UNKNOWN: 'no such order, or not offered yet',
  ORDER_TAKEN: 'BOOK_ORDER of a booked order',
  ORDER_NOT_YOURS: 'the order is booked by nobody or by another',
  ORDER_EXPIRED: 'the order has expired',
  ORDER_DELIVERED: 'the order is delivered',
  ORDER_LIMIT: '`max_open_orders` are open',
  ORDER_HAS_CAR: 'a second car for an order, or CANCEL_ORDER with a car booked',
  ORDER_LOADED: 'cancelling after loading',
  ORDER_TYPE_DIFFERS: 'the car is of another type than the order',
  CAR_UNKNOWN: 'no such car',
  CAR_TAKEN: 'another player has booked the car',
  CAR_NOT_YOURS: 'another player holds the car',
  CAR_BUSY: 'the car is neither FREE nor AVAILABLE',
  CAR_LIMIT: '`max_company_cars` are held',
  CAR_EU_LIMIT: 'an EU order for a car with `max_eu_courses` behind it',
  CAR_NOT_BOOKED: 'CANCEL_CAR_BOOKING of a car with no order',
  CAR_LOADING: 'CANCEL_CAR_BOOKING while it loads',
  CAR_NOT_OFFERED: 'ADD_CAR of no offer',
  CAR_AT_BASE: 'CONFIRM_RETURN at the base',
  CAR_NOT_RETURNABLE: 'CONFIRM_RETURN of a car that is not AVAILABLE',
  CAR_NOT_DRIVING: 'a stop or a parking for a car that is not on the road',
  CAR_NOT_STOPPED: 'GO of a car that neither stands nor sleeps',
  SUBCONTRACTOR_LIMIT: '`max_subcontractors` are held',
  PARKING_UNKNOWN: 'no such parking',
  PARKING_BEHIND: 'the parking is passed',
  PARKING_ELSEWHERE: 'the parking is not on the way',
  EMERGENCY_UNKNOWN: 'the order has no such open critical situation',
  EVENT_UNKNOWN: 'the order has no such change event',
  SITUATION_OPEN: 'CANCEL_ORDER or CANCEL_CAR_BOOKING while a situation of the order is open',
  SITUATION_RESOLVED: 'an answer to a situation that is settled',
  SITUATION_UNKNOWN: 'START_EVENTS with a situation that the game’s library does not hold',
  TREE_NOT_OPEN: 'an answer to a tree that is not the present one',
  QUESTION_NOT_OPEN: 'an answer to a question that has been answered: the situation is at another `step`',
  ANSWER_MISSING: 'neither an answer nor a text where one is asked for',
  ANSWER_UNKNOWN: 'an answer that the present question does not have',
  INPUT_OUT_OF_RANGE: 'minutes that are not whole or not from 0 to 480',
};

/** When a fault of a request comes, for docs/errors.md. */
export const FAULT_CAUSES: Readonly<Record<FaultCode, string>> = {
  MALFORMED: 'the body cannot be read',
  UNAUTHORIZED: 'no bearer, or an ended one',
  CREDENTIALS_WRONG: 'login refused, whatever the cause',
  CODE_USED: 'login with the right one-time code of an account, which was used before',
  REMEMBER_INVALID: 'the remember-me token is unknown, used or old',
  FORBIDDEN: 'the role or the owner is another',
  CSRF: 'the CSRF pair is missing or wrong',
  ACCOUNT_WAITING: 'login of a lecturer whom no admin has approved',
  NOT_FOUND: 'unknown path or thing',
  CONFLICT: 'the thing is in a state that forbids it',
  CHANGED_MEANWHILE:
    'settings, stages, content or a situation are saved with the version of something that is another now, or a situation is saved while an import of it is read; the payload of the first three is what is there',
  ORDER_GONE: 'audit/undo of moving a situation before which another one stood that is not in the library any more',
  TASK_IN_GAME:
    'a situation of the library is asked for to practise while a game of the student is running or paused: its end tells the best answers',
  TASK_AWAY:
    'a situation is asked for to practise that waits for an answer in a lesson of the school; that is not said',
  GAME_NOT_OVER:
    'survey/init or game/replay of a game that is not FINISHED, unless its teacher asks for the replay of a paused one',
  HOMEWORK_AHEAD: 'homework/begin before the assignment begins',
  HOMEWORK_OVER: 'homework/begin or homework/remind after the assignment has ended',
  HOMEWORK_OPEN: 'homework/begin while another attempt of the student is open',
  HOMEWORK_NO_ATTEMPTS: 'homework/begin when the student has had all attempts',
  ATTEMPT_OPEN: 'bin/restore or audit/undo of a removed attempt at homework whose student has another open one',
  HOMEWORK_BEGUN: 'homework/save of another game, or homework/remove, when somebody has begun',
  HOMEWORK_REMINDED: 'homework/remind when nobody is left to remind, or all of them were reminded today',
  SURVEY_EMPTY: 'survey/init while the lecturer has no questions',
  SURVEY_FILLED: 'survey/submit of a survey that the student has filled in',
  DRAFT_CHANGED:
    'The draft, or what is published, is no longer what the author has seen: somebody else was there first.',
  SITUATION_FAULTY: 'a save by which new games would get a situation in which the check finds errors',
  DRAFT_FAULTY: 'The check of the situation finds errors in the draft, so it cannot be published.',
  STUDENTS_LEFT: 'deleting a lecturer without an heir, or erase-me of one, who still has students without an e-mail',
  SURVEY_COMPLETE: 'survey/remind of a survey that every player has filled in',
  SURVEY_REMINDED: 'survey/remind within an hour of the last reminder',
  IMAGE_MISSING: 'publishing or saving a situation that shows an uploaded picture which was removed',
  IMAGES_FULL: 'the upload of a picture where 1000 are kept already',
  IMAGES_BUSY: 'the upload of a picture while fifteen wait to be drawn anew; see Retry-After',
  IMAGE_USED:
    'the removal of an uploaded picture that a situation, a text of the landing page, an earlier version of either or a game shows',
  TOO_LARGE:
    'over 1 MiB (images 5 MiB, files of situations 16 MiB, calls of guests 16 KiB, the contact form 64 KiB), or JSON of far too many values',
  PRECONDITION_FAILED: '`If-Match` or `If-Unmodified-Since` names another version of a file than the present one',
  RANGE_WRONG: '`Range` begins behind the end of the file',
  TOO_SLOW: 'the headers of a request took over 10 s, or all of it over 120 s',
  UNSUPPORTED_TYPE: 'another content type than form data or JSON',
  VALIDATION: 'fields are wrong: `payload` says which',
  TOO_MANY: 'a rate limit; see Retry-After',
  INTERNAL: 'a bug or a broken machine; the answer has a reference id',
  UNAVAILABLE: 'the server starts or stops, or the process that owns the game cannot be reached',
  STORAGE_AWAY: 'nothing can be stored now: the database cannot be reached, or its disk is full, read-only or fails',
  GAME_DAMAGED: 'what is stored of the game cannot be read; the log of the server says what',
  SERVER_FULL: 'START of a game that waits, while the process has had hardly a free moment; over the socket as a code',
};

/** Why a socket is closed, for docs/errors.md. */
export const CLOSE_CAUSES: Readonly<Record<CloseReason, string>> = {
  SERVER_STOPS: 'the server stops, or the game goes on at another process; come back',
  INTERNAL: 'a bug or a broken machine; come back',
  STORAGE_AWAY: 'nothing can be stored now, so the game stands; it goes on by itself, come back',
  MALFORMED: 'a message that cannot be read',
  UNAUTHORIZED: 'no ticket, or one that is unknown, used or old',
  FORBIDDEN: 'the game is not the caller’s, or the page is of another origin',
  GAME_UNKNOWN: 'no such game',
  HELLO_MISSING: 'no first message in time',
  GAME_FINISHED: 'the game is over',
  REPLACED:
    'the seventeenth line of one person into one game: the oldest goes; to come back by itself would push out the next',
  TOO_LARGE: 'a message over the size limit, packed or unpacked',
  TOO_MANY: 'more actions a second than ACTION_RATE, for a while',
};

/** Why the server does not start, for docs/errors.md. */
export const START_CAUSES: Readonly<Record<StartFault, string>> = {
  DATABASE_MISSING: 'the marker or SQLite’s log tells of a school, and the database is not there or empty',
  DATABASE_DAMAGED: 'SQLite cannot read the database, or its own check finds damage',
  DATABASE_BEHIND: 'the database and its log hold less than the marker knows was stored',
  DATABASE_OTHER: 'the marker is of another school',
  DATABASE_NEWER: 'the database was changed by a newer version of the server',
  DATABASE_BUSY: 'another program holds the database',
  DATABASE_UNREACHABLE: 'PostgreSQL does not answer at DATABASE_URL, or refuses who asks',
  DATABASE_UNFIT:
    'PostgreSQL is older than 15, not in UTF8, full, or answers before it has stored; or the account may not make tables',
  DATABASE_TAKEN:
    'another server runs on the database of DATABASE_URL; where it took it from a running one, that one stops at once',
  LOG_DAMAGED: 'the header of SQLite’s log, or a part with commits behind it, has a wrong checksum',
  MARKER_DAMAGED: 'the marker is not what a server wrote',
  DISK_FULL: 'there is no space to write',
  DISK_READ_ONLY: 'the data directory cannot be written to',
  DISK_FAULT: 'the disk answers with an error',
  DATABASE_GONE: 'files of the database were deleted, moved or replaced under the running server: it stops at once',
  LOG_UNSYNCED:
    'the disk did not confirm a sync of SQLite’s log under the running server: it stops at once with status 75, and goes on when it is started anew',
};
