import { type Field, type FieldKind, type Form, fieldsOf } from '@yizhan/contract/fields.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import type { TabProps } from '../design.ts';
import { newField } from '../fields/registry.ts';
import { useShownPanel } from '../useShownPanel.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { FormCanvas } from './FormCanvas.tsx';
import { FormPreview, type PreviewWidth } from './FormPreview.tsx';
import { findField, freeKey, insertField, placeOf, removeField, updateField } from './form-edits.ts';
import { Palette } from './Palette.tsx';

const t = textsOf({ processDesign });

/** Palette, form and settings side by side; the preview takes the place of palette and form. */
export function FormTab({ content, change, findings }: TabProps) {
  const { form } = content;
  const [chosen, setChosen] = useState<string>();
  const [preview, setPreview] = useState<PreviewWidth>();
  const panel = useShownPanel(chosen);
  const field = findField(form, chosen);
  const setForm = (next: Form, tag?: string) => change({ ...content, form: next }, tag);
  const add = (kind: FieldKind, place = afterChosen(form, chosen)) => {
    const key = freeKey(form, kind);
    setForm(insertField(form, newField(kind, key, t(`kind_${kind}`)), place));
    setChosen(key);
  };
  const duplicate = (one: Field) => {
    const key = freeKey(form, one.kind);
    setForm(insertField(form, { ...one, key }, afterChosen(form, one.key)));
    setChosen(key);
  };
  const remove = (key: string) => {
    setForm(removeField(form, key));
    setChosen(undefined);
  };
  if (preview)
    return <FormPreview form={form} width={preview} onWidth={setPreview} onEnd={() => setPreview(undefined)} />;
  return (
    <div className="design">
      <Palette onAdd={(kind) => add(kind)} onPreview={() => setPreview('desk')} />
      <FormCanvas
        form={form}
        chosen={chosen}
        findings={findings}
        onChoose={setChosen}
        onChange={setForm}
        onDropKind={add}
        onRemove={remove}
      />
      <section ref={panel} className="design__panel admin-card" aria-label={t('fieldSettings')}>
        {field ? (
          <FieldPanel
            key={field.key}
            field={field}
            others={fieldsOf(form).filter(({ key }) => key !== field.key)}
            onChange={(changes, tag) => setForm(updateField(form, field.key, changes), tag)}
            onDuplicate={() => duplicate(field)}
            onRemove={() => remove(field.key)}
          />
        ) : (
          <p className="admin-muted">{t('selectField')}</p>
        )}
      </section>
    </div>
  );
}

/** New fields stand below the one that is selected, else at the end. */
function afterChosen(form: Form, chosen: string | undefined) {
  const place = chosen === undefined ? undefined : placeOf(form, chosen);
  if (place) return { ...place, at: place.at + 1 };
  const section = form.sections.length - 1;
  return { section, at: form.sections[section]?.fields.length ?? 0 };
}
