import type { Input } from '@yizhan/contract/call.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { identityTypes, type TypeOfPerson } from '@yizhan/contract/permissions.ts';
import { callApi } from './call.ts';
import { aDepartment, aPerson, aRole, tokenOf, unique } from './people.ts';

type Fields = Input<typeof serviceConfig.submit>['service'];
export type OwnService = { id: string; name: string };

/** Services of the test's own department and role; nobody else finds them. */
export async function ownHall() {
  const [role, dept] = await Promise.all([aRole(), aDepartment()]);
  return {
    role,
    dept,
    /** Somebody who may use these services in addition to the public ones. */
    member: (type: TypeOfPerson = identityTypes.external) => aPerson([{ type, roleIds: [role.id] }]),
    add: async (name: string, more: Partial<Fields> = {}): Promise<OwnService> => ({
      id: await shelved({ ...plain, name, deptId: dept.id, roleIds: [role.id], ...more }),
      name,
    }),
  };
}

const plain = {
  icon: 'book',
  type: 'APPLICATION',
  accessWay: accessWays.link,
  openWay: openWays.details,
  url: 'https://example.edu.cn/',
} as const;

async function shelved(service: Omit<Fields, 'code'>): Promise<string> {
  const token = await tokenOf('admin');
  await forget(service.name, token);
  const held = await callApi(serviceConfig.submit, { service: { ...service, code: unique('e2e-') } }, token);
  await callApi(serviceConfig.changeStatus, { ...held, status: 'SHELF' }, token);
  return held.id;
}

/** A retried test finds what its first try left. */
async function forget(name: string, token: string) {
  const { records } = await callApi(serviceConfig.page, { keyword: name }, token);
  for (const { id, version } of records.filter((row) => row.name === name)) {
    const off = await callApi(serviceConfig.changeStatus, { id, version, status: 'OFF' }, token);
    await callApi(serviceConfig.remove, off, token);
  }
}
