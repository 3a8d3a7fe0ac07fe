import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { type TodayItem, type TodayKind, todayKinds } from '@yizhan/contract/today.ts';
import { todayTopic } from '@yizhan/contract/today-topic.ts';
import { ownAudience } from '../source.ts';
import { todaySources } from './registry.ts';
import { pickToday } from './rules.ts';
import type { TodayViewer } from './source.ts';

/** What a person's strip of today says. A slow or broken source leaves its thing out and the rest stand. */
export async function getToday(viewer: TodayViewer): Promise<{ items: TodayItem[]; isPending: boolean }> {
  const loaded = await Promise.all(todayKinds.map((kind) => loadKind(kind, viewer)));
  const items = pickToday(loaded.map((one) => (one === 'pending' ? [] : one)));
  return { items, isPending: loaded.includes('pending') };
}

async function loadKind(kind: TodayKind, viewer: TodayViewer): Promise<TodayItem[] | 'pending'> {
  const { shows, load } = todaySources[kind];
  const { snapshots, person, caller } = viewer;
  const { tenantId } = person;
  const key = ['today', tenantId, kind, ownAudience(person).key, caller.language].join('/');
  const keeping = { keepMs: shows ? cardLimits.cacheMs : 0, tenantId, topic: todayTopic, userId: person.id };
  const shown = await snapshots.show(key, () => load(viewer), keeping);
  if (shown.state === 'failed') return [];
  if (shown.data === 'pending') return 'pending';
  // Every thing of the strip leads somewhere.
  return shown.data.filter(({ url }) => url !== '').map((thing) => ({ kind, ...thing }));
}
