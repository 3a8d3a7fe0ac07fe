import type { CardSettings } from '../card.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';
import { t } from './settings-words.ts';

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
