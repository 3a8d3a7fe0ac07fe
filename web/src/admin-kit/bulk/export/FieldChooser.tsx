import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { type RefObject, useId, useMemo } from 'react';
import { moveItem } from '../../../lib/move-item.ts';
import { textsOf } from '../../../lib/text.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { dragAnnouncements } from '../../../ui/drag-announcements.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pointerDrag } from '../../../ui/pointer-drag.ts';
import type { ChosenField } from './export-rules.ts';
import { FieldRow } from './FieldRow.tsx';

const t = textsOf({ bulkExport });

type FieldChooserProps = {
  titles: ReadonlyMap<string, string>;
  value: readonly ChosenField[];
  onChange: (value: ChosenField[]) => void;
  error: string | undefined;
  /** The box for all of them: focused when none is ticked. */
  allBox: RefObject<HTMLInputElement | null>;
};

/** Which fields are exported, and in which order. */
export function FieldChooser({ titles, value, onChange, error, allBox }: FieldChooserProps) {
  const note = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, pointerDrag),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(
        value.map(({ field }) => ({ id: field, name: titles.get(field) ?? field })),
        t,
      ),
      screenReaderInstructions: { draggable: t('dragHelp') },
    }),
    [value, titles],
  );
  const chosen = value.filter((one) => one.chosen).length;
  const at = (id: unknown) => value.findIndex(({ field }) => field === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(moveItem(value, at(active.id), at(over.id)));
  };
  const setAll = (on: boolean) => onChange(value.map(({ field }) => ({ field, chosen: on })));
  return (
    <fieldset className="bulk-fields" aria-describedby={note}>
      <legend className="bulk-fields__legend">{t('fields')}</legend>
      <div className="bulk-fields__head">
        <Checkbox
          ref={allBox}
          checked={chosen === value.length}
          partly={chosen > 0 && chosen < value.length}
          aria-invalid={error ? true : undefined}
          onChange={setAll}
        >
          {t('all')}
        </Checkbox>
        <span className="bulk-fields__count" aria-live="polite">
          {t('fieldsChosen', { n: chosen, all: value.length })}
        </span>
      </div>
      <p id={note} className={error ? 'bulk-fields__note bulk-fields__note--error' : 'bulk-fields__note'} role="status">
        {error && <Icon name="error" size={16} />}
        {error ?? t('fieldsHelp')}
      </p>
      <DndContext {...{ sensors, accessibility, onDragEnd }} collisionDetection={closestCenter}>
        <SortableContext items={value.map(({ field }) => field)} strategy={rectSortingStrategy}>
          <ol className="bulk-fields__list" aria-label={t('fields')}>
            {value.map(({ field, chosen: on }) => (
              <FieldRow
                key={field}
                field={field}
                title={titles.get(field) ?? field}
                chosen={on}
                onChange={(next) => onChange(value.map((one) => (one.field === field ? { field, chosen: next } : one)))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </fieldset>
  );
}
