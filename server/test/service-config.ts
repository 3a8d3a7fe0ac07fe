import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { School, TestPerson } from './school.ts';

type ServiceForm = Input<Contract['serviceConfig']['submit']>['service'];

const menus = ['userFrameConfig/manage/services'] as const;

/** The school's administrator, who can put services on the shelf without a second person. */
export const serviceAdmin = (school: School, name = '服务管理员') =>
  school.person({ name, menus, role: 'TENANT_ADMIN' });

/** A service administrator, who needs a second person to put services on the shelf. */
export const serviceKeeper = (school: School, name = '服务维护人') => school.person({ name, menus });

export const aServiceForm = (changes: Partial<ServiceForm> = {}): ServiceForm => ({
  code: 'course-selection',
  name: '选课',
  icon: 'book',
  type: 'APPLICATION',
  accessWay: 1,
  openWay: 1003,
  url: 'https://jw.example/',
  ...changes,
});

/** A saved service, with the version its editor holds. */
export async function aStored(admin: TestPerson, changes: Partial<ServiceForm> = {}) {
  return (await admin.serviceConfig.submit({ service: aServiceForm(changes) })).result;
}

/** A service on the shelf, with the version its editor holds. */
export async function aShelved(admin: TestPerson, changes: Partial<ServiceForm> = {}) {
  const held = await aStored(admin, changes);
  return (await admin.serviceConfig.changeStatus({ ...held, status: 'SHELF' })).result;
}
