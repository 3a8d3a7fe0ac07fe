import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/sql.ts';
import type { EnglishTexts } from '../../domain/english/rules.ts';
import { canUse, isVisibleToAll } from '../../domain/services/queries.ts';
import type { Caller } from '../../person.ts';

/** The reader and the services `s` they may see: those they may use or, for visitors, those listed for everybody. */
export type HallReader = {
  db: Db;
  now: Date;
  visible: Sql;
  userId: string | null;
  roleType: number;
  deptId: string | null;
  /** For a reader of English the school's English names, which are marked and ordered instead of the Chinese ones. */
  englishTexts?: (() => Promise<EnglishTexts>) | undefined;
};

type Context = Pick<OpenContext, 'db' | 'now' | 'person' | 'english'> & { caller: Pick<Caller, 'language'> };

export function hallReaderOf({ db, now, person, caller, english }: Context): HallReader {
  const englishTexts = caller.language === 'en' ? () => english.texts(db) : undefined;
  if (!person) {
    const nobody = { userId: null, roleType: identityTypes.visitor, deptId: null };
    return { db, now, visible: isVisibleToAll, ...nobody, englishTexts };
  }
  const { id: userId, roleType, deptId } = person;
  return { db, now, visible: canUse(person), userId, roleType, deptId, englishTexts };
}
