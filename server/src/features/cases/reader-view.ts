import { meets } from '@yizhan/contract/conditions.ts';
import { type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';
import { computeForm, type FormWorld, type RightsOf, rightOf, rightsByField } from '@yizhan/contract/form-rules.ts';
import type { StoredCase } from '../../domain/cases/queries.ts';

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
