import type { FieldOffer } from '../../../cards/columns/column-form.ts';

/** Fields that the columns of cards give a meaning to. */
export const knownFields: readonly FieldOffer[] = [
  { field: 'title', label: 'title' },
  { field: 'url', label: 'link' },
  { field: 'releaseTime', label: 'releaseTime' },
  { field: 'important', label: 'important' },
  { field: 'typeName', label: 'typeName' },
  { field: 'colorVal', label: 'colorVal' },
  { field: 'dueAt', label: 'dueAt' },
  { field: 'todoNum', label: 'todoNum' },
  { field: 'todoTimeoutNum', label: 'todoTimeoutNum' },
];
