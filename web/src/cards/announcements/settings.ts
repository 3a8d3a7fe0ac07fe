import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcementsSettings } from '@yizhan/contract/texts/zh-CN/announcements-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ announcementsSettings });

export const settings = (): CardSettings<'announcements'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'megaphone',
  initial: { dataSource: 'PORTAL', importantOnly: false, recentDays: cardKindLimits.announcementDays },
  sample,
  settings: {
    dataSource: { label: t('dataSource'), words: (source) => t(source) },
    importantOnly: { label: t('importantOnly'), words: yesOrNo },
    recentDays: { label: t('recentDays'), words: (n) => t('days', { n }) },
  },
  ConfigForm,
});
