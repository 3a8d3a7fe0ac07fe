import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import type { serviceReasons } from '@yizhan/contract/texts/zh-CN/service-reasons.ts';
import { isOwnPath } from '../../common/addresses.ts';
import { type Language, serviceWords } from '../../common/availability.ts';
import type { Handlers } from '../../handlers.ts';

const reasons: [RegExp, keyof typeof serviceReasons][] = [
  [/^inward address$/, 'inward'],
  [/^no (web )?address$/, 'noAddress'],
  [/^too many redirects$/, 'redirects'],
  [/timeout|TIMEDOUT|TIMEOUT/i, 'slow'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'noHost'],
  [/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$/, 'closed'],
  [/CERT|SELF_SIGNED|SSL|TLS/, 'certificate'],
  [/^HTTP \d+$/, 'http'],
];

/** In words of the catalogue; what nobody foresaw is told as it is. */
export function reasonFor(why: string, language: Language): string {
  if (why === '') return '';
  const key = reasons.find(([pattern]) => pattern.test(why))?.[1] ?? 'unreachable';
  return fill(serviceWords(language)[key], { why, status: why.replace(/^HTTP /, '') });
}

export const checking: Pick<Handlers<typeof serviceConfig>, 'checkUrl'> = {
  async checkUrl({ url }, { foreign, caller }) {
    // A page of the portal itself is there.
    if (isOwnPath(url.replace(/^#/, ''))) return { ok: true, status: null, milliseconds: 0, hops: [url], reason: '' };
    const begun = performance.now();
    const { reason, ...looked } = await foreign.look(url);
    const milliseconds = Math.round(performance.now() - begun);
    return { ...looked, milliseconds, reason: reasonFor(reason, caller.language) };
  },
};
