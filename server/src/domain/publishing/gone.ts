import type { Publishable } from '@yizhan/contract/publishable.ts';
import { configTargetNames as en } from '@yizhan/contract/texts/en/config-file.ts';
import { configTargetNames as zh } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../person.ts';
import { listGone } from './gone-queries.ts';
import { referencesOf } from './references.ts';

type Going = { kind: Publishable; name: string; content: unknown };

async function findGone(db: Db, { kind, content }: Omit<Going, 'name'>) {
  const wanted = referencesOf(kind, content, { needed: true }).filter(({ to }) => to !== 'picture');
  return wanted.length === 0 ? [] : listGone(db, wanted);
}

export const isComplete = async (db: Db, going: Omit<Going, 'name'>) => (await findGone(db, going)).length === 0;

/** Refuses to bring a content before people when what it refers to was deleted since it was written. */
export async function assertComplete(db: Db, { language }: Pick<Caller, 'language'>, going: Going): Promise<void> {
  const gone = await findGone(db, going);
  if (gone.length === 0) return;
  const what = gone.map(({ to, name }) =>
    language === 'en' ? `${en[to]}${name && ` “${name}”`}` : `${zh[to]}${name && `「${name}」`}`,
  );
  fail('refers_to_gone', { name: going.name, what: what.join(language === 'en' ? ', ' : '、') });
}
