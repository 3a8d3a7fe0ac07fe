import { type ProcessContent, processContent } from '@yizhan/contract/entities/process.ts';
import type { Block, HandlerRule } from '@yizhan/contract/flow.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { referencesOf } from '../../domain/processes/references.ts';
import type { Person } from '../../person.ts';
import { listByCode, listCodes } from './queries.ts';

const kinds = ['user', 'role', 'dept', 'service', 'item'] as const;
type Kind = (typeof kinds)[number];
type Names = Record<string, string>;

type Here = (kind: Kind, id: string) => string | undefined;

const headOfApplicant = { by: 'head', of: 'applicant', levelsUp: 0 } as const;

/** A rule whose people, role or item are not here becomes the head of the applicant's department, to be looked at. */
function ruleHere(rule: HandlerRule, here: Here): HandlerRule {
  const known = (ids: readonly string[]) => ids.flatMap((id) => here('user', id) ?? []);
  switch (rule.by) {
    case 'people': {
      const userIds = known(rule.userIds);
      return userIds.length > 0 ? { ...rule, userIds } : headOfApplicant;
    }
    case 'chosen': {
      const userIds = known(rule.userIds);
      // Of a list to choose from nobody is here: empty, it would let anybody be chosen.
      return rule.userIds.length > 0 && userIds.length === 0 ? headOfApplicant : { ...rule, userIds };
    }
    case 'role': {
      const roleId = here('role', rule.roleId);
      return roleId ? { ...rule, roleId } : headOfApplicant;
    }
    case 'post': {
      const dutyItemId = here('item', rule.dutyItemId);
      return dutyItemId ? { ...rule, dutyItemId } : headOfApplicant;
    }
    case 'applicant':
    case 'head':
      return rule;
  }
}

const blocksHere = (blocks: readonly Block[], here: Here): Block[] =>
  blocks.map((block) => {
    if (block.type === 'branch')
      return {
        ...block,
        arms: block.arms.map((arm) => ({ ...arm, blocks: blocksHere(arm.blocks, here) })),
        otherwise: blocksHere(block.otherwise, here),
      };
    if (block.type === 'parallel')
      return { ...block, arms: block.arms.map((arm) => ({ ...arm, blocks: blocksHere(arm.blocks, here) })) };
    return { ...block, handlers: block.handlers.map((rule) => ruleHere(rule, here)) };
  });

/** The content with ids as they are, and beside it what they are called everywhere else: `user:7` is `190004`. */
export async function toFile(db: Db, content: ProcessContent) {
  const { userIds, roleIds, deptIds, serviceIds, itemIds } = referencesOf(content);
  const rows = await listCodes(db, { user: userIds, role: roleIds, dept: deptIds, service: serviceIds, item: itemIds });
  return {
    format: 'yizhan-process-1' as const,
    content,
    names: Object.fromEntries(rows.map(({ key, code }) => [key, code])),
  };
}

const codesOf = (names: Names, kind: Kind) =>
  Object.entries(names)
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([, code]) => code);

/**
 * The content as it is written here: people, roles and departments of the same code. Who is not here is left out; the
 * importer owns what has no owner here, and the check before publishing names what is missing.
 */
export async function fromFile(
  db: Db,
  person: Person,
  { content, names }: { content: ProcessContent; names: Names },
): Promise<ProcessContent> {
  const [user, role, dept, service, item] = kinds.map((kind) => codesOf(names, kind));
  const found = await listByCode(db, {
    user: user ?? [],
    role: role ?? [],
    dept: dept ?? [],
    service: service ?? [],
    item: item ?? [],
  });
  const ids = new Map(found.map(({ key, id }) => [key, id]));
  const here: Here = (kind, id) => ids.get(`${kind}:${names[`${kind}:${id}`] ?? ''}`);
  const { ownerId, ownerDeptId, serviceId, settings, flow } = content;
  const written = {
    ...content,
    ownerId: here('user', ownerId) ?? person.id,
    ownerDeptId: here('dept', ownerDeptId) ?? person.deptId,
    serviceId: (serviceId && here('service', serviceId)) ?? null,
    settings: { ...settings, substituteId: (settings.substituteId && here('user', settings.substituteId)) ?? null },
    flow: { blocks: blocksHere(flow.blocks, here) },
  };
  const parsed = processContent.safeParse(written);
  return parsed.success ? parsed.data : fail('process_file_wrong');
}
