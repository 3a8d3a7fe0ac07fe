import { cardNewsSettings } from '@yizhan/contract/texts/zh-CN/card-news-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardNewsSettings });

export const settings = (): CardSettings<'news'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'news',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});
