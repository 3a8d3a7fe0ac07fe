import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { openWays } from '@yizhan/contract/open-ways.ts';

import { cardServicesSettings } from '@yizhan/contract/texts/zh-CN/card-services-settings.ts';
import { textsOf } from '../lib/text.ts';

const t = textsOf({ cardServicesSettings });

const services = [
  { name: 'sample1', icon: 'course', scene: 1 },
  { name: 'sample2', icon: 'chart', scene: 1 },
  { name: 'sample3', icon: 'classroom', scene: 1 },
  { name: 'sample4', icon: 'repair', scene: 2 },
  { name: 'sample5', icon: 'leave', scene: 2 },
  { name: 'sample6', icon: 'card', scene: 2 },
  { name: 'sample7', icon: 'book', scene: 1 },
  { name: 'sample8', icon: 'finance', scene: 3 },
  { name: 'sample9', icon: 'bus', scene: 2 },
] as const;

/** Sample services for the preview, when the school has none yet. */
export const sampleServices = (): ServiceTile[] =>
  services.map(({ name, icon, scene }, at) => ({
    serviceId: String(at + 1),
    accessWay: 1,
    openWay: openWays.details,
    serviceUrl: '',
    serviceName: t(name),
    serviceIcon: icon,
    tint: scene,
    serviceSceneName: t(`sampleScene${scene}`),
    serviceDeptName: t(`sampleDepartment${scene}`),
    shelfLabelName: at === 0 ? t('sampleLabel') : '',
    processType: at % 4 === 3 ? 'OFFLINE' : 'ONLINE',
    hasGuide: at % 2 === 0,
    state: 'OPEN',
  }));
