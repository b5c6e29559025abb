export { FAULTS, REJECTION_FAULT } from './errors.ts';
export type { FaultCode } from './errors.ts';
export { envelope } from './envelope.ts';
export type { ApiMessage, CsrfPair, Envelope } from './envelope.ts';
export { isOneName, LIMITS, oneLine } from './fields/fields.ts';
export { fullName, initials, shortName } from './person-name.ts';
export type { PersonName } from './person-name.ts';
export { isWithinJsonBounds } from './fields/json-bounds.ts';
export { hasSoundTexts } from './fields/sound-text.ts';
export { fieldIssues } from './fields/validation.ts';
export type { FieldCode, FieldIssue, FieldIssues } from './fields/validation.ts';
export { newPassword } from './http/auth.ts';
export {
  ACCOUNT_TYPES,
  CODE_DAYS,
  invitationsPayload,
  codesPayload,
  outboxPayload,
  userData,
  userPayload,
} from './http/user.ts';
export type { AccountType, InvitationPayload, MemberPayload, UserData, UserPayload, UserType } from './http/user.ts';
export { importedPerson, importedWithCode, importPayload } from './http/import.ts';
export { COLUMN_KINDS, type ColumnKind, hasNames } from './http/column-kinds.ts';
export type { ImportLayout, ImportPayload, ReadFile, SkipReason } from './http/import.ts';
export { importEventsPayload, LIBRARY_FILE, libraryFile } from './http/library-import.ts';
export type { ImportEventsPayload, LibraryFile } from './http/library-import.ts';
export { groupPayload } from './http/group.ts';
export type { GroupPayload } from './http/group.ts';
export { gamePayload } from './http/game.ts';
export type { GamePayload, GamePlayerPayload, RankingsPayload } from './http/game.ts';
export { CONTENT_IDS, contentItem, contentPayload } from './http/content.ts';
export type { ContentId, ContentItem } from './http/content.ts';
export { settingPayload, stagePayload, versionedStage } from './http/settings.ts';
export type { SettingPayload, StagePayload, VersionedStage } from './http/settings.ts';
export { EARLIER_LIMITS, earlierPayload } from './http/earlier.ts';
export type { EarlierValuePayload, ValueKind } from './http/earlier.ts';
export { actionPayload, addressesPayload, checkConnectionPayload, connectPayload } from './http/server.ts';
export type { AddressesPayload } from './http/server.ts';
export { ACTION_LIMITS } from './ids.ts';
export { gameActionSchema, withoutId } from './actions.ts';
export { CLOSE_CODES, sourceFor, SOURCES } from './lines.ts';
export type { CloseReason } from './lines.ts';
export { clientMessage, helloMessage, serverMessage } from './messages.ts';
export type { AnswerMessage, HelloMessage, SentHello, SentMessage, StateMessage } from './messages.ts';
export { CODEC_LIMITS, DEFAULT_CODEC, dictionaryOf } from './codec.ts';
export type { Codec } from './codec.ts';
export { CALLS } from './calls/index.ts';
export type { Calls } from './calls/index.ts';
export { FILE_FIELDS } from './calls/call.ts';
export type { AnswerOf, CallRecord, ObjectRight, Part, PartOf, SentPart } from './calls/call.ts';
export { commonFaults } from './calls/common-faults.ts';
export { booksDelta, isDeltaPrivate, wireDelta } from './wire/delta.ts';
export { fromWire } from './wire/from-wire.ts';
export { wireDeltaSchema, wireGameSchema } from './wire/game.ts';
export type { WireDelta, WireGame } from './wire/game.ts';
export { mergeWire } from './wire/merge.ts';
export { toWire } from './wire/to-wire.ts';
export { NOBODY } from './wire/viewer.ts';
export type { WireExtra } from './wire/viewer.ts';
export { changeToWire, emergencyToWire } from './wire/situation.ts';
export type { WireMessage } from './wire/records.ts';
export { fittingPayload, liveGamePayload } from './http/live-game.ts';
export type { FittingSituation, LiveGamePayload } from './http/live-game.ts';
export { wholeGamePayload } from './http/whole-game.ts';
export type { WholeGamePayload } from './http/whole-game.ts';
export { replayPayload } from './http/replay.ts';
export type { ReplayHappening, ReplayPayload } from './http/replay.ts';
export { type Onlooker, replayPieces } from './replay/replay-pieces.ts';
export type { StandingGame } from './replay/replay-steps.ts';
export {
  accidentPayload,
  changeEventPayload,
  emergencyPayload,
  eventImagesPayload,
  gameChange,
  gameEmergency,
  imagePayload,
  itemOrder,
  uploadedImage,
} from './http/library.ts';
export type {
  AccidentPayload,
  ChangeEventPayload,
  EmergencyPayload,
  EventImage,
  GameChange,
  GameEmergency,
  PictureUse,
} from './http/library.ts';
export { deskPayload, draftsPayload, versionPayload, versionsPayload } from './http/drafts.ts';
export type { DeskPayload, DraftSummary, VersionPayload, VersionSummary } from './http/drafts.ts';
export { storedAnswers, surveyPayload, surveyQuestion } from './http/survey.ts';
export type { SurveyAnswer, SurveyPayload, SurveyQuestion } from './http/survey.ts';
export { exportPayload, type LeavingPayload, retentionPayload, type RetentionPayload } from './http/privacy.ts';
export type { ExportPayload } from './http/privacy.ts';
export { SCENARIO_LIMITS } from './scenario/scenario-limits.ts';
export { activeFlag, LIBRARY_KINDS, libraryDraftSchemas, libraryItemSchemas } from './scenario/library-item.ts';
export type { LibraryItems, LibraryKind } from './scenario/library-item.ts';
export { treeText } from './scenario/json-text.ts';
export { ratedTree } from './scenario/rated.ts';
export { unknownFields } from './scenario/unknown-fields.ts';
export type { RatedSituation } from './scenario/rated.ts';
export { Unpackable } from './packed/packer.ts';
export { codecFor, MESSAGE_KINDS, PackedReader, packChange, packDelta, packedCodecRequest } from './packed/changes.ts';
export type { Book } from './packed/changes.ts';
export type { NumberOf } from './packed/names.ts';
