import { z } from 'zod';
import { earlierPayload, earlierQuery, restoreValueBody } from '../http/earlier.ts';
import { settingPayload, updateSettingsBody, updateStagesBody, versionedStage } from '../http/settings.ts';
import { ADMINS, call, LOGGED_IN, MANAGERS } from './call.ts';

const settings = z.array(settingPayload);
const stages = z.array(versionedStage);

/** What new games are played by, and what it was before. (TXT-2 to TXT-4) */
export const settingCalls = {
  settings: call({
    method: 'GET',
    path: 'game/get-settings/',
    summary: 'The settings of new games, with all that a form needs.',
    who: MANAGERS,
    answer: settings,
  }),
  updateSettings: call({
    method: 'PATCH',
    path: 'game/update-settings/',
    summary: 'Changes these settings, all or none.',
    who: MANAGERS,
    body: updateSettingsBody,
    answer: settings,
    errors: ['CHANGED_MEANWHILE'],
  }),
  stages: call({
    method: 'GET',
    path: 'game/get-stages/',
    summary: 'The texts of the rounds.',
    who: LOGGED_IN,
    answer: stages,
  }),
  updateStages: call({
    method: 'PATCH',
    path: 'game/update-stages/',
    summary: 'Changes these texts, all or none.',
    who: MANAGERS,
    body: updateStagesBody,
    answer: stages,
    errors: ['CHANGED_MEANWHILE'],
  }),
  earlierValues: call({
    method: 'GET',
    path: 'values/get-earlier/',
    summary: 'What a text of the landing page, a setting or a stage is and was before.',
    who: ADMINS,
    query: earlierQuery,
    answer: earlierPayload,
    errors: ['NOT_FOUND'],
  }),
  restoreValue: call({
    method: 'POST',
    path: 'values/restore/',
    summary: 'Puts an earlier value back.',
    who: ADMINS,
    body: restoreValueBody,
    answer: earlierPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
} as const;
