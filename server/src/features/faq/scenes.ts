import type { faq } from '@yizhan/contract/calls/faq.ts';
import { robotSettings } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { listScenes } from '../../domain/robot/scene-queries.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './scene-queries.ts';

type Calls = Pick<Handlers<typeof faq>, 'scenes' | 'saveScene' | 'removeScene' | 'settings' | 'saveSettings'>;

/** The scenes of questions and the robot's settings. */
export const scenes: Calls = {
  scenes: (_, { db }) => listScenes(db),

  async saveScene(scene, context) {
    return context.db.transaction(async (db) => {
      const all = await listScenes(db);
      if (scene.id === undefined && all.length >= robotLimits.maxScenes)
        fail('faq_too_many_scenes', { n: robotLimits.maxScenes });
      const parent = all.find(({ id }) => id === scene.parentId);
      // Two floors: a scene below another one has none below itself.
      const hasBelow = all.some(({ parentId }) => parentId !== null && parentId === scene.id);
      const isMisplaced = scene.parentId !== null && (!parent || parent.parentId !== null || hasBelow);
      if (isMisplaced || (scene.id !== undefined && scene.parentId === scene.id))
        fail('invalid_input', { fields: 'parentId' }, { fields: ['parentId'] });
      const id =
        scene.id === undefined
          ? await rows.insertScene(db, scene)
          : await rows.updateScene(db, { ...scene, id: scene.id });
      if (id === undefined) return fail('not_found');
      const action = scene.id === undefined ? 'create' : 'update';
      await audit({ ...context, db }, { action, entity: 'faqScene', entityId: id, after: scene });
      return { id };
    });
  },

  async removeScene({ id }, context) {
    await context.db.transaction(async (db) => {
      const scene = (await listScenes(db)).find((one) => one.id === id) ?? fail('not_found');
      assertUnused(await rows.usesOfScene(db, id), context.caller);
      await recycle({ ...context, db }, { kind: 'faqScene', id, name: scene.name });
      await rows.deleteScene(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'faqScene', entityId: id, before: scene });
    });
    return {};
  },

  async settings(_, { db }) {
    const { settings, version } = await findSettings(db);
    return { ...settings.robot, version };
  },

  async saveSettings({ version, ...input }, context) {
    const { db, person, files, tenant, bus } = context;
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      const robot = robotSettings.parse(input);
      const picture = robot.avatar === before.settings.robot.avatar ? null : robot.avatar;
      await attachPicture({ db: tx, person, files }, picture, { audience: 'public' });
      await writeSettings(tx, before.name, { ...before.settings, robot });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit({ ...context, db: tx }, { ...entry, before: { robot: before.settings.robot }, after: { robot } });
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return { ...saved.settings.robot, version: saved.version };
  },
};
