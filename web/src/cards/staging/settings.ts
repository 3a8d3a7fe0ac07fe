import { cardStagingSettings } from '@yizhan/contract/texts/zh-CN/card-staging-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardStagingSettings });

export const settings = (): CardSettings<'staging'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'list',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});
