import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { cardRecommendedSettings } from '@yizhan/contract/texts/zh-CN/card-recommended-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { NavigationField, navigationSetting } from '../NavigationField.tsx';
import { sampleServices } from '../sample-services.ts';

const t = textsOf({ cardRecommendedSettings });
const cardConfigText = textsOf({ cardConfig });

export const settings = (): CardSettings<'recommended'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'hot',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: navigationSetting(t('navigationType')),
  },
  emptyPreview: cardConfigText('noRecommended'),
  ConfigForm,
});

const ConfigForm = () => <NavigationField label={t('navigationType')} />;

const MOST_VISITED = 12_000_000;

const sample: CardSettings<'recommended'>['sample'] = ({ config, displayRows }) => ({
  list: sampleServices()
    .slice(0, displayRows * cardKindLimits.recommendedPerRow)
    .map((service, at) => ({ ...service, visitCount: Math.round(MOST_VISITED / 7 ** at) })),
  navigationType: config.navigationType,
});
