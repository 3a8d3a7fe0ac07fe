import { identityTypes } from './permissions.ts';

/** Dictionaries every school starts with: their code and the keys the product itself relies on. */
export const builtInDictionaries = {
  identityType: Object.values(identityTypes).map(String),
  announcementSource: ['OfficialAccount', 'PORTAL'],
  shelfLabel: ['NEW', 'HOT', 'PICK', 'MAINTENANCE', 'PAUSED'],
} as const;
