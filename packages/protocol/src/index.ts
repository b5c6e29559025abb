export { FAULTS, REJECTION_FAULT } from './errors.ts';
export type { FaultCode } from './errors.ts';
export { SESSION_ENDS, type SessionEnd } from './session-ends.ts';
export { envelope } from './envelope.ts';
export type { ApiMessage, CsrfPair, Envelope } from './envelope.ts';
export {
  email as emailAddress,
  isOneName,
  LIMITS,
  nameLookingLike,
  oneLine,
  plainPassword,
  withoutStray,
  withoutUnseen,
} from './fields/fields.ts';
export { fullName, initials, shortName } from './person-name.ts';
export type { PersonName } from './person-name.ts';
export { type Listed, type NameApart, namesApart } from './names-apart.ts';
export { isWithinJsonBounds, REQUEST_BOUNDS } from './fields/json-bounds.ts';
export { hasSoundTexts } from './fields/sound-text.ts';
export type { UnreadFields } from './fields/unread-fields.ts';
export { fieldIssues } from './fields/validation.ts';
export type { FieldCode, FieldIssue, FieldIssues } from './fields/validation.ts';
export { isPin } from './http/easy-pin.ts';
export { newPassword } from './http/new-password.ts';
export { isOwnName } from './http/own-name.ts';
export { NEW_PASSWORD_RULES } from './http/new-password-rules.ts';
export {
  ACCOUNT_TYPES,
  CODE_DAYS,
  invitationsPayload,
  codesPayload,
  outboxPayload,
  userBase,
  userData,
  userPayload,
} from './http/user.ts';
export { holdingsPayload, lecturerName, NO_HEIR } from './http/user.ts';
export type { LecturerName } from './http/user.ts';
export { demoPayload, type DemoPayload } from './http/demo.ts';
export { type DataRegister, dataRegisterPayload } from './http/data-register.ts';
export type {
  AccountType,
  HoldingsPayload,
  InvitationPayload,
  MemberPayload,
  UserData,
  UserPayload,
  UserType,
} from './http/user.ts';
export { importedPerson, importedWithCode, importPayload } from './http/import.ts';
export { COLUMN_KINDS, type ColumnKind, hasNames } from './http/column-kinds.ts';
export type { ImportLayout, ImportPayload, ReadFile, SkipReason } from './http/import.ts';
export { importEventsPayload, LIBRARY_FILE, libraryFile } from './http/library-import.ts';
export type { ImportEventsPayload, LibraryFile } from './http/library-import.ts';
export { groupBase, groupPayload, schoolGroup } from './http/group.ts';
export type { AddGroupLecturerBody, CoLecturer, GroupPayload, SchoolGroup } from './http/group.ts';
export { ownData, practiceMarks } from './http/practice.ts';
export type { OwnData, OwnPractice, PracticeOfPlayer } from './http/practice.ts';
export { gamePayload } from './http/game.ts';
export type { GamePayload, GamePlayerPayload, RankingsPayload } from './http/game.ts';
export { CONTENT_IDS, contentItem, contentPayload } from './http/content.ts';
export type { ContentId, ContentItem } from './http/content.ts';
export { settingPayload, stagePayload, versionedStage } from './http/settings.ts';
export type { SettingPayload, StagePayload, VersionedStage } from './http/settings.ts';
export { EARLIER_LIMITS, earlierPayload } from './http/earlier.ts';
export type { EarlierValuePayload, ValueKind } from './http/earlier.ts';
export { actionPayload, addressesPayload, checkConnectionPayload, connectPayload } from './http/server.ts';
export type { AddressesPayload, PathPayload } from './http/server.ts';
export { NETWORK_SAMPLE, networkPayload, STREAM_TEST } from './http/network.ts';
export type { NetworkPayload } from './http/network.ts';
export { ACTION_LIMITS } from './ids.ts';
export { gameActionSchema, sentActionSchema, withoutId } from './actions.ts';
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
export { struckId } from './wire/player.ts';
export { toWire } from './wire/to-wire.ts';
export { NOBODY } from './wire/viewer.ts';
export type { WireExtra } from './wire/viewer.ts';
export { changeToWire, emergencyToWire } from './wire/situation.ts';
export { ledgerToWire } from './wire/records.ts';
export type { WireMessage } from './wire/records.ts';
export { fittingPayload, liveGamePayload } from './http/live-game.ts';
export type { FittingSituation, LiveGamePayload } from './http/live-game.ts';
export { type DuelOffer, duelOffer, GHOST_KINDS, type GhostKind, type OpenDuel, openDuel } from './http/duel.ts';
export type { DuelView } from './http/duel-view.ts';
export { wholeGamePayload } from './http/whole-game.ts';
export type { WholeGamePayload } from './http/whole-game.ts';
export { playAction } from './http/decision.ts';
export type {
  BrokenRule,
  DebriefDecision,
  DebriefWorth,
  DecisionAccountLine,
  DecisionChoice,
  PlayAction,
} from './http/decision.ts';
export { debriefPayload, studentDebrief } from './http/debrief.ts';
export type { StudentDebrief } from './http/debrief.ts';
export { classDebrief, classDebriefPayload } from './http/class-debrief.ts';
export type { ClassDebrief, ClassDebriefPayload, ClassPoint } from './http/class-debrief.ts';
export { whatIfPayload } from './http/what-if.ts';
export type { ToldHappening, WhatIfPayload } from './http/what-if.ts';
export { backupsPayload, type BackupsPayload } from './http/backups.ts';
export {
  begunSecondFactorPayload,
  type BegunSecondFactorPayload,
  recoveryCodesPayload,
  secondFactorPayload,
  type SecondFactorPayload,
} from './http/second-factor.ts';
export { sharedComputersPayload } from './http/shared-computers.ts';
export { registrationPayload, type RegistrationRule, type RegistrationRules } from './http/registration.ts';
export { curriculumPayload } from './http/curriculum.ts';
export type { CurriculumUnits, SaveCurriculumBody } from './http/curriculum.ts';
export {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  AUDIT_LIMITS,
  AUDIT_ROLES,
  auditEntryPayload,
  auditPayload,
} from './http/audit.ts';
export type { AuditAction, AuditEntryPayload, AuditKind, AuditLinePayload, AuditPayload } from './http/audit.ts';
export { binPayload, type BinKind, type BinPayload } from './http/bin.ts';
export { classSkillsPayload, skillObservation, skillsPayload } from './http/skills.ts';
export type { ClassSkillsPayload, SkillObservation, SkillProfile, StudentSkills } from './http/skills.ts';
export {
  groupTermPayload,
  MOST_SET_TASKS,
  ownTermPayload,
  exerciseMoment,
  setTasksBase,
  taskOffer,
  taskPayload,
} from './http/course.ts';
export type {
  GroupTasks,
  GroupTermPayload,
  LessonKind,
  OwnLesson,
  OwnSetTasks,
  OwnTasks,
  OwnTermPayload,
  Exercise,
  ExerciseMoment,
  SetTasksBody,
  TaskOffer,
  TaskPayload,
} from './http/course.ts';
export { gamePlan, readyLesson, situationCard } from './http/lesson.ts';
export type {
  GamePlanPayload,
  LessonSituation,
  ReadyLessonPayload,
  RoundPlanPayload,
  SituationCardPayload,
} from './http/lesson.ts';
export {
  HOMEWORK_BOT_LEVELS,
  COUNTED_ATTEMPTS,
  HOMEWORK_LIMITS,
  homeworkBase,
  homeworkLine,
  homeworkPayload,
  homeworkTopic,
  ownHomework,
  SHOWN_ATTEMPTS,
  usedAttempts,
  USUALLY_SHOWN,
} from './http/homework.ts';
export type {
  AddHomeworkBody,
  HomeworkAttempt,
  HomeworkBase,
  HomeworkLine,
  HomeworkPayload,
  HomeworkStudent,
  HomeworkTopic,
  ShownAttempts,
  OwnHomework,
  SaveHomeworkBody,
} from './http/homework.ts';
export { homeworkDebriefPayload, type HomeworkDebriefPayload } from './http/homework-debrief.ts';
export { textBase } from './fields/text-base.ts';
export { gameNote } from './http/game-note.ts';
export type { GameNotePayload } from './http/game-note.ts';
export { classSentences, MOST_AGREED } from './http/sentence.ts';
export type { ClassSentences, EarlierSentences, OwnSentencePayload } from './http/sentence.ts';
export { replayPayload } from './http/replay.ts';
export { classReportPayload } from './http/class-report.ts';
export type { ClassReportPayload, ReportedStudent } from './http/class-report.ts';
export { ToldHappenings } from './replay/told-happenings.ts';
export type { ReplayPayload } from './http/replay.ts';
export type { ReplayHappening } from './http/replay-happening.ts';
export { type Onlooker, type Onlookers, type ReplayEnd, replayPieces } from './replay/replay-pieces.ts';
export type { StandingGame } from './replay/replay-steps.ts';
export {
  accidentPayload,
  changeEventPayload,
  emergencyPayload,
  eventImagesPayload,
  gameChange,
  gameEmergency,
  imageBase,
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
export { questionsBase, storedAnswers, surveyPayload, surveyQuestion } from './http/survey.ts';
export type { SurveyAnswer, SurveyPayload, SurveyQuestion } from './http/survey.ts';
export {
  exportPayload,
  ownDebriefBody,
  type LeavingPayload,
  retentionBase,
  retentionPayload,
  type RetentionPayload,
} from './http/privacy.ts';
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
