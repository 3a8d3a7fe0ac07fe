import type { formProblems as zh } from '../zh-CN/form-problems.ts';

export const formProblems: Record<keyof typeof zh, string> = {
  required: 'Please fill this in',
  wrongKind: 'This is not what the field holds',
  tooLong: 'At most {max} characters',
  pattern: 'Not in the right form. {help}',
  tooSmall: 'Not below {min}',
  tooLarge: 'Not above {max}',
  tooManyDecimals: 'At most {max} decimals',
  tooEarly: 'Not before {day}',
  wrongOrder: 'The last day is before the first',
  tooManyDays: 'At most {max} days',
  notAnOption: 'Please choose one of the options',
  tooMany: 'At most {max}',
  wrongFileType: 'Only {types} files',
  notAPicture: 'Only pictures',
  fileGone: 'A file is no longer there. Remove it and upload it again',
};
