import { identityTypes } from './permissions.ts';

/** Dictionaries every school starts with: their code and the keys the product itself relies on. */
export const builtInDictionaries = {
  identityType: Object.values(identityTypes).map(String),
  announcementSource: ['OfficialAccount', 'PORTAL'],
  scoreLabel1: ['1', '2', '3', '4'],
  scoreLabel2: ['1', '2', '3', '4'],
  scoreLabel3: ['1', '2', '3', '4'],
  scoreLabel4: ['1', '2', '3', '4'],
  scoreLabel5: ['1', '2', '3', '4'],
  feedbackPhrase: ['1', '2', '3', '4'],
  shelfLabel: ['NEW', 'HOT', 'PICK', 'MAINTENANCE', 'PAUSED'],
} as const;
