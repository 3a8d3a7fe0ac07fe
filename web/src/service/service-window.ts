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

/** The signed userComb works once: the last one handed out is no longer valid. */
let usedComb = '';
/** Leaves the other system time to verify it with us. */
const COMB_MARGIN_MS = 30_000;

const storedComb = () => {
  const entry = readEntry<string>('userComb');
  const isYoung = entry && Date.now() - entry.datetime < openingLimits.userCombSeconds * 1000 - COMB_MARGIN_MS;
  return entry?.content && isYoung && entry.content !== usedComb ? entry.content : undefined;
};

const renewComb = () => useSession.getState().loginInit();

/** Returns the stored userComb, or a new one if it is old or used; the next one is fetched in the background. */
async function takeComb(): Promise<string> {
  // Another tab may have used it and stored the next one.
  await syncFromStorage('userComb');
  if (storedComb() === undefined) await renewComb();
  const comb = storedComb() ?? '';
  usedComb = comb;
  void renewComb().catch(() => undefined);
  return comb;
}

/** SO-2: the other system reads the user from it, and verifies it with the portal. */
function withComb(address: string, comb: string): string {
  const url = new URL(address);
  url.searchParams.set('combStr', comb);
  return url.href;
}

/** The service's address for this person, at this moment. */
async function resolveAddress(service: OpenableService, recorded: Promise<unknown>): Promise<string> {
  const { serviceId, accessWay, serviceUrl } = service;
  if (useSession.getState().session === undefined) return serviceUrl;
  if (completedByServer.includes(accessWay)) return (await api.services.address({ serviceId })).serviceUrl;
  if (accessWay === accessWays.comb && URL.canParse(serviceUrl)) {
    // The portal tells the other system who came only once it knows of the visit.
    const [comb] = await Promise.all([takeComb(), recorded]);
    return withComb(serviceUrl, comb);
  }
  return serviceUrl;
}

const toWebUrl = (address: string) => {
  const url = new URL(address.startsWith('/') ? `#${address}` : address, location.href);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** Sets the address of the window that the click opened, and cuts its link to this page (opener). */
export async function loadServiceWindow(
  page: Window | null,
  service: OpenableService,
  recorded: Promise<unknown>,
): Promise<void> {
  if (!page) return void toast.warning(t('blocked'), t('blockedAdvice'));
  try {
    const address = toWebUrl(await resolveAddress(service, recorded));
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
