import type { CalendarEvent, EventInput } from '@yizhan/contract/entities/calendar.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { useState } from 'react';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EntryDialog } from './EntryDialog.tsx';

const t = textsOf({ calendarManage });
const adminText = textsOf({ admin });

const newEvent: EventInput = {
  ...{ name: '', begins: '', ends: '', fromTime: null, toTime: null, place: '', url: '', identityTypes: [] },
};

const fields = ['name', 'begins', 'ends', 'fromTime', 'toTime', 'place', 'url'] as const;

const toInput = ({ name, begins, ends, fromTime, toTime, place, url, identityTypes }: EventInput): EventInput => ({
  ...{ name, begins, ends, fromTime, toTime, place, url, identityTypes },
});

const describe = (nameOf: (type: number) => string) =>
  describeFields<EventInput>({
    name: { label: t('eventName') },
    begins: { label: t('begins') },
    ends: { label: t('ends') },
    fromTime: { label: t('fromTime') },
    toTime: { label: t('toTime') },
    place: { label: t('place') },
    url: { label: t('url') },
    identityTypes: {
      label: t('audience'),
      words: (types: readonly number[]) => types.map(nameOf).join(adminText('comma')) || t('audienceAll'),
    },
  });

type EventDialogProps = {
  event: CalendarEvent | 'new';
  events: readonly CalendarEvent[];
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function EventDialog({ event, events, onSaved, onClose }: EventDialogProps) {
  const { nameOf } = useIdentityTypes();
  const [stored, setStored] = useState(event === 'new' ? undefined : event);
  const held = stored && { id: stored.id, version: stored.version };
  const begun = toInput(stored ?? newEvent);
  const [value, setValue] = useState(begun);
  const newest = events.find(({ id }) => id === stored?.id);
  const versions = {
    ...{ base: begun, mine: value, theirs: newest && toInput(newest), describe: describe(nameOf) },
    onMerge: (merged: EventInput) => {
      setStored(newest);
      setValue(merged);
    },
  };
  const set = (changes: Partial<EventInput>) => setValue((before) => ({ ...before, ...changes }));
  const { name, begins, ends, fromTime, toTime, place, url, identityTypes } = value;
  const save = () => {
    if (!name.trim() || !begins) return undefined;
    return api.calendar.saveEvent({ ...value, ends: ends || begins, ...(held && { held }) });
  };
  const toggle = (type: number) =>
    set({
      identityTypes: identityTypes.includes(type)
        ? identityTypes.filter((one) => one !== type)
        : [...identityTypes, type],
    });
  return (
    <EntryDialog
      title={t(held ? 'editEvent' : 'addEvent')}
      versions={versions}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      fields={fields}
    >
      {(checked, refusedAt) => (
        <>
          <TextField
            data-autofocus=""
            required
            label={t('eventName')}
            placeholder={t('eventNameHint')}
            maxLength={fieldLimits.nameLength}
            value={name}
            onChange={(next) => set({ name: next })}
            error={checked && !name.trim() ? t('needed') : refusedAt('name')}
          />
          <div className="year-form__pair">
            <TextField
              type="date"
              required
              label={t('begins')}
              value={begins}
              onChange={(next) => set({ begins: next, ...(ends < next && { ends: next }) })}
              error={checked && !begins ? t('needed') : refusedAt('begins')}
            />
            <TextField
              type="date"
              label={t('ends')}
              min={begins}
              value={ends}
              onChange={(next) => set({ ends: next })}
              error={refusedAt('ends')}
            />
            <TextField
              type="time"
              label={t('fromTime')}
              help={t('timeHelp')}
              value={fromTime ?? ''}
              onChange={(next) => set({ fromTime: next || null, ...(!next && { toTime: null }) })}
              error={refusedAt('fromTime')}
            />
            <TextField
              type="time"
              label={t('toTime')}
              disabled={fromTime === null}
              value={toTime ?? ''}
              onChange={(next) => set({ toTime: next || null })}
              error={refusedAt('toTime')}
            />
          </div>
          <TextField
            label={t('place')}
            maxLength={fieldLimits.nameLength}
            value={place}
            onChange={(next) => set({ place: next })}
            error={refusedAt('place')}
          />
          <TextField
            type="url"
            label={t('url')}
            help={t('urlHelp')}
            maxLength={fieldLimits.addressLength}
            value={url}
            onChange={(next) => set({ url: next })}
            error={refusedAt('url')}
          />
          <fieldset className="year-form__audience">
            <legend>{t('audience')}</legend>
            <p>{t('audienceHelp')}</p>
            {typesOfPeople.map((type) => (
              <Checkbox key={type} checked={identityTypes.includes(type)} onChange={() => toggle(type)}>
                {nameOf(type)}
              </Checkbox>
            ))}
          </fieldset>
        </>
      )}
    </EntryDialog>
  );
}
