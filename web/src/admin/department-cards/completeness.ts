import type { DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';

/** What people look for on a card; a short name is not missed where there is none. */
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

/** What a card does not say yet, in the order of its form. */
export const missingFields = (card: Pick<DepartmentCardInput, ExpectedField>): ExpectedField[] =>
  expectedFields.filter((name) => !card[name]?.trim());
