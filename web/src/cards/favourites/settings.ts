import { cardFavouritesSettings } from '@yizhan/contract/texts/zh-CN/card-favourites-settings.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { sample } from './sample.ts';

const t = textsOf({ cardFavouritesSettings });
const cardServicesText = textsOf({ cardServices });

export const settings = (): CardSettings<'favourites'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'star',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: { label: t('navigationType'), words: (type) => cardServicesText(type) },
  },
  ConfigForm,
});
