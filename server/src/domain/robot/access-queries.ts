import type { CanSeeAttached } from '../../common/files.ts';
import { dayOf } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { IndexedEntry } from './index-queries.ts';
import { isValidOn, mayKnow } from './rules.ts';

type Rights = Pick<IndexedEntry, 'identities' | 'anonymous' | 'validFrom' | 'validUntil'>;

/** The files of an entry are for whoever may be answered with it, and for those who keep entries. */
export const canSeeFaq: CanSeeAttached = async (db, person, id, now) => {
  if (person?.menus.has('userFrameConfig/manage/faq')) return true;
  const entry = await db.maybe<Rights>(sql`
    select e.identities, e.anonymous, e.valid_from::text as "validFrom", e.valid_until::text as "validUntil"
    from faq_entry e where e.tenant_id = ${tenant} and e.faq_id = ${id} and cardinality(e.phrases) > 0`);
  return entry !== undefined && mayKnow(entry, { roleType: person?.roleType }) && isValidOn(entry, dayOf(now));
};
