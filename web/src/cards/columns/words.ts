import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardColumns', cardColumns);
export type ColumnWord = keyof typeof cardColumns;

/** Said before the server has to say it. */
export const refusal = textsOf('failures', failures);
