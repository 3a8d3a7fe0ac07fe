import { cardFavouritesSettings } from '@yizhan/contract/texts/zh-CN/card-favourites-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { NavigationField, navigationSetting } from '../NavigationField.tsx';
import { sampleServices } from '../sample-services.ts';

const t = textsOf({ cardFavouritesSettings });

export const settings = (): CardSettings<'favourites'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'star',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: navigationSetting(t('navigationType')),
  },
  ConfigForm,
});

const ConfigForm = () => <NavigationField label={t('navigationType')} />;

const sample: CardSettings<'favourites'>['sample'] = ({ config }) => {
  const list = sampleServices();
  return { list, total: list.length, navigationType: config.navigationType };
};
