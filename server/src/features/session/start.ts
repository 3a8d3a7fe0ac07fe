import type { BootBundle, InitAnswer } from '@yizhan/contract/entities/session.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { wireTime } from '../../common/wire-time.ts';
import type { OpenContext } from '../../context.ts';
import { addressNeedsCaptcha } from './attempts.ts';
import { configurationMenuOf, identitiesOf, userCombOf, userInfoOf } from './me.ts';
import { listRoles } from './me-queries.ts';
import { hasAdministrator } from './queries.ts';

// Status 1 would require a central-login ticket; the portal's own sign-in needs none.
const loginConfig = { eduSystemManageIdentityAuth: { status: 0, isSelfCas: 1 } };

/** Which school is meant before anybody signed in; afterwards it is the session's, whatever the body says. */
export async function schoolOf(named: { tenantId?: string | undefined; host?: string | undefined }, c: OpenContext) {
  if (c.person) return c;
  const byId = named.tenantId ? await c.tenants.get(named.tenantId) : undefined;
  const byHost = named.host && !c.caller.header('tenant-id') ? await c.tenants.byHost(named.host) : undefined;
  const tenant = byId ?? byHost ?? c.tenant;
  return tenant === c.tenant ? c : { ...c, tenant, db: c.database.of(tenant.id) };
}

export async function boot(named: { tenantId?: string | undefined; host?: string | undefined }, context: OpenContext) {
  const { tenant, db, caller, now } = await schoolOf(named, context);
  const { settings } = tenant;
  const answer: BootBundle = {
    tenant: {
      id: tenant.id,
      name: tenant.name,
      shortName: settings.shortName,
      logo: settings.logo,
      slogan: settings.slogan,
    },
    loginConfig,
    loginWays: ['password'],
    captcha: await addressNeedsCaptcha(db, caller.ip, now),
    mail: settings.mail !== null,
    firstAdministrator: !(await hasAdministrator(db, now)),
    passwordPolicy: { shortest: limits.passwordShortest, longest: limits.passwordLongest },
    publicTheme: settings.theme,
    footer: settings.footer,
    maintenance: settings.maintenance,
    agreement: settings.agreement,
    serverTime: wireTime(now),
    version: wire.version,
  };
  return answer;
}

export async function init(_: object, context: OpenContext): Promise<InitAnswer> {
  const { settings } = context.tenant;
  return {
    loginConfig,
    sessionExpiration: settings.session,
    theme: settings.theme,
    serverTime: wireTime(context.now),
    me: await me(context),
  };
}

async function me({ db, person, now, caller, secrets }: OpenContext): Promise<InitAnswer['me']> {
  if (!person) return null;
  return {
    user: await userInfoOf(db, person),
    identities: await identitiesOf(db, person, now, caller.language),
    roles: await listRoles(db, person),
    configurationMenu: configurationMenuOf(person.menus, caller.language),
    userComb: userCombOf(secrets, person, now),
    unread: 0,
    locked: person.locked,
  };
}
