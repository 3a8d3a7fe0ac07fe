import { cardBusinessSettings } from '@yizhan/contract/texts/zh-CN/card-business-settings.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardBusinessSettings });
const cardServicesText = textsOf({ cardServices });

export const settings = (): CardSettings<'business'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'hall',
  initial: { serviceIds: [], navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    serviceIds: { label: t('serviceIds'), words: ({ length: n }) => (n ? t('picked', { n }) : t('mostVisited')) },
    navigationType: { label: t('navigationType'), words: (type) => cardServicesText(type) },
  },
  ConfigForm,
});
