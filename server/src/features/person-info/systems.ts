import type { ConnectedSystem } from '@yizhan/contract/entities/person-info.ts';
import { messengers } from '@yizhan/contract/messengers.ts';
import { messengers as enNames } from '@yizhan/contract/texts/en/messengers.ts';
import { privacy as en } from '@yizhan/contract/texts/en/privacy.ts';
import { messengers as zhNames } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { privacy as zh } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import type { SignedInContext } from '../../context.ts';
import { listBoundWays, listSystems } from './system-queries.ts';

/** What signs the person in here, then the systems that learn who they are when opened, last visited first. */
export async function systems(_: object, { db, person, caller, tenant }: SignedInContext): Promise<ConnectedSystem[]> {
  const [t, names] = caller.language === 'en' ? [en, enNames] : [zh, zhNames];
  const { signOn } = tenant.settings;
  const used = new Map((await listBoundWays(db, person)).map(({ way, at }) => [way, at]));
  const { account } = person;
  const ways = [
    { way: 'cas', system: t['signOn.cas'], url: signOn.cas?.url, account },
    { way: 'oidc', system: t['signOn.oidc'], url: signOn.oidc?.issuer, account },
    // A messenger has no page for people, and its account has no name here.
    ...messengers.map((way) => ({ way, system: names[way], url: signOn[way] ? '' : undefined, account: '' })),
  ];
  const own = { serviceId: null, deptName: '' };
  const configured = ways.flatMap(({ way, url, ...rest }) =>
    url === undefined ? [] : [{ ...own, ...rest, url, bound: used.has(way), lastVisit: used.get(way) ?? null }],
  );
  return [...configured, ...(await listSystems(db, person))];
}
