import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { type Recyclable, recyclables } from '@yizhan/contract/recycling.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assertRoomForNavItem } from '../../domain/nav-items/room.ts';
import { assertCanAccess } from '../../domain/publishing/access.ts';
import { assertComplete } from '../../domain/publishing/gone.ts';
import { getPublication } from '../../domain/publishing/queries.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { type RecycledItem, restoreRows, tidyPublication } from '../../domain/recycling/queries.ts';
import { indexFaq } from '../../domain/robot/index-queries.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';
import { assertRoomForTool } from '../../domain/tools/room.ts';
import { countOf, isOrphan, type LimitedKind } from './place-queries.ts';

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** Kinds of which a school may have only so many. */
const rooms: { readonly [K in Recyclable]?: (db: Db) => Promise<void> } = {
  navItem: assertRoomForNavItem,
  commonTool: assertRoomForTool,
  connector: room('connector', connectorLimits.maxConnectors, (most) => fail('connectors_full', { most })),
  publicAccount: room('publicAccount', noticeLimits.maxAddedAccounts, (most) => fail('too_many_accounts', { most })),
  noticeTemplate: room('noticeTemplate', noticeLimits.maxTemplates, (most) => fail('too_many_templates', { most })),
  synonym: room('synonym', searchLimits.maxSynonyms, (most) => fail('too_many_synonyms', { most })),
  faqScene: room('faqScene', robotLimits.maxScenes, (n) => fail('faq_too_many_scenes', { n })),
};

function room(kind: LimitedKind, most: number, refuse: (most: number) => never) {
  return async (db: Db): Promise<void> => {
    if ((await countOf(db, kind)) >= most) refuse(most);
  };
}

/** Its name or code may belong to another by now, or what it was part of may be gone. */
async function orRefuse(write: Promise<void>, name: string): Promise<void> {
  try {
    await write;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === UNIQUE) fail('bin_name_taken', { name });
    if (code === FOREIGN_KEY) fail('bin_parent_gone', { name });
    throw error;
  }
}

/** Brings a thing back in one transaction: its rows, what is found of it by searching, and a line of the audit log. */
export async function restore(
  context: SignedInContext,
  find: (db: Db) => Promise<RecycledItem>,
): Promise<RecycledItem> {
  const restored = await context.db.transaction(async (db) => {
    const thing = await find(db);
    const { kind, entityId, name } = thing;
    await rooms[kind]?.(db);
    await orRefuse(restoreRows(db, thing), name);
    if (await isOrphan(db, thing)) fail('bin_parent_gone', { name });
    if (kind in publishables) await settlePublication({ ...context, db }, entityId);
    await indexMissing(db);
    await audit({ ...context, db }, { action: 'restore', entity: kind, entityId, after: { name } });
    return thing;
  });
  const { bus, cardHints, tenant } = context;
  const { topic }: { menu: string; topic?: string } = recyclables[restored.kind];
  if (topic) bus.publish('hint', { tenantId: tenant.id, topic });
  if (restored.kind === 'service') cardHints.publishToAll(tenant.id, 'services');
  return restored;
}

/** Whoever could not edit it does not bring it back either: the row decides, now that it is there again. */
async function settlePublication({ db, person, caller, now }: SignedInContext, id: string): Promise<void> {
  await tidyPublication(db, id, now);
  const publication = (await getPublication(db, id)) ?? fail('not_found');
  await assertComplete(db, caller, publication);
  await assertCanAccess(db, person, publication, publication.published === null ? 'write' : 'publish');
  if (publication.kind !== 'faq' || publication.published === null) return;
  await indexFaq(db, id, parseContent('faq', publication.content));
}
