import type { bulkDictionary as zh } from '../zh-CN/bulk-dictionary.ts';

export const bulkDictionary: Record<keyof typeof zh, string> = {
  name: 'Dictionaries',
  code: 'Dictionary code',
  codeNote: 'A letter, then letters, digits and underscores; a new one is created',
  dictName: 'Dictionary',
  dictNameNote: 'For a new dictionary; left empty it is the code',
  key: 'Key',
  value: 'Option',
  enabled: 'In use',
  enabledNote: '"Yes" or "No"; left empty it is yes',
};
