import type { navigation } from '@yizhan/contract/calls/navigation.ts';
import type { NavigationContent, NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { attachIcon } from '../../common/picture-links.ts';
import { frameHostsOf } from '../../common/site.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { decideFrameAddress } from '../../domain/nav-items/frame-address.ts';
import { insertNavItem, listNavItems, lockNavigation } from '../../domain/nav-items/queries.ts';
import { assertRoomForNavItem } from '../../domain/nav-items/room.ts';
import { isFixed, toNavigationItem } from '../../domain/nav-items/rules.ts';
import { createDraft, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

type Submission = { content: NavigationContent; held?: { id: string; version: number } | undefined };

export const handlers: Handlers<typeof navigation> = {
  async navigationConfig(_, { db, person }) {
    return (await listNavItems(db, person)).map(toNavigationItem);
  },

  async item({ id }, { db, person }) {
    const item = (await listNavItems(db, person)).find((one) => one.id === id) ?? fail('not_found');
    return { ...toNavigationItem(item), icon: item.icon, openWay: item.openWay };
  },

  list: (_, context) => listRows(context),

  async detail({ id }, context) {
    return (await listRows(context)).find((row) => row.id === id) ?? fail('not_found');
  },

  submit,
  apply: submit,

  async remove(held, context) {
    await removePublication(context, 'navItem', held);
    return {};
  },

  async rename({ id, version, navigationName: name, isAuto: live }, context) {
    const { person, now } = context;
    await context.db.transaction(async (db) => {
      const before = (await rows.lockBuiltIn(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      if (!live && isFixed({ isBuilt: true, path: before.path })) fail('invalid_input', { fields: 'isAuto' });
      await rows.updateBuiltIn(db, { id, name, live, by: person.id, now });
      const record = { before: { name: before.name, live: before.live }, after: { name, live } };
      await audit({ ...context, db }, { action: 'update', entity: 'navItem', entityId: id, ...record });
    });
    publishNavigationChanged(context);
    return {};
  },

  async order({ ids }, context) {
    await context.db.transaction(async (db) => {
      await lockNavigation(db);
      const known = new Set((await rows.listItems(db)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) fail('not_found');
      await rows.writeOrder(db, ids);
      await audit({ ...context, db }, { action: 'changeOrder', entity: 'navItem', entityId: '0', after: { ids } });
    });
    publishNavigationChanged(context);
    return {};
  },

  services: (query, { db }) => listServiceChoices(db, query),
};

async function submit({ content, held }: Submission, context: SignedInContext) {
  return context.db.transaction(async (db) => {
    const within = { ...context, db };
    await lockNavigation(db);
    await assertFits(db, content);
    await attachIcon(within, content.icon);
    if (held) {
      const saved = await saveDraft(within, 'navItem', held, content);
      const { id: navigationId } = (await rows.idOfPublication(db, held.id)) ?? fail('not_found');
      return { ...saved, navigationId };
    }
    await assertRoomForNavItem(db);
    const made = await createDraft(within, 'navItem', content);
    const { id: navigationId } = await insertNavItem(db, made.id, content);
    return { ...made, navigationId };
  });
}

/** Refuses roles, services and groups the school does not have. */
async function assertFits(db: Db, { roles, serviceId, parentId }: NavigationContent): Promise<void> {
  const faults: string[] = [];
  const roleIds = [...new Set(roles)];
  if ((await rows.countRoles(db, roleIds)) < roleIds.length) faults.push('roles');
  if (serviceId !== null && !(await rows.hasService(db, serviceId))) faults.push('serviceId');
  if (parentId !== null && !(await rows.isGroup(db, parentId))) faults.push('parentId');
  if (faults.length > 0) fail('invalid_input', { fields: faults.join(', ') }, { fields: faults });
}

async function listRows({ db, config, tenant }: SignedInContext): Promise<NavigationRow[]> {
  const [items, publications] = await Promise.all([rows.listItems(db), listPublications(db, 'navItem')]);
  const hosts = frameHostsOf(config, tenant.settings);
  const byId = new Map(publications.map((row) => [row.id, row]));
  return items.map((item) => {
    const { icon, kind, parentId, version, layouts, publicationId } = item;
    const stored = publicationId === null ? undefined : byId.get(publicationId);
    const content = stored && parseContent('navItem', stored.content);
    return {
      ...toNavigationItem({ ...item, name: content?.navigationName ?? item.name }),
      ...{ icon: content?.icon ?? icon, kind, parentId, version, layouts, isFixed: isFixed(item) },
      publication: stored && content ? { ...stateOf(stored), content } : null,
      frameAllowed: content?.kind !== 'frame' || decideFrameAddress(content.url, hosts).allowed,
    };
  });
}

const publishNavigationChanged = ({ bus, db }: SignedInContext) =>
  bus.publish('hint', { tenantId: db.tenant, topic: 'navigation' });
