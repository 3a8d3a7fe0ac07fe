import { s } from '../../service/words.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';
import { t } from './settings-words.ts';

export const settings = (): CardSettings<'business'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'hall',
  initial: { serviceIds: [], navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    serviceIds: { label: t('serviceIds'), words: ({ length: n }) => (n ? t('picked', { n }) : t('mostVisited')) },
    navigationType: { label: t('navigationType'), words: (type) => s(type) },
  },
  ConfigForm,
});
