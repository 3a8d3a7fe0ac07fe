import { type ServiceConfigDetail, type ServiceInput, serviceInput } from '@yizhan/contract/entities/service-config.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ admin });

/** The call's own rules, plus those across fields. */
export const serviceForm = serviceInput.superRefine(({ openFrom, openTo, openHours, accessWay, url }, context) => {
  const wrong = (path: (string | number)[], input: unknown) => context.addIssue({ code: 'custom', path, input });
  if (openFrom && openTo && openFrom >= openTo) wrong(['openTo'], openTo);
  openHours.forEach(({ from, to }, at) => {
    if (from >= to) wrong(['openHours', at, 'to'], to);
  });
  if ((accessWay === accessWays.inside) !== isInternal(url) && url !== '') wrong(['url'], url);
});

/** A page of the portal itself. */
const isInternal = (url: string) => /^#?\//.test(url);

export const newService = (name: string): ServiceInput => ({
  ...{ code: '', name, summary: '', keywords: '', icon: 'hall', type: 'APPLICATION', processType: 'ONLINE' },
  ...{ deptId: null, sceneId: null, typeId: null, labelCode: null, labelUntil: null },
  ...{ accessWay: accessWays.link, openWay: openWays.newTab, url: '', mobileUrl: '', promiseDays: null },
  ...{ roleIds: [], identityTypes: [], userDeptIds: [], anonymous: false, listed: true },
  ...{ openFrom: null, openTo: null, openHours: [], probe: false },
});

/** Converts the stored service to form values. */
export function toValues(detail: ServiceConfigDetail): ServiceInput {
  const { id: _i, version: _v, status: _s, maintenance: _m, maintenanceReason: _r, deptName: _d, ...rest } = detail;
  const { secretSet: _set, processName: _n, submitted: _w, returned: _b, mayShelve: _p, ...service } = rest;
  return service;
}

/** The values of a copy: names and codes are unique in a school, which the server checks. */
export const toCopy = (detail: ServiceConfigDetail): ServiceInput => ({
  ...toValues(detail),
  code: `${detail.code}-2`,
  name: t('copyName', { name: detail.name }),
});

/** Access ways in which the service's server asks the portal who came. */
export const needsSecret = (accessWay: number | undefined) =>
  accessWay === accessWays.code || accessWay === accessWays.comb;
