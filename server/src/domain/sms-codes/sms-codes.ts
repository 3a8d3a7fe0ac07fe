import { randomUUID } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { smsCodes as en } from '@yizhan/contract/texts/en/sms-codes.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { smsCodes as zh } from '@yizhan/contract/texts/zh-CN/sms-codes.ts';
import { Failure, fail } from '../../common/fail.ts';
import { siteOf } from '../../common/site.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { HandOver } from '../../outside/hand-over.ts';
import type { Caller } from '../../person.ts';
import { isPhone, openSms } from '../channels/sms.ts';
import { createStep, newStepCode } from '../sign-in/step-queries.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { countSms, findSent } from './queries.ts';
import { hashSmsCode, newSmsCode, secondsToNext } from './rules.ts';

type Purpose = 'smsSignIn' | 'smsBind';
type Needs = {
  db: Db;
  now: Date;
  tenant: Tenant;
  caller: Pick<Caller, 'language'>;
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
} & Parameters<typeof openSms>[1];

/** The school's gateway, where it serves codes. */
export function requireSms({ tenant, foreign, secrets }: Pick<Needs, 'tenant' | 'foreign' | 'secrets'>) {
  const { channels } = tenant.settings;
  return (channels.sms?.signIn && openSms(channels, { foreign, secrets })) || fail('sms_off');
}

/** Counts before anything is sent, and whether or not the phone belongs to anybody. */
export async function requireTurn({ db, now }: Pick<Needs, 'db' | 'now'>, phone: string): Promise<void> {
  if (await countSms(db, phone, now)) return;
  const sent = await findSent(db, phone);
  const seconds = sent ? secondsToNext(sent, now) : signInLimits.smsResendSeconds;
  if (seconds === null) fail('sms_too_many');
  throw new Failure('sms_too_soon', { seconds }, { seconds }, seconds);
}

type CodeRequest = { purpose: Purpose; phone: string; userId: string | null };

/** A code and the key it is redeemed with. Of the code only a hash is stored. */
export async function createSmsCode({ db, now }: Pick<Needs, 'db' | 'now'>, { purpose, phone, userId }: CodeRequest) {
  const [key, code] = [newStepCode(), newSmsCode()];
  await createStep(db, purpose, { phone, userId, codeHash: hashSmsCode(key, code) }, now, key);
  return { key, code };
}

type CodeLetter = { purpose: Purpose; phone: string; code: string };

export async function sendSmsCode(needs: Needs, { purpose, phone, code }: CodeLetter): Promise<HandOver> {
  const { tenant, config, caller } = needs;
  const words = caller.language === 'en' ? en : zh;
  const minutes = signInLimits.smsCodeSeconds / 60;
  const text = fill(words[purpose], { school: tenant.name, code, minutes });
  if (!isPhone(phone)) return { is: 'refused', answer: 'no phone number', isFinal: true };
  return requireSms(needs)({
    ...{ phone, text, code, title: words.title, sender: tenant.name, school: tenant.name },
    ...{ url: siteOf(config, tenant), id: randomUUID() },
  });
}
