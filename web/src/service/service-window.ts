import { limits } from '@yizhan/contract/limits.ts';
import { accessWays, completedByServer } from '@yizhan/contract/open-ways.ts';
import { service as words } from '@yizhan/contract/texts/zh-CN/service.ts';
import { api } from '../lib/api.ts';
import { readAgain, readKept } from '../lib/sealed-storage.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { errorWords } from '../ui/error-text.ts';
import { toast } from '../ui/toast.ts';
import type { Openable } from './open-service.ts';

const t = textsOf('service', words);

/** The signed word works once: the one that was handed out last is no good any more. */
let spent = '';
/** The other side still has to ask us whether it is true. */
const COMB_MARGIN_MS = 30_000;

const storedComb = () => {
  const kept = readKept<string>('userComb');
  const isYoung = kept && Date.now() - kept.datetime < limits.combSeconds * 1000 - COMB_MARGIN_MS;
  return kept?.content && isYoung && kept.content !== spent ? kept.content : undefined;
};

const renewComb = () => useSession.getState().loginInit();

/** The stored userComb, a new one where it is old or was used; the next one is fetched while nobody waits. */
async function takeComb(): Promise<string> {
  // Another tab may have used it, and stored the next.
  await readAgain('userComb');
  if (storedComb() === undefined) await renewComb();
  const comb = storedComb() ?? '';
  spent = comb;
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
async function addressOf({ serviceId, accessWay, serviceUrl }: Openable): Promise<string> {
  if (useSession.getState().session === undefined) return serviceUrl;
  if (completedByServer.includes(accessWay)) return (await api.services.address({ serviceId })).serviceUrl;
  if (accessWay === accessWays.comb && URL.canParse(serviceUrl)) return withComb(serviceUrl, await takeComb());
  return serviceUrl;
}

const whole = (address: string) => {
  const url = new URL(address.startsWith('/') ? `#${address}` : address, location.href);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** Gives the window that the click opened its address, and cuts it off from this page. */
export async function leadWindow(page: Window | null, service: Openable): Promise<void> {
  if (!page) return void toast.warning(t('blocked'), t('blockedAdvice'));
  try {
    const address = whole(await addressOf(service));
    if (!address) throw new Error(t('noAddress'));
    page.opener = null;
    page.location.replace(address);
  } catch (error) {
    page.close();
    const { title, code } = errorWords(error);
    toast.error(title ?? t('notOpened'), code);
  }
}

export const sayNoWay = () => void toast.error(t('noWay'));
