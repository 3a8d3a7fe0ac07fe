/** What can be wrong with what is filled in; the text of each stands in the catalogue under the same name. */
export const formProblemCodes = [
  'required',
  'wrongKind',
  'tooLong',
  'pattern',
  'tooSmall',
  'tooLarge',
  'tooManyDecimals',
  'tooEarly',
  'wrongOrder',
  'tooManyDays',
  'notAnOption',
  'tooMany',
  'wrongFileType',
  'notAPicture',
  'fileGone',
] as const;
export type FormProblemCode = (typeof formProblemCodes)[number];

export type FormProblem = {
  /** Of the field. */
  key: string;
  code: FormProblemCode;
  /** For the text: the limit that is broken, the help of a pattern. */
  params: Record<string, string | number>;
  /** In a table: which row (from 0) and which column. */
  row?: number;
  column?: string;
};
