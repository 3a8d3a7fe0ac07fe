import type { bulkUsers as zh } from '../zh-CN/bulk-users.ts';

export const bulkUsers: Record<keyof typeof zh, string> = {
  name: 'People',
  account: 'Account',
  importNote:
    'Imported accounts have no password and are “waiting”. Who signs in by the central login (CAS, OIDC) is activated at the first time; all others open an activation link and set a password: an administrator makes it in the menu of a person, or the person asks for it by mail with “Forgot password”.',
  accountNote:
    'For signing in; letters, digits and . _ - @. Imported accounts have no password; the first central login or the activation link activates them',
  realName: 'Name',
  nickName: 'Display name',
  nickNameNote: 'Left empty it is the name',
  type: 'Identity',
  number: 'Number',
  dept: 'Department',
  deptNote: 'Name or code of a department',
  post: 'Post',
  mobile: 'Mobile',
  mobileNote: 'Digits, + may come first',
  email: 'Mail',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  status: 'State',
  roles: 'Roles',
  lastSignInAt: 'Last sign-in',
  active: 'Active',
  waiting: 'Waiting',
  disabled: 'Disabled',
};
