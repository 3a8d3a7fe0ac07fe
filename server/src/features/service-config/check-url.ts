import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { isOwnPath } from '../../common/addresses.ts';
import { type Language, serviceTexts } from '../../domain/services/availability.ts';
import type { Handlers } from '../../handlers.ts';

/** A catalogue text for the failure. An unforeseen reason is shown as it is. */
export function reasonFor(why: string, language: Language): string {
  if (why === '') return '';
  const words: Partial<Record<FetchFailure, string>> = serviceTexts(language);
  return fill(words[toFetchFailure(why)] ?? serviceTexts(language).unreachable, {
    why,
    status: why.replace(/^HTTP /, ''),
  });
}

export const checking: Pick<Handlers<typeof serviceConfig>, 'checkUrl'> = {
  async checkUrl({ url }, { foreign, caller }) {
    // A page of the portal itself always exists.
    if (isOwnPath(url.replace(/^#/, ''))) return { ok: true, status: null, milliseconds: 0, hops: [url], reason: '' };
    const begun = performance.now();
    const { reason, ...result } = await foreign.probe(url);
    const milliseconds = Math.round(performance.now() - begun);
    return { ...result, milliseconds, reason: reasonFor(reason, caller.language) };
  },
};
