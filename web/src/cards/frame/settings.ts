import { limits } from '@yizhan/contract/limits.ts';
import type { CardSettings } from '../card.ts';
import { placeInside } from '../columns/column-setting.ts';
import { t as word } from '../columns/words.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';
import { t } from './settings-words.ts';

export const settings = (): CardSettings<'frame'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'layers',
  initial: { frame: { type: 'qiankun', url: '', height: limits.microAppHeights.usual } },
  sample,
  settings: {
    frame: { label: t('frame'), words: ({ type }) => word(type), at: placeInside },
  },
  ConfigForm,
});
