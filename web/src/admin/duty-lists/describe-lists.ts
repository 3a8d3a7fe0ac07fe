import { dutyColumnNames } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { dutyListsManage } from '@yizhan/contract/texts/zh-CN/duty-lists-manage.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ dutyListsManage });
const columnName = textsOf({ dutyColumnNames });

const fields: Readonly<Record<string, string>> = {
  ...{ title: t('title'), intro: t('intro'), showDeptTree: t('showDeptTree'), anonymousVisible: t('anonymousVisible') },
  ...{ lists: t('lists'), name: t('listName'), icon: t('icon'), enabled: t('enabled'), columns: t('columns') },
  ...{ sort: t('place'), code: t('code'), key: t('column'), label: t('ownHeading') },
};
const isColumn = (key: string): key is keyof typeof dutyColumnNames => Object.hasOwn(dutyColumnNames, key);

function toValueText(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string') return isColumn(value) ? columnName(value) : toPlainText(value);
  if (Array.isArray(value)) return value.map(toValueText).join('、');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== '')
      .map(toValueText)
      .join(' · ');
  return toPlainText(value);
}

/** Describes the paths of the lists in the words of their editor. */
export const describeLists: ChangeDescriber = {
  label: (path) =>
    path.map((part) => (typeof part === 'number' ? t('row', { n: part + 1 }) : (fields[part] ?? part))).join(' › '),
  words: (_path, value) => toValueText(value),
};
