import type { ConnectedSystem } from '@yizhan/contract/entities/person-info.ts';
import { privacy as en } from '@yizhan/contract/texts/en/privacy.ts';
import { privacy as zh } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import type { SignedInContext } from '../../context.ts';
import { listBoundWays, listSystems } from './system-queries.ts';

/** What signs the person in here, then the systems that learn who they are when opened, last visited first. */
export async function systems(_: object, { db, person, caller, tenant }: SignedInContext): Promise<ConnectedSystem[]> {
  const t = caller.language === 'en' ? en : zh;
  const { cas, oidc, wechat } = tenant.settings.signOn;
  const used = new Map((await listBoundWays(db, person)).map(({ way, at }) => [way, at]));
  const signOn = [
    { way: 'cas', url: cas?.url },
    { way: 'oidc', url: oidc?.issuer },
    { way: 'wechat', url: wechat && '' },
  ] as const;
  const own = { serviceId: null, deptName: '' };
  const ways = signOn.flatMap(({ way, url }) => {
    if (typeof url !== 'string') return [];
    const bound = used.has(way);
    const account = way === 'wechat' ? '' : person.account;
    return [{ ...own, system: t[`signOn.${way}`], url, account, bound, lastVisit: used.get(way) ?? null }];
  });
  return [...ways, ...(await listSystems(db, person))];
}
