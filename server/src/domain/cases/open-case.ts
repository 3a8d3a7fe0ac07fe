import { caseLog as en } from '@yizhan/contract/texts/en/case-log.ts';
import { caseLog as zh } from '@yizhan/contract/texts/zh-CN/case-log.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Db } from '../../db/database.ts';
import type { Language, Person } from '../../person.ts';
import { findActor } from './access-queries.ts';
import type { OpenCase } from './apply-change.ts';
import type { Viewer } from './permissions.ts';
import { findLastAction, listSteps, lockCase } from './queries.ts';

type CaseReader = { person: Pick<Person, 'id' | 'menus' | 'deptId'>; now: Date; language: Language };

/** Locks a case for somebody concerned; whoever holds an older one learns who did what meanwhile (PR-5). */
export async function openCase(
  db: Db,
  { id, revision }: { id: string; revision: number },
  { person, now, language }: CaseReader,
): Promise<OpenCase & { viewer: Viewer }> {
  const file = (await lockCase(db, id)) ?? fail('not_found');
  const viewer = (await findActor(db, person, id, now)) ?? fail('not_found');
  if (file.revision !== revision) {
    const last = await findLastAction(db, id);
    const words = {
      name: last?.name ?? '',
      time: toWireTime(last?.at ?? now),
      action: last ? (language === 'en' ? en : zh)[last.action] : '',
    };
    fail('case_changed', words, { ...words, revision: file.revision, status: file.status });
  }
  return { file, steps: await listSteps(db, id), viewer: { id: person.id, ...viewer } };
}
