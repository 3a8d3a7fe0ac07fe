import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { hashPassword, requireStrongPassword, strengthOf } from '../../common/passwords.ts';
import type { OpenContext } from '../../context.ts';
import { linkAddress } from '../../domain/one-time-links/one-time-links.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';
import { SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { keepDevice } from '../../domain/sign-in/device-cookie.ts';
import { forgetDevices, rememberDevice } from '../../domain/sign-in/device-queries.ts';
import { recordSignIn } from '../../domain/sign-in/queries.ts';
import { tryCaptcha } from './captcha.ts';
import { consumeLink, findLink, insertAdministrator, isJustSent, lockFirst, revokeLinksOf } from './link-queries.ts';
import { mailLink } from './mail-link.ts';
import { findAccount, hasAdministrator, setPassword } from './queries.ts';

export async function linkInfo({ code }: { code: string }, { db, now }: OpenContext) {
  const { kind, account, name } = (await findLink(db, code, now)) ?? fail('link_gone');
  return { kind, account, name };
}

export async function redeemLink({ code, password }: { code: string; password: string }, context: OpenContext) {
  const { db, bus, now, caller, config } = context;
  const { userId, account, name } = (await findLink(db, code, now)) ?? fail('link_gone');
  if (!userId) fail('link_gone');
  requireStrongPassword(password);
  const hash = await hashPassword(password);
  const ended = await db.transaction(async (tx) => {
    if (!(await consumeLink(tx, code, now))) fail('link_gone');
    await setPassword(tx, userId, { hash, strength: strengthOf(password) }, now);
    await revokeLinksOf(tx, userId, now);
    await forgetDevices(tx, userId);
    // Whoever is delayed on a new device by somebody else's guesses gets in by a link.
    await rememberDevice(tx, { userId, device: keepDevice(caller, config), now });
    await recordSignIn(tx, { account, userId, way: 'link', ip: caller.ip, userAgent: caller.userAgent, now });
    const person = { id: userId, name };
    await audit({ ...context, db: tx, person }, { action: 'setPassword', entity: 'user', entityId: userId });
    return endSessionsOf(tx, { userId, now });
  });
  publishSessionsEnded(bus, ended);
  bus.publish('person.changed', { tenantId: db.tenant, userId });
  return {};
}

type First = { code: string; account: string; name: string; password: string };

export async function createFirst({ code, account, name, password }: First, context: OpenContext) {
  const { db, bus, now } = context;
  const link = await findLink(db, code, now);
  if (link?.kind !== 'first') fail('link_gone');
  requireStrongPassword(password);
  const hash = await hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    if (!(await consumeLink(tx, code, now))) fail('link_gone');
    await lockFirst(tx);
    if (await hasAdministrator(tx, now)) fail('first_done');
    const id = (await insertAdministrator(tx, { account, name, hash })) ?? fail('account_taken', { account });
    const after = { account, name, role: SCHOOL_ADMINISTRATOR };
    await audit(
      { ...context, db: tx, person: { id, name } },
      { action: 'create', entity: 'user', entityId: id, after },
    );
    return id;
  });
  bus.publish('person.changed', { tenantId: db.tenant, userId });
  return {};
}

type Forgot = { account: string; captchaKey: string; code: string };

/** The response and its timing never reveal whether the account exists; only its mailbox learns that. */
export async function forgot(input: Forgot, context: OpenContext) {
  const { db, now, log } = context;
  if (!context.tenant.settings.mail) fail('mail_off');
  if ((await tryCaptcha(db, input, now)) !== 'solved') fail('wrong_captcha');
  void sendForgotten(input.account, context).catch((cause: unknown) => log.warn({ err: cause }, 'letter not sent'));
  return {};
}

async function sendForgotten(account: string, context: OpenContext) {
  const { db, now, config } = context;
  const user = await findAccount(db, account);
  if (!user?.email || user.status === 'disabled') return;
  const kind = user.status === 'waiting' ? 'activate' : 'reset';
  if (await isJustSent(db, user.id, kind, now)) return;
  const code = await createLink(db, kind, user.id, now);
  await mailLink(context, {
    to: user.email,
    name: user.realName,
    kind,
    url: linkAddress(config, context.tenant, { kind, code }),
  });
}
