import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { serviceInput } from '@yizhan/contract/entities/service-config.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { indexService } from '../../domain/search/entry-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { changeServices } from './change-services.ts';
import { insertScene, lockAll, scenes } from './kind-queries.ts';
import { listUsed, lockService, setStatus } from './queries.ts';
import { lacksAddress, prepareService } from './rules.ts';
import { type ServiceTemplate, serviceTemplates } from './service-templates.ts';
import { insertService } from './write-queries.ts';

type Calls = Pick<Handlers<typeof serviceConfig>, 'templates' | 'createFromTemplates'>;
type ChosenTemplate = { template: ServiceTemplate; url: string };

/** A template counts as used when the school has a service of its code or its name. */
async function findUsed(db: Db) {
  const used = await listUsed(
    db,
    serviceTemplates.map(({ code }) => code),
    serviceTemplates.map(({ name }) => name),
  );
  const codes = new Set(used.map(({ code }) => code));
  const names = new Set(used.map(({ name }) => name));
  return ({ code, name }: ServiceTemplate) => codes.has(code) || names.has(name);
}

const pick = (code: string) => serviceTemplates.find((one) => one.code === code) ?? fail('not_found');

export const templates: Calls = {
  async templates(_, { db }) {
    const isUsed = await findUsed(db);
    return serviceTemplates.map((template) => ({ ...template, used: isUsed(template) }));
  },

  async createFromTemplates({ chosen, shelve }, context) {
    const wanted = chosen.map(({ code, url }): ChosenTemplate => ({ template: pick(code), url }));
    const write = changeServices(context, async (db) => {
      const isUsed = await findUsed(db);
      const left = wanted.filter(({ template }) => !isUsed(template));
      const sceneIds = await sceneIdsOf(db, [...new Set(left.map(({ template }) => template.scene))]);
      const shelved: boolean[] = [];
      for (const one of left)
        shelved.push(await create(db, context, one, { sceneId: sceneIds.get(one.template.scene) ?? null, shelve }));
      const onShelf = shelved.filter(Boolean).length;
      return { shelved: onShelf, drafts: shelved.length - onShelf, skipped: wanted.length - left.length };
    });
    const taken = () => fail('templates_taken');
    return onUniqueViolation(write, { service_code: taken, service_name: taken, service_scene_name: taken });
  },
};

/** The scenes of these names; those that the school does not have yet are added. */
async function sceneIdsOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map((await lockAll(db, scenes)).map(({ id, name }) => [name, id]));
  for (const name of names) {
    if (ids.has(name)) continue;
    const tint = (ids.size % 6) + 1;
    const icon = serviceTemplates.find(({ scene }) => scene === name)?.icon ?? 'hall';
    ids.set(name, (await insertScene(db, { name, icon, tint })).id);
  }
  return ids;
}

type Placing = { sceneId: string | null; shelve: boolean };

/** Whether it went on the shelf: an online service without an address stays a draft. */
async function create(
  db: Db,
  context: SignedInContext,
  { template, url }: ChosenTemplate,
  { sceneId, shelve }: Placing,
) {
  const { scene: _, ...facts } = template;
  const openWay = url === '' ? openWays.details : openWays.newTab;
  const input = serviceInput.parse({ ...facts, url, sceneId, openWay, accessWay: accessWays.link });
  const by = { by: context.person.id, now: context.now };
  const { id } = await insertService(db, prepareService(input), by);
  await audit({ ...context, db }, { action: 'create', entity: 'service', entityId: id, after: input });
  const stored = await lockService(db, context.person, id);
  const goesOn = shelve && stored?.mayShelve === true && !lacksAddress(input);
  if (goesOn) {
    await setStatus(db, id, { status: 'SHELF', reason: '' }, by);
    const states = { before: { status: 'DRAFT' }, after: { status: 'SHELF' } };
    await audit({ ...context, db }, { action: 'changeStatus', entity: 'service', entityId: id, ...states });
  }
  await indexService(db, id);
  return goesOn;
}
