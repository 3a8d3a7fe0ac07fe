import { s } from '../../service/words.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';
import { t } from './settings-words.ts';

export const settings = (): CardSettings<'recommended'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'hot',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: { label: t('navigationType'), words: (type) => s(type) },
  },
  ConfigForm,
});
