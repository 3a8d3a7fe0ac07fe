import { accessWays } from '@yizhan/contract/open-ways.ts';
import { parseWebAddress } from '../../common/addresses.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { casLogin } from '../../outside/cas.ts';
import type { Person } from '../../person.ts';
import { issueEntryCode } from '../entry/queries.ts';
import { createUserComb } from '../entry/user-comb.ts';
import type { Tenant } from '../tenants/tenants.ts';

type OpenedService = { id: string; accessWay: number; url: string };
export type AddressContext = {
  db: Db;
  tenant: Tenant;
  secrets: Secrets;
  person: Person;
  now: Date;
  config: Pick<Config, 'campus'>;
};

const withParameter = (url: URL, name: string, value: string) => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};

/** The systems of the demo's campus have a central login of their own, by which nobody enters the portal. */
const campusLogin = ({ campus }: Pick<Config, 'campus'>, { origin }: URL) =>
  campus === origin ? { cas: `${campus}/yunling/cas`, issuer: `${campus}/yunling/openid` } : undefined;

/** The address of a service with the user's entry token; valid for this one opening. */
export async function completeAddress({ id, accessWay, url }: OpenedService, context: AddressContext): Promise<string> {
  const { db, tenant, secrets, person, now, config } = context;
  const address = parseWebAddress(url);
  // A portal page already knows the user.
  if (!address) return url;
  switch (accessWay) {
    case accessWays.cas: {
      const server = tenant.settings.signOn.cas?.url ?? campusLogin(config, address)?.cas;
      return server ? casLogin(server, address.href) : url;
    }
    case accessWays.oauth: {
      const issuer = tenant.settings.signOn.oidc?.issuer ?? campusLogin(config, address)?.issuer;
      // Third-party initiated login (OpenID Connect Core 1.0, section 4): the service starts its own code flow, whose
      // state only it can check. A secure service has to refuse an unsolicited code.
      return issuer ? withParameter(address, 'iss', issuer) : url;
    }
    case accessWays.code:
      return withParameter(address, 'code', await issueEntryCode(db, person, id, now));
    case accessWays.comb:
      return withParameter(address, 'combStr', createUserComb(secrets, person, now, { service: id }));
    default:
      return url;
  }
}
