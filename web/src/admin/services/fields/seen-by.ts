import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ servicesManage });

type Audience = Pick<ServiceInput, 'roleIds' | 'identityTypes' | 'userDeptIds' | 'anonymous' | 'listed'>;

export const isLimited = ({ roleIds, identityTypes, userDeptIds }: Partial<Audience>) =>
  [roleIds, identityTypes, userDeptIds].some((chosen) => (chosen?.length ?? 0) > 0);

/** Who will see the service once it is on the shelf, as one sentence. */
export function seenByText(service: Partial<Audience>): string {
  if (service.anonymous) return t('seenByVisitors');
  const who = t(isLimited(service) ? 'seenByChosen' : 'seenByAll');
  return t(service.listed ? 'seenByListed' : 'seenByOthers', { who });
}
