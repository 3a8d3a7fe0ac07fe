import type { DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';

/** What readers expect on a card; a short name is optional. */
export const expectedFields = [
  'intro',
  'leader',
  'location',
  'officeHours',
  'phone',
  'mail',
  'website',
  'chart',
] as const satisfies readonly (keyof DepartmentCardInput)[];

export type ExpectedField = (typeof expectedFields)[number];

/** The missing fields of a card, in form order. */
export const missingFields = (card: Pick<DepartmentCardInput, ExpectedField>): ExpectedField[] =>
  expectedFields.filter((name) => !card[name]?.trim());
