import { cardTodoSettings } from '@yizhan/contract/texts/zh-CN/card-todo-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ cardTodoSettings });

const usual = ['column1', 'column2', 'column3', 'column4', 'column5', 'column6'] as const;
/** More than can be written out, none at all, some too late: every way a column can look. */
const counts = [
  { todoNum: 12, todoTimeoutNum: 2 },
  { todoNum: 128, todoTimeoutNum: 0 },
  { todoNum: 3, todoTimeoutNum: 1 },
  { todoNum: 0, todoTimeoutNum: 0 },
  { todoNum: 7, todoTimeoutNum: 0 },
  { todoNum: 1, todoTimeoutNum: 0 },
] as const;

/** The card's own columns with numbers as they might be, or columns as a school might have them. */
export const sample: CardSettings<'todo'>['sample'] = ({ config }) => {
  const columns =
    config.columns.length > 0
      ? config.columns
      : usual.map((name) => ({ columnName: t(name), todoTypeName: '', todoTimeoutName: '' }));
  return {
    list: columns.map(({ columnName, todoTypeName, todoTimeoutName }, at) => ({
      ...{ columnName, todoTypeName, todoTimeoutName },
      ...(counts[at % counts.length] ?? counts[0]),
      url: null,
      feed: { state: 'fresh', at: null, from: '' },
    })),
  };
};
