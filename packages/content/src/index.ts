export { goodsData } from './data/goods.ts';
export { world, worldOfRules, worldOfVersion } from './world.ts';
export { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './settings/index.ts';
export { reversedRanges } from './settings/reversed-ranges.ts';
export type { Setting } from './settings/setting.ts';
export { absentText } from './pl/absent.ts';
export { botMark } from './pl/bot-mark.ts';
export { botResultText } from './pl/bot-results.ts';
export { botNames } from './pl/bots.ts';
export { noOrdersWords } from './pl/no-orders.ts';
export { passwordText, pinText } from './pl/pin.ts';
export { placesText } from './pl/places.ts';
export { gameText } from './pl/game.ts';
export { joyText } from './pl/joy.ts';
export { breakText } from './pl/break.ts';
export { cityCases } from './pl/city-cases.ts';
export { carActionLabels, orderStatusLabels, overdueLabel } from './pl/game-labels.ts';
export { partsText } from './pl/game-parts.ts';
export { pastDayText } from './pl/past-day.ts';
export { calculationText } from './pl/calculation.ts';
export { ordersText } from './pl/game-orders.ts';
export { cargoText } from './pl/cargo.ts';
export { shipmentsText } from './pl/game-shipments.ts';
export { carsText } from './pl/game-cars.ts';
export { summaryText } from './pl/game-summary.ts';
export {
  cardRefusedText,
  faultText,
  fileRefusedText,
  heldBackText,
  internalText,
  linkRefusedText,
} from './pl/faults.ts';
export { fieldText } from './pl/fields.ts';
export { demoSchool, demoText } from './pl/demo.ts';
export { importFieldText, skipText } from './pl/imports.ts';
export { accountsText } from './pl/accounts.ts';
export { operatorText } from './pl/operator.ts';
export { secondFactorText } from './pl/second-factor.ts';
export { startFaultText, startText, type StartFault } from './pl/start.ts';
export {
  approvedMail,
  backupFailedMail,
  changesMail,
  coLecturerMail,
  contactMail,
  invitedMail,
  leavingMail,
  mailText,
  secondFactorMail,
  type SecondFactorNews,
  studentLeftMail,
  homeworkReminderMail,
  surveyReminderMail,
} from './pl/mails.ts';
export { browserMemoryText, type DataKind, dataRegisterText, type KeptPeriods } from './pl/data-register.ts';
export { sharedGroupsText } from './pl/shared-groups.ts';
export { ADMIN_NAME, countedNoticeText, DRAWN_GROUP_NAME, ERASED_USER, noticeText } from './pl/notices.ts';
export { landingContent } from './pl/landing-content.ts';
export { blanksOf } from './pl/policy-blanks.ts';
export { stagesOfRounds, stageTexts } from './pl/stages.ts';
export { landingShowText } from './pl/landing-show.ts';
export { landingText } from './pl/landing.ts';
export { popupText, resetText } from './pl/landing-popups.ts';
export { accessibilityText } from './pl/accessibility.ts';
export { networkTestText } from './pl/network-test.ts';
export { GLOSSARY, type TermId } from './help/index.ts';
export { TERM_FORMS } from './help/term-forms.ts';
export type { HelpPage } from './help/help-page.ts';
export type { Term } from './help/term.ts';
export { HELP_PAGES } from './help/pages.ts';
export { helpText } from './pl/help.ts';
export { uiText } from './pl/ui.ts';
export { homeworkText } from './pl/homework.ts';
export { duelText } from './pl/duel.ts';
export { soloText } from './pl/solo-game.ts';
export {
  gamesText,
  lecturerGamesText,
  newGameText,
  panelText,
  settingsText,
  studentText,
  studentsText,
} from './pl/panels.ts';
export { groupsText } from './pl/groups.ts';
export { lecturersText } from './pl/lecturers.ts';
export { backupFaultText, backupsText } from './pl/backups.ts';
export { letterText, retentionText, saveBarText } from './pl/admin.ts';
export { gameSettingsText, settingGroupLabels, stagesText } from './pl/game-settings.ts';
export { trialText } from './pl/trial.ts';
export { earlierText } from './pl/earlier.ts';
export { conflictText } from './pl/conflict.ts';
export { logInAgainText } from './pl/log-in-again.ts';
export { sessionEndText } from './pl/session-ends.ts';
export { auditText } from './pl/audit.ts';
export { auditPageText, binText } from './pl/audit-page.ts';
export { landingEditorText } from './pl/landing-editor.ts';
export {
  changeTypeLabels,
  cargoTraitLabels,
  competenceLabels,
  emergencySubtypeLabels,
  landLabels,
  libraryItemText,
  libraryText,
} from './pl/admin-library.ts';
export { accidentFormText } from './pl/accident-form.ts';
export { imagesText } from './pl/images.ts';
export { libraryFilesText } from './pl/library-files.ts';
export { libraryListText } from './pl/library-lists.ts';
export { findingPlace, findingText } from './pl/findings.ts';
export { writtenPlace } from './pl/written-place.ts';
export { studentSurveysText, surveyOfferText } from './pl/student-surveys.ts';
export { classText, codesText, importColumnsText, studentsImportText } from './pl/students-in.ts';
export { invitationsText } from './pl/invitations.ts';
export {
  filledSurveysText,
  namesakeText,
  questionsText,
  rankingNamesText,
  resultsText,
} from './pl/lecturer-surveys.ts';
export { rejectionText } from './pl/rejections.ts';
export { durationWords } from './pl/duration.ts';
export { messageText, ownGameMessageText } from './pl/messages.ts';
export { situationCardText } from './pl/situation-card.ts';
export { situationHelpText } from './pl/situation-help.ts';
export { scaledText, situationsText } from './pl/situations.ts';
export { situationStripText } from './pl/situation-strip.ts';
export { debriefText } from './pl/debrief.ts';
export { reviewText } from './pl/situation-review.ts';
export { lessonsText, planText, teacherCardText } from './pl/lessons.ts';
export { liveText } from './pl/live.ts';
export { classDebriefText, projectorText } from './pl/class-debrief.ts';
export { gameNotesText } from './pl/game-notes.ts';
export { fillerWords, sentencesText } from './pl/sentences.ts';
export { watchText } from './pl/situation-watch.ts';
export { READY_LESSONS, TEACHER_CARDS } from './lessons/index.ts';
export { lessonLibrary } from './lessons/lesson-library.ts';
export { GENERAL_PLAN } from './lessons/general-plan.ts';
export type { LessonPlan, ReadyLesson } from './lessons/lesson.ts';
export { schoolClock, schoolDay, schoolMoment } from './pl/school-time.ts';
export { SCHOOL_TIME_ZONE } from './pl/time-zone.ts';
export { withSettings } from './pl/with-settings.ts';
export { SITUATION_PICTURES } from './situation-pictures.ts';
export { ledgerWords } from './pl/ledger-reasons.ts';
export { ledgerText } from './pl/ledger.ts';
export { replayText } from './pl/replay.ts';
export { decisionText } from './pl/decisions.ts';
export { happenedText } from './pl/happenings.ts';
export { type AccountSentence, gameAccountText, type UncarriedKind } from './pl/game-account.ts';
export { stopsText } from './pl/stops.ts';
export { againText, whatIfText } from './pl/what-if.ts';
export { PROPOSED_CURRICULUM } from './pl/proposed-curriculum.ts';
export { curriculumText } from './pl/curriculum.ts';
export { EXERCISED_UNITS, type ExercisedUnit } from './pl/exercised-units.ts';
export { reportText } from './pl/report.ts';
export { taskText, termText } from './pl/course.ts';
export { setTasksText } from './pl/set-tasks.ts';
export { starsText } from './pl/stars.ts';
export { groupTermText } from './pl/group-term.ts';
export { skillsText } from './pl/skills.ts';
export { studentReportText } from './pl/student-report.ts';
export { editorText } from './pl/editor.ts';
export { editorTreeText } from './pl/editor-tree.ts';
export { sandboxText } from './pl/sandbox.ts';
export { practiceText, type PracticeFacts } from './pl/practice.ts';
export { practiceMarkText } from './pl/practice-marks.ts';
export { practiceSituation } from './situations/practice.ts';
export { draftText } from './pl/editor-drafts.ts';
export { breaksText, lawName } from './pl/breaks.ts';
export { brokenText } from './pl/broken.ts';
export { ACTS } from './data/laws.ts';
export { sourcesText } from './pl/sources.ts';
export { differenceText } from './pl/editor-differences.ts';
export { effectLabels } from './pl/effects.ts';
export { lateByPlanText } from './pl/late-by-plan.ts';
export { settledText } from './pl/settled.ts';
export { outcomeWords } from './pl/outcome-words.ts';
export { effectBrief, effectsSentence, effectWords } from './pl/effect-words.ts';
export { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, SHIPPED_LIBRARY, SURVEY_QUESTIONS } from './situations/index.ts';
