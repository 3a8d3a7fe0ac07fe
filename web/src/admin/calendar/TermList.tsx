import type { Term, TermInput } from '@yizhan/contract/entities/calendar.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryRow } from './EntryRow.tsx';

const t = textsOf({ calendarManage });

type TermListProps = { terms: readonly Term[]; onSaved: () => Promise<unknown> };

export function TermList({ terms, onSaved }: TermListProps) {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<Term | 'new'>();
  const remove = async ({ id, version, name }: Term) => {
    const title = t('removeTerm', { name });
    if (!(await confirm({ title, text: t('removeTermText'), yes: t('remove'), danger: true }))) return;
    const done = await runAction(api.calendar.removeTerm({ id, version }));
    await onSaved();
    if (done) toast.success(t('removed'));
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
      {edited && <TermDialog term={edited} onSaved={onSaved} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

type TermDialogProps = { term: Term | 'new'; onSaved: () => Promise<unknown>; onClose: () => void };

const fields = ['name', 'begins', 'ends'] as const;

function TermDialog({ term, onSaved, onClose }: TermDialogProps) {
  const held = term === 'new' ? undefined : { id: term.id, version: term.version };
  const [value, setValue] = useState<TermInput>(term === 'new' ? { name: '', begins: '', ends: '' } : term);
  const set = (changes: Partial<TermInput>) => setValue((before) => ({ ...before, ...changes }));
  const { name, begins, ends } = value;
  const save = () =>
    name.trim() && begins && ends ? api.calendar.saveTerm({ name, begins, ends, ...(held && { held }) }) : undefined;
  const missing = (checked: boolean, text: string) => (checked && !text.trim() ? t('needed') : undefined);
  return (
    <EntryDialog
      title={t(held ? 'editTerm' : 'addTerm')}
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
