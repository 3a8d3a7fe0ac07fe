import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';
import { t } from './settings-words.ts';

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
