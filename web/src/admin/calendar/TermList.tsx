import type { Term, TermInput } from '@yizhan/contract/entities/calendar.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { useState } from 'react';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryRow } from './EntryRow.tsx';

const t = textsOf({ calendarManage });

type TermListProps = { terms: readonly Term[]; onSaved: () => Promise<unknown> };

export function TermList({ terms, onSaved }: TermListProps) {
  const [edited, setEdited] = useState<Term | 'new'>();
  const remove = async ({ id, version, name }: Term) => {
    const title = t('removeTerm', { name });
    await confirmAndRemove({
      ...{ title, text: t('removeTermText'), name },
      remove: () => api.calendar.removeTerm({ id, version }),
    });
    await onSaved();
  };
  const add = (
    <Button size="small" icon="plus" onClick={() => setEdited('new')}>
      {t('addTerm')}
    </Button>
  );
  return (
    <Card title={t('terms')} menu={add}>
      {terms.length === 0 && <p className="year-none">{t('noTerms')}</p>}
      <ul className="year-entries">
        {terms.map((term) => (
          <EntryRow
            key={term.id}
            name={term.name}
            about={`${t('span', { from: term.begins, to: term.ends })} · ${t('weeks', { n: term.weeks })}`}
            onEdit={() => setEdited(term)}
            onRemove={() => void remove(term)}
          />
        ))}
      </ul>
      {edited && <TermDialog term={edited} terms={terms} onSaved={onSaved} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

const toInput = ({ name, begins, ends }: TermInput): TermInput => ({ name, begins, ends });

const fields = ['name', 'begins', 'ends'] as const;

const describe = describeFields<TermInput>({
  name: { label: t('termName') },
  begins: { label: t('begins') },
  ends: { label: t('ends') },
});

type TermDialogProps = {
  term: Term | 'new';
  terms: readonly Term[];
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

function TermDialog({ term, terms, onSaved, onClose }: TermDialogProps) {
  const [stored, setStored] = useState(term === 'new' ? undefined : term);
  const held = stored && { id: stored.id, version: stored.version };
  const begun = toInput(stored ?? { name: '', begins: '', ends: '' });
  const [value, setValue] = useState(begun);
  const newest = terms.find(({ id }) => id === stored?.id);
  const versions = {
    ...{ base: begun, mine: value, theirs: newest && toInput(newest), describe },
    onMerge: (merged: TermInput) => {
      setStored(newest);
      setValue(merged);
    },
  };
  const set = (changes: Partial<TermInput>) => setValue((before) => ({ ...before, ...changes }));
  const { name, begins, ends } = value;
  const save = () =>
    name.trim() && begins && ends ? api.calendar.saveTerm({ name, begins, ends, ...(held && { held }) }) : undefined;
  const missing = (checked: boolean, text: string) => (checked && !text.trim() ? t('needed') : undefined);
  return (
    <EntryDialog
      title={t(held ? 'editTerm' : 'addTerm')}
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
            label={t('termName')}
            placeholder={t('termNameHint')}
            maxLength={fieldLimits.nameLength}
            value={name}
            onChange={(next) => set({ name: next })}
            error={missing(checked, name) ?? refusedAt('name')}
          />
          <TextField
            type="date"
            required
            label={t('begins')}
            help={t('beginsHelp')}
            value={begins}
            onChange={(next) => set({ begins: next })}
            error={missing(checked, begins) ?? refusedAt('begins')}
          />
          <TextField
            type="date"
            required
            label={t('ends')}
            min={begins}
            value={ends}
            onChange={(next) => set({ ends: next })}
            error={missing(checked, ends) ?? refusedAt('ends')}
          />
        </>
      )}
    </EntryDialog>
  );
}
