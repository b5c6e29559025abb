import { z } from 'zod';
import { earlierPayload, earlierQuery, restoreValueBody } from '../http/earlier.ts';
import { settingPayload, updateSettingsBody, updateStagesBody, versionedStage } from '../http/settings.ts';
import { ADMINS, callRecord, LOGGED_IN, MANAGERS } from './call.ts';

const settings = z.array(settingPayload);
const stages = z.array(versionedStage);

/** Settings and texts of new games, with their earlier values. (TXT-2 to TXT-4) */
export const settingCalls = {
  /** The settings of new games, with everything that a form needs. */
  settings: callRecord({
    method: 'GET',
    path: 'game/get-settings/',
    who: MANAGERS,
    answer: settings,
  }),
  /** Changes these settings, either all or none. */
  updateSettings: callRecord({
    method: 'PATCH',
    path: 'game/update-settings/',
    who: MANAGERS,
    body: updateSettingsBody,
    answer: settings,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** The texts shown at the beginning of the rounds. */
  stages: callRecord({
    method: 'GET',
    path: 'game/get-stages/',
    who: LOGGED_IN,
    answer: stages,
  }),
  /** Changes these texts, either all or none. */
  updateStages: callRecord({
    method: 'PATCH',
    path: 'game/update-stages/',
    who: MANAGERS,
    body: updateStagesBody,
    answer: stages,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** The current value of a text of the landing page, a setting or a stage, and its earlier values. */
  earlierValues: callRecord({
    method: 'GET',
    path: 'values/get-earlier/',
    who: ADMINS,
    query: earlierQuery,
    answer: earlierPayload,
    errors: ['NOT_FOUND'],
  }),
  /** Restores an earlier value. */
  restoreValue: callRecord({
    method: 'POST',
    path: 'values/restore/',
    who: ADMINS,
    body: restoreValueBody,
    answer: earlierPayload,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
} as const;
