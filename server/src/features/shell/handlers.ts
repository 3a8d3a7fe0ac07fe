import type { shell } from '@yizhan/contract/calls/shell.ts';
import { fail } from '../../common/fail.ts';
import { listNavItems, topMenuItem } from '../../common/nav-items.ts';
import type { Handlers } from '../../handlers.ts';
import { findFrame } from './queries.ts';
import { judgeAddress } from './rules.ts';

export const handlers: Handlers<typeof shell> = {
  async topMenu(_, { db, person }) {
    return (await listNavItems(db, person.roleIds)).flatMap(topMenuItem);
  },

  async frame(asked, { db, person, tenant }) {
    const { title, url } = (await findFrame(db, asked, person)) ?? fail('not_found');
    return { title, ...judgeAddress(url, tenant.settings.frameHosts) };
  },
};
