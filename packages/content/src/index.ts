export { world } from './world.ts';
export { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './settings/index.ts';
export { reversedRanges } from './settings/reversed-ranges.ts';
export type { Setting } from './settings/setting.ts';
export { gameText } from './pl/game.ts';
export { cityCases } from './pl/city-cases.ts';
export { carActionLabels, orderStatusLabels, overdueLabel } from './pl/game-labels.ts';
export { partsText } from './pl/game-parts.ts';
export { ordersText } from './pl/game-orders.ts';
export { shipmentsText } from './pl/game-shipments.ts';
export { carsText } from './pl/game-cars.ts';
export { summaryText } from './pl/game-summary.ts';
export { faultText, fileRefusedText, linkRefusedText } from './pl/faults.ts';
export { fieldText } from './pl/fields.ts';
export { demoSchool, demoText } from './pl/demo.ts';
export { importFieldText, skipText } from './pl/imports.ts';
export { startFaultText, startText, type StartFault } from './pl/start.ts';
export { approvedMail, contactMail, invitedMail, leavingMail, mailText, surveyReminderMail } from './pl/mails.ts';
export { ADMIN_NAME, DRAWN_GROUP_NAME, ERASED_USER, noticeText } from './pl/notices.ts';
export { landingContent } from './pl/landing-content.ts';
export { stageTexts } from './pl/stages.ts';
export { landingShowText } from './pl/landing-show.ts';
export { landingText } from './pl/landing.ts';
export { popupText, resetText } from './pl/landing-popups.ts';
export { uiText } from './pl/ui.ts';
export {
  gamesText,
  groupsText,
  lecturerGamesText,
  lecturersText,
  newGameText,
  panelText,
  settingsText,
  studentText,
  studentsText,
} from './pl/panels.ts';
export { letterText, retentionText, saveBarText } from './pl/admin.ts';
export { gameSettingsText, settingGroupLabels, stagesText } from './pl/game-settings.ts';
export { trialText } from './pl/trial.ts';
export { earlierText } from './pl/earlier.ts';
export { conflictText } from './pl/conflict.ts';
export { landingEditorText } from './pl/landing-editor.ts';
export {
  changeTypeLabels,
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
export { filledSurveysText, questionsText, rankingNamesText, resultsText } from './pl/lecturer-surveys.ts';
export { rejectionText } from './pl/rejections.ts';
export { durationWords } from './pl/duration.ts';
export { messageText } from './pl/messages.ts';
export { situationsText } from './pl/situations.ts';
export { situationStripText } from './pl/situation-strip.ts';
export { debriefText } from './pl/debrief.ts';
export { reviewText } from './pl/situation-review.ts';
export { liveText } from './pl/live.ts';
export { watchText } from './pl/situation-watch.ts';
export { SITUATION_PICTURES } from './situation-pictures.ts';
export { ledgerReasonLabels } from './pl/ledger-reasons.ts';
export { ledgerText } from './pl/ledger.ts';
export { replayText } from './pl/replay.ts';
export { editorText } from './pl/editor.ts';
export { editorTreeText } from './pl/editor-tree.ts';
export { sandboxText } from './pl/sandbox.ts';
export { draftText } from './pl/editor-drafts.ts';
export { differenceText } from './pl/editor-differences.ts';
export { effectLabels } from './pl/effects.ts';
export { effectBrief, effectsSentence, effectWords } from './pl/effect-words.ts';
export { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, SHIPPED_LIBRARY, SURVEY_QUESTIONS } from './situations/index.ts';
