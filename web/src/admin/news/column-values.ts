import { type NewsColumnInput, type NewsColumnRow, newsColumnInput } from '@yizhan/contract/entities/news.ts';
import * as z from 'zod';
import { namesReaders, readersOf, visibilities, visibilityOf } from './article-values.ts';

const { isPublic: _, ...same } = newsColumnInput.shape;

export const columnForm = z.object({ ...same, visibility: z.enum(visibilities) }).superRefine(namesReaders);
export type ColumnValues = z.output<typeof columnForm>;

export const newColumn: ColumnValues = { columnName: '', audience: [], visibility: 'everyone' };

export const toColumnValues = ({ columnName, audience, isPublic }: NewsColumnRow): ColumnValues => ({
  columnName,
  audience,
  visibility: visibilityOf({ isPublic, audience }),
});

export const toColumnInput = ({ columnName, visibility, audience }: ColumnValues): NewsColumnInput => ({
  columnName,
  ...readersOf(visibility, audience),
});
