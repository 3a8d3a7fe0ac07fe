import { cardMessagesSettings } from '@yizhan/contract/texts/zh-CN/card-messages-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardMessagesSettings });

export const settings = (): CardSettings<'messages'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'user',
  initial: { calendar: true },
  sample,
  settings: {
    calendar: { label: t('calendar'), words: yesOrNo },
  },
  ConfigForm,
});
