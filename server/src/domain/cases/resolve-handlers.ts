import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { allBlocks, type Block, type HandlerRule, isStep } from '@yizhan/contract/flow.ts';
import type { Reader } from '../../db/database.ts';
import { listHandedTo } from '../absences/queries.ts';
import { findDeptOf, listHeads, listNearestHolders, listPostHolders, listRoleHolders } from './handler-queries.ts';
import { findNearestHead } from './nearest-head.ts';
import { asksApplicant, isForOthers } from './own-step.ts';
import { listActive } from './queries.ts';
import type { HandlersByBlock, ResolvedHandler } from './state.ts';

/** For whom handlers are looked up. */
export type Subject = {
  /** Null: not a process yet. */
  processId: string | null;
  content: ProcessContent;
  applicantId: string;
  deptId: string | null;
  data: FormData;
  chosen: Readonly<Record<string, readonly string[]>>;
};
type LookupContext = { db: Reader; now: Date; subject: Subject };

/** The department a field names: itself, or that of the person. */
async function deptOfField({ db, now, subject }: LookupContext, key: string | undefined): Promise<string | null> {
  const field = subject.content.form.sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
  const value = key === undefined ? undefined : subject.data[key];
  if (!field || typeof value !== 'object' || value === null || !('id' in value)) return null;
  return field.kind === 'person' ? findDeptOf(db, String(value.id), now) : String(value.id);
}

async function byRule(context: LookupContext, rule: HandlerRule, chosen: readonly string[]): Promise<string[]> {
  const { db, now, subject } = context;
  switch (rule.by) {
    case 'people':
      return listActive(db, rule.userIds);
    case 'role': {
      if (rule.within === 'school') return listRoleHolders(db, rule.roleId, now);
      const deptId = rule.within === 'field' ? await deptOfField(context, rule.field) : subject.deptId;
      return listNearestHolders(db, rule.roleId, deptId, now);
    }
    case 'head': {
      const deptId = rule.of === 'field' ? await deptOfField(context, rule.field) : subject.deptId;
      return listHeads(db, deptId, rule.levelsUp, now);
    }
    case 'post':
      return listPostHolders(db, rule.dutyItemId, subject, now);
    case 'chosen':
      return listActive(db, chosen);
    case 'applicant':
      return [subject.applicantId];
  }
}

/**
 * Nobody found: who stands in for everybody, else the owner of the process, else the nearest head. Not asked are the
 * applicant, those whose work the applicant does meanwhile, and those who have left.
 */
export async function findStandIn({ db, now, subject }: LookupContext, block: Block): Promise<ResolvedHandler> {
  const { content, applicantId, processId } = subject;
  const { ownerId, ownerDeptId, settings } = content;
  const { substituteId } = settings;
  const away = await listHandedTo(db, { holderId: applicantId, processId, now });
  const active = await listActive(db, substituteId ? [substituteId, ownerId] : [ownerId]);
  const mayAsk = (id: string) => !(id === applicantId && isForOthers(block)) && !away.includes(id);
  const isThere = (id: string) => active.includes(id) && mayAsk(id);
  if (substituteId && isThere(substituteId)) return { personId: substituteId, source: 'substitute' };
  if (isThere(ownerId)) return { personId: ownerId, source: 'owner' };
  const head = await findNearestHead(db, { deptId: ownerDeptId, mayAsk, now });
  return head ? { personId: head, source: 'substitute' } : { personId: ownerId, source: 'owner' };
}

/**
 * Who decides of those the rules found: not the applicant, and nobody whose work the applicant does while they are
 * away. The applicant alone stays where the step may pass by itself.
 */
async function deciders(context: LookupContext, block: Block, found: readonly string[]): Promise<ResolvedHandler[]> {
  const { db, now, subject } = context;
  const { applicantId, processId, content } = subject;
  const rows = (ids: readonly string[]) => ids.map((personId): ResolvedHandler => ({ personId, source: 'rule' }));
  if (!isStep(block) || asksApplicant(block)) return rows(found);
  const others = isForOthers(block) ? found.filter((id) => id !== applicantId) : found;
  if (others.length === 0) return content.settings.skipApplicant ? rows(found) : [];
  const away = await listHandedTo(db, { holderId: applicantId, processId, now });
  const present = rows(others.filter((id) => !away.includes(id)));
  const isMissed = block.mode !== 'one' && present.length < others.length;
  return isMissed ? [...present, await findStandIn(context, block)] : present;
}

/** Who handles these blocks; never nobody (PR-9). */
export async function resolveHandlers(context: LookupContext, blockIds: readonly string[]): Promise<HandlersByBlock> {
  const { content, chosen, applicantId } = context.subject;
  const resolved: Record<string, ResolvedHandler[]> = {};
  for (const block of allBlocks(content.flow.blocks)) {
    if (!blockIds.includes(block.id) || !('handlers' in block)) continue;
    // What was chosen before is no way to decide on one's own case.
    const named = (chosen[block.id] ?? []).filter((id) => id !== applicantId || !isForOthers(block));
    const people: string[] = [];
    for (const rule of block.handlers) people.push(...(await byRule(context, rule, named)));
    const rows = await deciders(context, block, [...new Set(people)]);
    resolved[block.id] = rows.length > 0 ? rows : [await findStandIn(context, block)];
  }
  return resolved;
}
