import { cardCommonUseSettings } from '@yizhan/contract/texts/zh-CN/card-common-use-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { NavigationField, navigationSetting } from '../NavigationField.tsx';
import { sampleServices } from '../sample-services.ts';

const t = textsOf({ cardCommonUseSettings });

export const settings = (): CardSettings<'commonUse'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'clock',
  initial: { navigationType: 'SERVICE_HALL' },
  sample,
  settings: {
    navigationType: navigationSetting(t('navigationType')),
  },
  ConfigForm,
});

const ConfigForm = () => <NavigationField label={t('navigationType')} />;

const sample: CardSettings<'commonUse'>['sample'] = ({ config }) => {
  const services = sampleServices().map(({ shelfLabelName: labelName, ...service }) => ({ ...service, labelName }));
  const scenes = [...new Set(services.map(({ serviceSceneName }) => serviceSceneName))];
  return {
    own: services.slice(0, 4),
    identity: services.slice(4),
    typeList: scenes.map((name) => ({ name, serviceSceneName: name })),
    navigationType: config.navigationType,
  };
};
