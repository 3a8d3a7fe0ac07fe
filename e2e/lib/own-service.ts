import type { Input } from '@yizhan/contract/call.ts';
import { guides } from '@yizhan/contract/calls/guides.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { address } from './address.ts';
import { callApi } from './call.ts';
import { aPerson, signIn, tokenOf, unique } from './people.ts';

type ServiceInput = Input<typeof serviceConfig.submit>['service'];
type GuideContent = Input<typeof guides.submit>['content'];
type VersionedRow = { id: string; version: number };

export type OwnService = { id: string; name: string; code: string; held: VersionedRow };

/** The identity type of the tests' services: the demo campus has nobody of it. */
export const audience = identityTypes.external;

/** Somebody who may use the tests' services. */
export const aUser = async () => signIn((await aPerson([{ type: audience }])).account);

/** A service of the test's own, on the shelf, for its own people only. */
export async function aService(part: Partial<ServiceInput> = {}): Promise<OwnService> {
  const token = await tokenOf('admin');
  const [code, name] = [unique('e2e-'), unique('试用服务')];
  const service: ServiceInput = {
    ...{ code, name, icon: 'link', type: 'APPLICATION', identityTypes: [audience] },
    ...{ accessWay: accessWays.link, openWay: openWays.newTab, url: `${address}/calendar` },
    ...part,
  };
  const drafted = await callApi(serviceConfig.submit, { service }, token);
  const held = await callApi(serviceConfig.changeStatus, { ...drafted, status: 'SHELF' }, token);
  return { id: held.id, name: part.name ?? name, code, held };
}

/** Its guide, for everybody who may use it. */
export async function aGuide(service: OwnService, content: Partial<GuideContent> = {}): Promise<VersionedRow> {
  const token = await tokenOf('admin');
  const whole = { guideName: service.name, serviceId: service.id, ...content };
  return callApi(publishing.publish, await callApi(guides.submit, { content: whole }, token), token);
}

export const serviceAt = (id: string) => `/#/home/service/${id}`;
/** The hall with a search for this service. */
export const hallAt = (name: string) => `/#/home/serviceHall?keyword=${encodeURIComponent(name)}`;
