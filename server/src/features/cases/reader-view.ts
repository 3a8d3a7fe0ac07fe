import { meets } from '@yizhan/contract/conditions.ts';
import { type FieldRight, type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';
import { computeForm, type FormWorld, type RightsOf, rightOf, rightsByField } from '@yizhan/contract/form-rules.ts';
import { findStep } from '../../domain/cases/flow-path.ts';
import type { OwnPlace, Viewer } from '../../domain/cases/permissions.ts';
import type { StoredCase, StoredStep } from '../../domain/cases/queries.ts';

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

/** Form and data without what is hidden; a condition on a hidden field is answered here, since the reader cannot. */
export function visibleForm(file: StoredCase, of: RightsOf, world: FormWorld) {
  const { form } = file.content;
  const { visible } = computeForm(form, file.data, world);
  const isHidden = (key: string) => rightOf(of, key) === 'hidden';
  const shown: Form = {
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields
        .filter(({ key }) => !isHidden(key))
        .filter(({ key, visibleWhen }) => !visibleWhen?.tests.some(({ field }) => isHidden(field)) || visible.has(key))
        .map(({ visibleWhen, requiredWhen, ...field }) => ({
          ...field,
          ...(visibleWhen && !visibleWhen.tests.some(({ field: key }) => isHidden(key)) && { visibleWhen }),
          ...(requiredWhen && !requiredWhen.tests.some(({ field: key }) => isHidden(key)) && { requiredWhen }),
          ...(requiredWhen?.tests.some(({ field: key }) => isHidden(key)) &&
            meets(requiredWhen, file.data) && { required: true }),
        })),
    })),
  };
  const keys = new Set(fieldsOf(shown).map(({ key }) => key));
  const data: FormData = Object.fromEntries(Object.entries(file.data).filter(([key]) => keys.has(key)));
  const rights = Object.fromEntries(Object.entries(rightsByField(form, of)).filter(([key]) => keys.has(key)));
  return { form: shown, data, rights };
}
