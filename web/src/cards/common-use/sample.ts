import type { CardSettings } from '../card.ts';
import { sampleServices } from '../sample-services.ts';

export const sample: CardSettings<'commonUse'>['sample'] = ({ config }) => {
  const services = sampleServices().map(({ shelfLabelName: labelName, ...service }) => ({ ...service, labelName }));
  const scenes = [...new Set(services.map(({ serviceSceneName }) => serviceSceneName))];
  return {
    own: services.slice(0, 4),
    identity: services.slice(4),
    typeList: scenes.map((name) => ({ name, serviceSceneName: name })),
    navigationType: config.navigationType,
  };
};
