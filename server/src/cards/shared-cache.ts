import type { CardKind } from '@yizhan/contract/cards.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import type { Viewer } from './source.ts';

/** Data shared by many people is loaded by the first request and cached until a hint invalidates it. */
export const cachedForAudience =
  <T extends NonNullable<unknown>>(
    kind: CardKind,
    load: (viewer: Viewer) => Promise<T>,
    audience: (viewer: Viewer) => string,
  ) =>
  (viewer: Viewer): Promise<T> => {
    const { snapshots, db } = viewer;
    const keeping = { keepMs: cardLimits.cacheMs, tenantId: db.tenant, topic: `card.${kind}` };
    return snapshots.read(`shared ${kind} ${db.tenant}/${audience(viewer)}`, () => load(viewer), keeping);
  };
