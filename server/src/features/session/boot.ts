import type { BootBundle, InitAnswer } from '@yizhan/contract/entities/session.ts';
import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { SignOnSettings, SignOnWay } from '@yizhan/contract/entities/sign-on.ts';
import type { ViewAs } from '@yizhan/contract/entities/view-as.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { messengers } from '@yizhan/contract/messengers.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { OpenContext } from '../../context.ts';
import { countPendingAgreements } from '../../domain/agreements/queries.ts';
import { createUserComb } from '../../domain/entry/user-comb.ts';
import { footerOf } from '../../domain/footers/footers.ts';
import { countUnread } from '../../domain/notices/queries.ts';
import { mayReview } from '../../domain/publishing/review-rules.ts';
import { addressNeedsCaptcha } from '../../domain/sign-in/attempts.ts';
import { assertOpen } from '../../domain/tenants/tenants.ts';
import type { Person } from '../../person.ts';
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

const waysOf = ({ signOn, channels }: TenantSettings): SignOnWay[] => [
  'password',
  ...(channels.sms?.signIn ? (['sms'] as const) : []),
  ...(signOn.cas ? (['cas'] as const) : []),
  ...(signOn.oidc ? (['oidc'] as const) : []),
  ...messengers.filter((messenger) => signOn[messenger]),
];

/** The school named in the request before sign-in. Afterwards the session's school applies, whatever the body says. */
export async function schoolOf(named: { tenantId?: string | undefined; host?: string | undefined }, c: OpenContext) {
  if (c.person) return c;
  const byId = named.tenantId ? await c.tenants.get(named.tenantId) : undefined;
  const byHost = named.host && !c.caller.header('tenant-id') ? await c.tenants.byHost(named.host) : undefined;
  const tenant = byId ?? byHost ?? c.tenant;
  assertOpen(tenant);
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
    loginWays: waysOf(settings),
    captcha: await addressNeedsCaptcha(db, caller.ip, now),
    mail: settings.mail !== null,
    gateway: settings.signOn.cas?.gateway ?? false,
    envelope: context.sealing.keys,
    firstAdministrator: !(await hasAdministrator(db, now)),
    passwordPolicy: { shortest: signInLimits.minPasswordLength, longest: signInLimits.maxPasswordLength },
    publicTheme: await publicTheme(school),
    footer: await footerOf(school, 'visitors'),
    portalFooter: await footerOf(school, 'portal'),
    helpDesk: settings.helpDesk,
    maintenance: settings.maintenance,
    agreements: await requiredAgreements(school),
    serverTime: toWireTime(now),
    version: wire.version,
  };
  // A school named in the request may be another than the one of the call.
  return context.english.inLanguage(db, caller.language, answer);
}

const requiredAgreements = async ({ db, published }: OpenContext) =>
  (await published.list(db, 'agreement'))
    .filter(({ content }) => content.isRequired)
    .map(({ id, number, content }) => ({ id, number, title: content.title }));

export async function init(_: object, context: OpenContext): Promise<InitAnswer> {
  const { settings } = context.tenant;
  return {
    loginConfig: loginConfigOf(settings.signOn),
    sessionExpiration: settings.session,
    // Of this moment, even when another date is looked at.
    serverTime: toWireTime(context.clock()),
    lockMinutes: settings.signOn.lockMinutes,
    ...(await appearanceOf(context)),
    me: await me(context),
  };
}

function viewOf({ viewAs }: Person): ViewAs | null {
  if (!viewAs) return null;
  const { type, typeName, deptName, roleName, at } = viewAs;
  return { type, typeName, deptName, roleName, at };
}

async function me({ db, person, now, caller, secrets, tenant }: OpenContext): Promise<InitAnswer['me']> {
  if (!person) return null;
  return {
    user: await userInfoOf(db, person),
    identities: await identitiesOf(db, person, now, caller.language),
    roles: await listRoles(db, person),
    configurationMenu: configurationMenuOf(person.menus, caller.language),
    // Other systems admit people by this value, so neither a locked session nor a view as another gets one.
    userComb: person.locked || person.viewAs ? '' : createUserComb(secrets, person, now),
    unread: await countUnread(db, person.id, now),
    agreements: person.locked || person.viewAs ? 0 : await countPendingAgreements(db, person.id),
    reviewedKinds: tenant.settings.review.kinds,
    mayReview: mayReview(tenant.settings.review, person),
    locked: person.locked,
    signedInBy: person.way,
    viewAs: viewOf(person),
  };
}
