import type { bulkSheet as zh, bulkReasons as zhReasons } from '../zh-CN/bulk-sheet.ts';

export const bulkSheet: Record<keyof typeof zh, string> = {
  yes: 'Yes',
  no: 'No',
  watermark: '{school} · exported by {name} ({account}) on {time}. Please keep it safe and do not pass it on',
  template: 'Template {name}',
  errors: 'Wrong rows {name}',
  row: 'Row',
  column: 'Wrong column',
  reason: 'Reason',
  requiredNote: 'Required',
  optionNote: 'Please choose from the list',
  dayNote: 'A day such as 2026-09-01',
  flagNote: '"Yes" or "No"',
  textNote: 'At most {most} characters',
  integerNote: 'A whole number from {least} to {most}',
  stopped: 'Row {at} is wrong and the import has stopped: {why}',
  seconds: '{s} s',
  minutes: '{m} min {s} s',
  hours: '{h} h {m} min',
};

export const bulkReasons: Record<keyof typeof zhReasons, string> = {
  required: 'must not be empty',
  tooLong: 'at most {most} characters',
  unreadable: 'has characters that cannot be seen',
  shape: 'is not written correctly',
  notInteger: 'must be a whole number from {least} to {most}',
  notDay: 'is not a valid day',
  notFlag: 'must be "Yes" or "No"',
  noOption: '"{value}" is not one of the options',
  backwards: 'must not be before the first day',
  repeated: 'the same as row {row}',
  taken: 'is used already',
  changed: 'was changed after the import and stays',
  used: 'is used since the import and stays',
  gone: 'is not there any more',
};
