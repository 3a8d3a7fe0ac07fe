import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Db } from '../src/db/database.ts';
import { departments } from '../src/db/seed/demo/departments.ts';
import { schoolRoles } from '../src/db/seed/demo/settings.ts';
import { writeDepartments, writeRoles } from '../src/db/seed/demo/write.ts';
import { seedGuides } from '../src/db/seed/guides.ts';
import { prepareTenant } from '../src/db/seed/prepare.ts';
import { seedSearch } from '../src/db/seed/search.ts';
import { seedServices } from '../src/db/seed/services.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { indexMissing } from '../src/domain/search/entry-queries.ts';
import { canUse } from '../src/domain/services/queries.ts';
import { findServices } from '../src/features/hall/find-services.ts';
import type { Question } from './search-questions.ts';

/** The services, guides and synonyms of the demo campus, without its people. */
export async function seedHall(db: Db, now: Date): Promise<void> {
  await prepareTenant(db);
  await writeRoles(db, schoolRoles);
  await writeDepartments(db, departments, new Map());
  await seedServices(db, now);
  await seedGuides(db, now);
  await seedSearch(db, now);
  await indexMissing(db);
}

export const roleTypes: Record<Question['by'], number> = {
  student: identityTypes.undergraduate,
  postgraduate: identityTypes.postgraduate,
  teacher: identityTypes.teacher,
};

export type AnsweredQuestion = Question & {
  /** Codes of what was shown, best first: found, or else near. */
  shown: string[];
};

export async function judge(db: Db, now: Date, questions: readonly Question[]): Promise<AnsweredQuestion[]> {
  const rows = await db.many<{ id: string; code: string }>(
    sql`select id, code from service where tenant_id = ${tenant}`,
  );
  const codeOf = new Map(rows.map(({ id, code }) => [id, code]));
  const answered: AnsweredQuestion[] = [];
  for (const question of questions) {
    const roleType = roleTypes[question.by];
    const visible = canUse({ roleIds: [], roleType, deptIds: [] });
    const { records, near } = await findServices(
      { db, now, roleType, visible, userId: '1', deptId: null },
      { keyword: question.typed, tab: 'all', current: 1, size: 10 },
    );
    const shown = (records.length > 0 ? records : near).map(({ serviceId }) => codeOf.get(serviceId) ?? '');
    answered.push({ ...question, shown });
  }
  return answered;
}

/** The share of questions of which one of the first three services is an answer. */
export const successAtThree = (all: readonly AnsweredQuestion[]) => all.filter(isAnswered).length / all.length;

export const isAnswered = ({ shown, wanted }: AnsweredQuestion) =>
  shown.slice(0, 3).some((code) => wanted.includes(code));
