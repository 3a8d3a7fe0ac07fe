import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardToolsSettings });

export const settings = (): CardSettings<'tools'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'tune',
  initial: { toolIds: [] },
  sample,
  settings: {
    toolIds: { label: t('toolIds'), words: ({ length: n }) => (n ? t('picked', { n }) : t('allTools')) },
  },
  ConfigForm,
});
