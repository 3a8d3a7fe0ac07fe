import { type CaseChannel, type CaseState, OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { CaseLogAction, CaseStatus } from '@yizhan/contract/case-states.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { upsertCaseFacts } from '../case-facts/queries.ts';
import { recordEvent } from '../outbox/outbox.ts';

/** What happened to a case, for other systems and for statistics. */
export type CaseChange = {
  caseId: string;
  no: string | null;
  processId: string;
  processCode: string;
  serviceId: string | null;
  action: CaseLogAction;
  status: CaseStatus;
  revision: number;
  actorId: string | null;
  applicantId: string;
  /** Of the department that handles it. */
  ownerDeptId: string;
  submittedAt: Date | null;
  finishedAt: Date | null;
  promiseAt: Date | null;
  /** Working days it waited for the applicant. */
  pausedDays: number;
  /** How a submission came in. */
  channel?: CaseChannel | undefined;
  at: Date;
};

/** Writes with the Db of the transaction that changes the case: both are there, or neither. */
type CaseListener = (db: Db, happening: CaseChange) => Promise<void>;

/** Webhooks send it within a minute. */
async function recordChange(db: Db, { caseId, no, processCode, action, status }: CaseChange): Promise<void> {
  await recordEvent(db, 'case.changed', `case:${caseId}`, { sourceApp: '', no: no ?? '', processCode, action, status });
}

/** How efficiency counts a case; one taken back or ended by an administrator was not served. */
const factStates: Readonly<Record<CaseStatus, CaseState>> = {
  draft: 'WITHDRAWN',
  running: 'ACCEPTED',
  returned: 'RETURNED',
  approved: 'FINISHED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
  ended: 'WITHDRAWN',
};
const workingDaySeconds = efficiencyLimits.hoursPerWorkingDay * 3600;

/** A case without a service in the hall, or never submitted, is not counted. */
async function writeFact(db: Db, happening: CaseChange): Promise<void> {
  const { caseId, no, serviceId, submittedAt, finishedAt, promiseAt, pausedDays, status, at } = happening;
  if (!serviceId || !submittedAt) return;
  const { applicantId, ownerDeptId, channel = 'ONLINE' } = happening;
  const fact = {
    ...{ sourceId: caseId, instanceId: no ?? '', serviceId, deptId: ownerDeptId, channel },
    applicantHash: hashToken(`${db.tenant} ${applicantId}`).toString('base64url'),
    ...{ status: factStates[status], acceptedAt: submittedAt, finishedAt, promiseAt, score: null },
    pausedSec: pausedDays * workingDaySeconds,
  };
  await upsertCaseFacts(db, OWN_CASES, [fact], at);
}

/** What follows from every change of a case, in order. */
const listeners: readonly CaseListener[] = [recordChange, writeFact];

export async function notifyListeners(db: Db, happening: CaseChange): Promise<void> {
  for (const tell of listeners) await tell(db, happening);
}
