import { cardMattersSettings } from '@yizhan/contract/texts/zh-CN/card-matters-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardMattersSettings });

export const settings = (): CardSettings<'matters'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'identity',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});
