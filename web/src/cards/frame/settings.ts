import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { placeInside } from '../columns/column-setting.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardFrameSettings });
const cardColumnsText = textsOf({ cardColumns });

export const settings = (): CardSettings<'frame'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'layers',
  initial: { frame: { type: 'qiankun', url: '', height: cardKindLimits.microAppHeights.usual } },
  sample,
  settings: {
    frame: { label: t('frame'), words: ({ type }) => cardColumnsText(type), at: placeInside },
  },
  ConfigForm,
});
