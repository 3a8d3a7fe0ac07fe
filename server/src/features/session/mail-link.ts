import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { letters as en } from '@yizhan/contract/texts/en/letters.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { letters as zh } from '@yizhan/contract/texts/zh-CN/letters.ts';
import type { Context } from '../../context.ts';
import { sendSchoolLetter } from '../../domain/channels/school-letter.ts';

type LinkLetter = { to: string; name: string; kind: 'activate' | 'reset'; url: string };

export async function mailLink(context: Context, { to, name, kind, url }: LinkLetter) {
  const { tenant, caller } = context;
  const { mail } = tenant.settings;
  if (!mail) return;
  const words = caller.language === 'en' ? en : zh;
  const values = { school: tenant.name, name, url, ...validity(kind) };
  const letter = { to, subject: fill(words[`${kind}Subject`], values), text: fill(words[`${kind}Body`], values) };
  await sendSchoolLetter(context, mail, letter);
}

const validity = (kind: LinkLetter['kind']) => ({
  minutes: signInLimits.linkMinutes[kind],
  days: signInLimits.linkMinutes[kind] / (24 * 60),
});
