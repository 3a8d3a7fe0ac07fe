import { cardCommonUseSettings } from '@yizhan/contract/texts/zh-CN/card-common-use-settings.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardCommonUseSettings });
const cardServicesText = textsOf({ cardServices });

export const settings = (): CardSettings<'commonUse'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'clock',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: { label: t('navigationType'), words: (type) => cardServicesText(type) },
  },
  ConfigForm,
});
