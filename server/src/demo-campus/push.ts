import { createHash, createHmac, randomUUID } from 'node:crypto';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { type Campus, schoolTime } from './campus.ts';
import type { CampusSystem } from './options.ts';
import type { DeskRecord } from './records.ts';

type PushedRecord = { system: CampusSystem; account: string; record: DeskRecord };

/** How an application stands until its department has done it, and then. */
export const states = { pending: '受理中', finished: '已办结' } as const;

/**
 * Brings what somebody did here to the portal, as any system of a school would: an application as something they have
 * started, with each step that was taken, a booking or payment as a personal matter, and each as a case that efficiency
 * counts.
 */
export async function pushRecord(campus: Campus, { system, account, record }: PushedRecord): Promise<void> {
  const { number, text, state, at } = record;
  const url = `${campus.base}/services/${encodeURIComponent(system.code)}`;
  const isOpen = state === states.pending;
  if (isOpen) {
    await pushItem(campus, '/todos:batchUpsert', {
      ...{
        sourceId: number,
        instanceId: number,
        category: 'STARTED',
        title: `${system.name}（${text}）`,
        assignee: { account },
      },
      ...{ itemCode: system.code, itemName: system.name, nodeName: state, pcUrl: url, viewUrl: url, percent: 30 },
    });
    await pushStep(campus, system, number, { node: '收件', action: '受理', at: `${at}:00` });
  } else
    await pushItem(campus, '/matters:batchUpsert', {
      ...{ sourceId: number, account, title: system.name, url, status: { text: state, tone: 'good' } },
      lines: [{ label: '内容', value: text.slice(0, 60) }],
    });
  await pushItem(campus, '/caseFacts:batchUpsert', {
    ...{ sourceId: number, serviceCode: system.code, channel: 'ONLINE', acceptedAt: `${at}:00` },
    ...(isOpen ? { status: 'ACCEPTED' } : { status: 'FINISHED', finishedAt: `${at}:00` }),
  });
}

/** What was brought as begun is finished: the to-do is done, and efficiency counts the case as served. */
export async function pushFinished(campus: Campus, { system, account, record }: PushedRecord): Promise<void> {
  const { number, at } = record;
  const { day, time } = schoolTime(campus.clock());
  await pushStep(campus, system, number, { node: '审核', action: states.finished, at: `${day} ${time}:00` });
  await pushTodoDone(campus, { sourceId: number, account });
  await pushItem(campus, '/caseFacts:batchUpsert', {
    ...{ sourceId: number, serviceCode: system.code, channel: 'ONLINE', acceptedAt: `${at}:00` },
    ...{ status: 'FINISHED', finishedAt: `${day} ${time}:00` },
  });
}

/** Only the to-do of this very person ends: the portal knows whose it is. */
export const pushTodoDone = (campus: Campus, todo: { sourceId: string; account: string }) =>
  pushItem(campus, '/todos:complete', todo);

type Step = { node: string; action: string; at: string };

/** What the department did with an application, for whoever made it to follow. */
const pushStep = (campus: Campus, { department }: CampusSystem, number: string, step: Step) =>
  push(campus, `/instances/${encodeURIComponent(number)}/logs`, { ...step, handler: department, opinion: '' });

const pushItem = (campus: Campus, path: string, item: object) => push(campus, path, { items: [item] });

/** One signed request. A portal that does not answer holds up nobody here: what was done stays done. */
async function push(campus: Campus, path: string, sent: object): Promise<void> {
  const { appId, secret } = campus.openClient;
  const url = `/open/v1${path}`;
  const body = JSON.stringify(sent);
  const [timestamp, nonce] = [String(Math.floor(campus.clock().getTime() / 1000)), randomUUID()];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signed = stringToSign({ method: 'POST', url, timestamp, nonce, bodyHash });
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  await campus
    .ask(`${campus.portal().inner}${url}`, {
      ...{ method: 'POST', body },
      headers: {
        ...{ 'content-type': 'application/json', 'x-app-id': appId, 'x-timestamp': timestamp, 'x-nonce': nonce },
        'x-signature': signature,
      },
    })
    .catch(() => undefined);
}
