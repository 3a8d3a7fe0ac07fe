import { fail } from '../../common/fail.ts';
import { SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';

type Change = {
  before: { code: string; builtIn: boolean; menus: readonly string[] };
  after: { code: string; menus: readonly string[] };
};

/** Changes to a role that are forbidden for everybody. */
export function assertChangeable({ before, after }: Change): void {
  if (before.builtIn && after.code !== before.code) fail('built_in_code');
  // The administrator role must keep its menus, or nobody could restore them.
  const loses = before.menus.some((menu) => !after.menus.includes(menu));
  if (before.code === SCHOOL_ADMINISTRATOR && loses) fail('administrator_menus');
}
