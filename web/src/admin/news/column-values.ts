import { type NewsColumnInput, type NewsColumnRow, newsColumnInput } from '@yizhan/contract/entities/news.ts';
import * as z from 'zod';
import { requireReaders, toReaders, toVisibility, visibilities } from './article-values.ts';

const { isPublic: _, ...same } = newsColumnInput.shape;

export const columnForm = z.object({ ...same, visibility: z.enum(visibilities) }).superRefine(requireReaders);
export type ColumnValues = z.output<typeof columnForm>;

export const newColumn: ColumnValues = { columnName: '', audience: [], visibility: 'everyone' };

export const toColumnValues = ({ columnName, audience, isPublic }: NewsColumnRow): ColumnValues => ({
  columnName,
  audience,
  visibility: toVisibility({ isPublic, audience }),
});

export const toColumnInput = ({ columnName, visibility, audience }: ColumnValues): NewsColumnInput => ({
  columnName,
  ...toReaders(visibility, audience),
});
