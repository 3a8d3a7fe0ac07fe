import type { FieldRight } from '@yizhan/contract/fields.ts';
import type { RightsOf } from '@yizhan/contract/form-rules.ts';
import { findStep } from './flow-path.ts';
import type { OwnPlace, Viewer } from './permissions.ts';
import type { StoredCase, StoredStep } from './queries.ts';

type ReaderContext = { file: StoredCase; steps: readonly StoredStep[]; viewer: Viewer; place: OwnPlace | null };

/**
 * What this person may do with the fields: the applicant what the process lets them, a handler what their step lets
 * them, one of an earlier step what was shown there. The best of all that is theirs counts for reading.
 */
export function rightsOf({ file, steps, viewer, place }: ReaderContext): RightsOf {
  const { flow, settings } = file.content;
  const isApplicant = file.applicantId === viewer.id;
  const canEdit = isApplicant && (file.status === 'draft' || file.status === 'returned');
  if (canEdit) return { rights: settings.applicantRights, otherwise: 'write' };
  if (place) return { rights: place.block.rights, otherwise: 'read' };
  const asRead = (rights: Readonly<Record<string, FieldRight>>): Record<string, FieldRight> =>
    Object.fromEntries(Object.entries(rights).map(([key, right]) => [key, right === 'write' ? 'read' : right]));
  if (viewer.isKeeper) return { rights: {}, otherwise: 'read' };
  const own = steps.filter(({ handlers }) =>
    handlers.some(({ personId, actingFor }) => personId === viewer.id || actingFor === viewer.id),
  );
  const views = [
    ...(isApplicant ? [asRead(settings.applicantRights)] : []),
    ...own.map(({ blockId }) => asRead(findStep(flow, blockId)?.rights ?? {})),
  ];
  if (views.length === 0) return { rights: hiddenSomewhere(file), otherwise: 'read' };
  const hidden = Object.keys(views[0] ?? {}).filter((key) => views.every((rights) => rights[key] === 'hidden'));
  return { rights: Object.fromEntries(hidden.map((key) => [key, 'hidden' as const])), otherwise: 'read' };
}

/** Whoever only gets a copy does not see what is hidden from anybody. */
function hiddenSomewhere({ content }: StoredCase): Record<string, FieldRight> {
  const steps = content.flow.blocks.flatMap(function inside(block): Record<string, FieldRight>[] {
    if (block.type === 'branch')
      return [...block.arms.flatMap((arm) => arm.blocks), ...block.otherwise].flatMap(inside);
    if (block.type === 'parallel') return block.arms.flatMap((arm) => arm.blocks).flatMap(inside);
    return block.type === 'copy' ? [] : [block.rights];
  });
  const all = [content.settings.applicantRights, ...steps].flatMap((rights) => Object.entries(rights));
  return Object.fromEntries(all.filter(([, right]) => right === 'hidden'));
}
