import type { BootBundle, InitAnswer } from '@yizhan/contract/entities/session.ts';
import type { SignOnSettings, SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { OpenContext } from '../../context.ts';
import { createUserComb } from '../../domain/entry/user-comb.ts';
import { countUnread } from '../../domain/notices/queries.ts';
import { addressNeedsCaptcha } from '../../domain/sign-in/attempts.ts';
import { appearanceOf, publicTheme } from './appearance.ts';
import { configurationMenuOf, identitiesOf, userInfoOf } from './me.ts';
import { listRoles } from './me-queries.ts';
import { hasAdministrator } from './queries.ts';

/** status 1: the ticket is checked; isSelfCas 0: it represents a sign-in at an external central login. */
const loginConfigOf = ({ cas, ticketCheck }: SignOnSettings) => ({
  eduSystemManageIdentityAuth: {
    status: ticketCheck ? 1 : 0,
    isSelfCas: cas ? 0 : 1,
    casLoginUrl: cas ? `${cas.url}/login` : '',
    casLogoutUrl: cas ? `${cas.url}/logout` : '',
  },
});

const waysOf = ({ cas, oidc, wechat }: SignOnSettings): SignOnWay[] => [
  'password',
  ...(cas ? (['cas'] as const) : []),
  ...(oidc ? (['oidc'] as const) : []),
  ...(wechat ? (['wechat'] as const) : []),
];

/** The school named in the request before sign-in. Afterwards the session's school applies, whatever the body says. */
export async function schoolOf(named: { tenantId?: string | undefined; host?: string | undefined }, c: OpenContext) {
  if (c.person) return c;
  const byId = named.tenantId ? await c.tenants.get(named.tenantId) : undefined;
  const byHost = named.host && !c.caller.header('tenant-id') ? await c.tenants.byHost(named.host) : undefined;
  const tenant = byId ?? byHost ?? c.tenant;
  return tenant === c.tenant ? c : { ...c, tenant, db: c.database.of(tenant.id) };
}

export async function boot(named: { tenantId?: string | undefined; host?: string | undefined }, context: OpenContext) {
  const school = await schoolOf(named, context);
  const { tenant, db, caller, now } = school;
  const { settings } = tenant;
  const answer: BootBundle = {
    tenant: {
      id: tenant.id,
      name: tenant.name,
      shortName: settings.shortName,
      logo: settings.logo,
      slogan: settings.slogan,
    },
    loginConfig: loginConfigOf(settings.signOn),
    loginWays: waysOf(settings.signOn),
    captcha: await addressNeedsCaptcha(db, caller.ip, now),
    mail: settings.mail !== null,
    gateway: settings.signOn.cas?.gateway ?? false,
    envelope: context.sealing.keys,
    firstAdministrator: !(await hasAdministrator(db, now)),
    passwordPolicy: { shortest: signInLimits.minPasswordLength, longest: signInLimits.maxPasswordLength },
    publicTheme: await publicTheme(school),
    footer: settings.footer,
    helpDesk: settings.helpDesk,
    maintenance: settings.maintenance,
    agreement: settings.agreement,
    serverTime: toWireTime(now),
    version: wire.version,
  };
  // A school named in the request may be another than the one of the call.
  return context.english.inLanguage(db, caller.language, answer);
}

export async function init(_: object, context: OpenContext): Promise<InitAnswer> {
  const { settings } = context.tenant;
  return {
    loginConfig: loginConfigOf(settings.signOn),
    sessionExpiration: settings.session,
    serverTime: toWireTime(context.now),
    lockMinutes: settings.signOn.lockMinutes,
    ...(await appearanceOf(context)),
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
    // Other systems admit people by this value, so a locked session gets none.
    userComb: person.locked ? '' : createUserComb(secrets, person, now),
    unread: await countUnread(db, person.id, now),
    locked: person.locked,
    signedInBy: person.way,
  };
}
