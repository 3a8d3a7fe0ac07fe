import { fail } from '../../common/fail.ts';
import { SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';

type Change = {
  before: { code: string; builtIn: boolean; menus: readonly string[] };
  after: { code: string; menus: readonly string[] };
};

/** What may not be done to a role, whoever asks. */
export function assertChangeable({ before, after }: Change): void {
  if (before.builtIn && after.code !== before.code) fail('built_in_code');
  // What runs the school keeps what it opens, or nobody could open it again.
  const loses = before.menus.some((menu) => !after.menus.includes(menu));
  if (before.code === SCHOOL_ADMINISTRATOR && loses) fail('administrator_menus');
}
