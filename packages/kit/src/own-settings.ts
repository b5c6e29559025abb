import type { UserType } from '@fracht/protocol';

/** The settings page of each type of user. (RTE-5) */
export const OWN_SETTINGS: Readonly<Record<UserType, string>> = {
  STUDENT: '/panel/student/settings',
  TEACHER: '/panel/lecturer/settings',
  ADMIN: '/panel/admin/settings',
  GUEST: '/',
};
