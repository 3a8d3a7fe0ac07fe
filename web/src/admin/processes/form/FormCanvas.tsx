import type { ProcessFinding } from '@yizhan/contract/entities/process.ts';
import type { Field, FieldKind, Form } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FindingNote } from '../FindingNote.tsx';
import { fieldDesigns } from '../fields/registry.ts';
import { droppedOf, isDragged, startDrag } from './drag.ts';
import {
  addSection,
  type FieldPlace,
  moveField,
  placeOf,
  removeSection,
  shiftField,
  updateSection,
} from './form-edits.ts';
import { SectionHead } from './SectionHead.tsx';

const t = textsOf({ processDesign });

type FormCanvasProps = {
  form: Form;
  chosen: string | undefined;
  findings: readonly ProcessFinding[];
  onChoose: (key: string) => void;
  onChange: (form: Form, tag?: string) => void;
  onDropKind: (kind: FieldKind, place: FieldPlace) => void;
  onRemove: (key: string) => void;
};

/** The form as it is built. A field moves by drag, or with Alt and the arrow keys; Delete removes it. */
export function FormCanvas(props: FormCanvasProps) {
  const { form, chosen, findings, onChoose, onChange, onDropKind, onRemove } = props;
  const [over, setOver] = useState<FieldPlace>();
  const drop = (event: DragEvent, place: FieldPlace) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(undefined);
    const dropped = droppedOf(event);
    if (!dropped) return;
    if ('kind' in dropped) return onDropKind(dropped.kind, place);
    const from = placeOf(form, dropped.field);
    const isBehind = from?.section === place.section && from.at < place.at;
    onChange(moveField(form, dropped.field, isBehind ? { ...place, at: place.at - 1 } : place));
  };
  const target = (place: FieldPlace) => ({
    onDragOver: (event: DragEvent) => {
      if (!isDragged(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(place);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => drop(event, place),
  });
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (by === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (by === undefined) return onRemove(key);
    onChange(shiftField(form, key, by));
    // In another section the button is a new one.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${key}"]`)?.focus());
  };
  const isOver = (section: number, at: number) => over?.section === section && over.at === at;
  return (
    <section className="design__canvas admin-card" aria-label={t('canvas')}>
      {form.sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity
        <div key={at} className="design-section" {...target({ section: at, at: section.fields.length })}>
          <SectionHead
            section={section}
            onChange={(changes, tag) => onChange(updateSection(form, at, changes), tag && `${tag}-${at}`)}
            onRemove={form.sections.length > 1 ? () => onChange(removeSection(form, at)) : undefined}
          />
          <div className={classes('design-fields', section.columns === 2 && 'design-fields--two')}>
            {section.fields.map((field, index) => (
              <div
                key={field.key}
                className={classes(
                  'design-field',
                  (field.width === 'full' || section.columns === 1) && 'design-field--full',
                  isOver(at, index) && 'is-over',
                )}
                {...target({ section: at, at: index })}
              >
                <FieldButton
                  field={field}
                  isChosen={field.key === chosen}
                  onChoose={() => onChoose(field.key)}
                  onKeyDown={(event) => onKeyDown(event, field.key)}
                />
                {findings
                  .filter((finding) => finding.field === field.key && finding.blockId === null)
                  .map((finding) => (
                    <FindingNote key={finding.problem} finding={finding} />
                  ))}
              </div>
            ))}
          </div>
          {section.fields.length === 0 && <p className="design-empty">{t('emptySection')}</p>}
        </div>
      ))}
      <Button
        icon="plus"
        variant="quiet"
        disabled={form.sections.length >= processLimits.maxSections}
        onClick={() => onChange(addSection(form, ''))}
      >
        {t('addSection')}
      </Button>
    </section>
  );
}

type FieldButtonProps = {
  field: Field;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function FieldButton({ field, isChosen, onChoose, onKeyDown }: FieldButtonProps) {
  return (
    <button
      type="button"
      className="design-field__button"
      data-field={field.key}
      aria-pressed={isChosen}
      draggable
      onDragStart={(event) => startDrag(event, { field: field.key })}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <Icon name={fieldDesigns[field.kind].icon} size={16} />
      <span className="design-field__label">
        {field.label}
        {field.required && <span className="yz-field__required">*</span>}
      </span>
      <small>{t(`kind_${field.kind}`)}</small>
    </button>
  );
}
