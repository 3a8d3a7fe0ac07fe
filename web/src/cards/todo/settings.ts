import { cardTodoSettings } from '@yizhan/contract/texts/zh-CN/card-todo-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardTodoSettings });

export const settings = (): CardSettings<'todo'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'todo',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});
