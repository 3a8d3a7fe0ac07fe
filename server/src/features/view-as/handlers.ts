import type { viewAsCalls } from '@yizhan/contract/calls/view-as.ts';
import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { isStudentView, mayViewAs, mayViewAsStudent } from '@yizhan/contract/view-as.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import type { Handlers } from '../../handlers.ts';
import { findNames, writeView } from './queries.ts';

const builtInNames: Readonly<Record<string, string>> = dictionaries;

export const handlers: Handlers<typeof viewAsCalls> = {
  async begin({ type, deptId, roleId, at }, context) {
    const { person, bus } = context;
    const isAllowed = isStudentView({ type, deptId, roleId, at }) ? mayViewAsStudent : mayViewAs;
    if (!isAllowed((menu) => person.menus.has(menu))) fail('not_allowed');
    if (at !== null && !parseWireTime(at)) fail('invalid_input', { fields: 'at' }, { fields: ['at'] });
    const names = await findNames(context.db, { type, deptId, roleId });
    if (deptId !== null && names.deptIds.length === 0) fail('not_found');
    if (roleId !== null && names.roleName === '') fail('not_found');
    const typeName = names.typeName || (builtInNames[`identityType.${type}`] ?? '');
    const shown = { type, typeName, deptName: names.deptName, roleName: names.roleName, at };
    await context.db.transaction(async (db) => {
      await writeView(db, person.sessionId, { ...shown, deptId, deptIds: names.deptIds, roleId });
      await audit(
        { ...context, db },
        { action: 'viewAs', entity: 'session', entityId: person.sessionId, after: shown },
      );
    });
    bus.publish('session.changed', { sessionId: person.sessionId });
    return shown;
  },

  async end(_, context) {
    const { person, bus } = context;
    if (person.viewAs) {
      const { type, typeName, deptName, roleName, at } = person.viewAs;
      const before = { type, typeName, deptName, roleName, at };
      await context.db.transaction(async (db) => {
        await writeView(db, person.sessionId, null);
        await audit({ ...context, db }, { action: 'endViewAs', entity: 'session', entityId: person.sessionId, before });
      });
    }
    bus.publish('session.changed', { sessionId: person.sessionId });
    return {};
  },
};
