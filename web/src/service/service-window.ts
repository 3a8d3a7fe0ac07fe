import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import { accessWays, completedByServer } from '@yizhan/contract/open-ways.ts';
import { service as words } from '@yizhan/contract/texts/zh-CN/service.ts';
import { api } from '../lib/api.ts';
import { readEntry, syncFromStorage } from '../lib/sealed-storage.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { toErrorText } from '../ui/error-text.ts';
import { toast } from '../ui/toast.ts';
import type { OpenableService } from './openable-service.ts';

const t = textsOf({ service: words });

/** The signed word works once: the one that was handed out last is no good any more. */
let usedComb = '';
/** The other side still has to ask us whether it is true. */
const COMB_MARGIN_MS = 30_000;

const storedComb = () => {
  const entry = readEntry<string>('userComb');
  const isYoung = entry && Date.now() - entry.datetime < openingLimits.userCombSeconds * 1000 - COMB_MARGIN_MS;
  return entry?.content && isYoung && entry.content !== usedComb ? entry.content : undefined;
};

const renewComb = () => useSession.getState().loginInit();

/** The stored userComb, a new one where it is old or was used; the next one is fetched while nobody waits. */
async function takeComb(): Promise<string> {
  // Another tab may have used it, and stored the next.
  await syncFromStorage('userComb');
  if (storedComb() === undefined) await renewComb();
  const comb = storedComb() ?? '';
  usedComb = comb;
  void renewComb().catch(() => undefined);
  return comb;
}

/** SO-2: the other side reads from it who comes, and asks the portal whether it is true. */
function withComb(address: string, comb: string): string {
  const url = new URL(address);
  url.searchParams.set('combStr', comb);
  return url.href;
}

/** The address as the person needs it at this moment. */
async function resolveAddress({ serviceId, accessWay, serviceUrl }: OpenableService): Promise<string> {
  if (useSession.getState().session === undefined) return serviceUrl;
  if (completedByServer.includes(accessWay)) return (await api.services.address({ serviceId })).serviceUrl;
  if (accessWay === accessWays.comb && URL.canParse(serviceUrl)) return withComb(serviceUrl, await takeComb());
  return serviceUrl;
}

const toWebUrl = (address: string) => {
  const url = new URL(address.startsWith('/') ? `#${address}` : address, location.href);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** Gives the window that the click opened its address, and cuts it off from this page. */
export async function loadServiceWindow(page: Window | null, service: OpenableService): Promise<void> {
  if (!page) return void toast.warning(t('blocked'), t('blockedAdvice'));
  try {
    const address = toWebUrl(await resolveAddress(service));
    if (!address) throw new Error(t('noAddress'));
    page.opener = null;
    page.location.replace(address);
  } catch (error) {
    page.close();
    const { title, code } = toErrorText(error);
    toast.error(title ?? t('notOpened'), code);
  }
}

export const toastCannotOpen = () => void toast.error(t('noWay'));
