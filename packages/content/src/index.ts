export { world } from './world.ts';
export { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './settings/index.ts';
export type { Setting, SettingGroup, SettingUnit } from './settings/setting.ts';
export { gameText } from './pl/game.ts';
export { cityCases, type CityCases } from './pl/city-cases.ts';
export {
  carActionLabels,
  carsText,
  orderStatusLabels,
  ordersText,
  overdueLabel,
  partsText,
  shipmentsText,
  summaryText,
} from './pl/game-screens.ts';
export { faultText } from './pl/faults.ts';
export { fieldText } from './pl/fields.ts';
export { demoSchool, demoText } from './pl/demo.ts';
export { startText } from './pl/start.ts';
export { mailText } from './pl/mails.ts';
export { ADMIN_NAME, DRAWN_GROUP_NAME, ERASED_USER, NEW_QUESTION, noticeText } from './pl/notices.ts';
export { landingContent } from './pl/landing-content.ts';
export { stageTexts } from './pl/stages.ts';
export { counted, plural, type PluralForms } from './pl/plural.ts';
export { landingText } from './pl/landing.ts';
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
export { rejectionText } from './pl/rejections.ts';
export { messageText } from './pl/messages.ts';
export { situationsText } from './pl/situations.ts';
export { SITUATION_PICTURES } from './situation-pictures.ts';
export { ledgerReasonLabels } from './pl/ledger-reasons.ts';
export { effectLabels } from './pl/effects.ts';
export {
  ACCIDENTS,
  CHANGE_EVENTS,
  EMERGENCIES,
  type LibraryItem,
  SURVEY_QUESTIONS,
  type SurveyQuestion,
} from './situations/index.ts';
export { checkAccident, checkChangeEvent, checkEmergency } from './situations/check/items.ts';
export type { Finding, FindingCode } from './situations/check/finding.ts';
