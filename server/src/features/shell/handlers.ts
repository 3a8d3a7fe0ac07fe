import type { shell } from '@yizhan/contract/calls/shell.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import { findFrame, listNavItems } from './queries.ts';
import { judgeAddress, topMenuItem } from './rules.ts';

export const handlers: Handlers<typeof shell> = {
  async topMenu(_, { db, person }) {
    return (await listNavItems(db, person.roleIds)).flatMap(topMenuItem);
  },

  async frame(asked, { db, person, tenant }) {
    const { title, url } = (await findFrame(db, asked, person.roleIds)) ?? fail('not_found');
    return { title, ...judgeAddress(url, tenant.settings.frameHosts) };
  },
};
