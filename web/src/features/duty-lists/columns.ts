import { dutyCell, type ItemFacts } from '@yizhan/contract/duty-cells.ts';
import type { DutyColumn } from '@yizhan/contract/duty-columns.ts';
import type { DutyListsView } from '@yizhan/contract/entities/duty-list.ts';
import { dutyColumnNames, dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ dutyLists });
const columnName = textsOf({ dutyColumnNames });

export type ShownList = DutyListsView['lists'][number];

/** The school's own heading, or the usual one. */
export const headingOf = ({ key, label }: ShownList['columns'][number]) => label || columnName(key);

export type { ItemFacts };

export const textOf = (key: DutyColumn, item: ItemFacts) => dutyCell(key, item, t);
