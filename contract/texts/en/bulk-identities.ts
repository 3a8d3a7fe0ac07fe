import type { bulkIdentities as zh } from '../zh-CN/bulk-identities.ts';

export const bulkIdentities: Record<keyof typeof zh, string> = {
  name: 'Identities',
  account: 'Account',
  accountNote: 'Of somebody who is there',
  realName: 'Name',
  realNameNote: 'If given, the name of that account',
  type: 'Identity',
  number: 'Number',
  dept: 'Department',
  deptNote: 'Name or code of a department',
  post: 'Post',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  isDefault: 'By default',
  roles: 'Roles',
};
