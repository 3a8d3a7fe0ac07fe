import { fill } from '@yizhan/contract/texts/format.ts';
import { caseNotices as t } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import type { Db } from '../../db/database.ts';
import { listStandIns } from '../absences/queries.ts';
import type { AppliedChange, OpenCase } from './apply-change.ts';
import { insertCaseNotice } from './notice-queries.ts';
import { placeOf } from './todos.ts';
import { caseAddress } from './write-change.ts';

type Notice = { title: string; userIds: readonly string[] };
type NoticeContext = {
  file: OpenCase['file'];
  no: string | null;
  stepName: string;
  opinion: string;
  by: string;
  now: Date;
};

/** A notice in the name of the department that keeps the process. */
export function sendCaseNotice(
  db: Db,
  { title, userIds }: Notice,
  { file, no, stepName, opinion, by, now }: NoticeContext,
) {
  const { ownerDeptId } = file.content;
  const content = fill(t.text, { no: no ?? '', step: stepName || '—', opinion });
  return insertCaseNotice(db, {
    deptId: ownerDeptId,
    title,
    content,
    url: caseAddress(file.id),
    by,
    userIds: [...new Set(userIds)],
    now,
  });
}

/** Those who have something to do with a case, and whoever stands in for them in its process; not its applicant. */
export async function withStandIns(
  db: Db,
  { processId, applicantId }: Pick<OpenCase['file'], 'processId' | 'applicantId'>,
  ids: readonly string[],
  now: Date,
) {
  if (ids.length === 0) return [];
  const standIns = (await listStandIns(db, ids, now, processId)).filter((id) => id !== applicantId);
  return [...new Set([...ids, ...standIns])];
}

const ends = { returned: t.returned, approved: t.approved, refused: t.refused, ended: t.ended } as const;

/** Tells whoever has to act now, and the applicant when the case comes back or ends. Answers who got a notice. */
export async function notifyConcerned(
  db: Db,
  { file }: OpenCase,
  { outcome, asked, no, names }: AppliedChange,
  { opinion, by, now }: { opinion: string; by: string | null; now: Date },
): Promise<string[]> {
  const { state } = outcome;
  const { title, applicantId, content } = file;
  const context = {
    file,
    no,
    stepName: placeOf(state, content.flow, names).stepName,
    opinion,
    by: by ?? content.ownerId,
    now,
  };
  const waiting = (await withStandIns(db, file, asked, now)).filter((id) => id !== by);
  await sendCaseNotice(db, { title: fill(t.waiting, { title }), userIds: waiting }, context);
  const { status } = state;
  const isNews = status !== file.status && status in ends && applicantId !== by;
  if (!isNews) return waiting;
  await sendCaseNotice(
    db,
    { title: fill(ends[status as keyof typeof ends], { title }), userIds: [applicantId] },
    context,
  );
  return [...waiting, applicantId];
}
