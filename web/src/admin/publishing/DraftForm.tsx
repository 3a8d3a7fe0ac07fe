import { difference } from '@yizhan/contract/difference.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { forgetUnsaved } from '../form/leaving.ts';
import { RecordContext } from '../form/recordContext.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { PublishBar } from '../PublishBar.tsx';
import { removeAfterAsking } from '../remove.ts';
import type { DraftKind, DraftRow } from './draftKind.ts';
import { useFailure } from './useFailure.tsx';

type DraftFormProps<C extends object> = {
  kind: DraftKind<C>;
  /** Nothing for a new one. */
  row: DraftRow<C> | undefined;
  onSaved: (id: string) => Promise<void>;
  /** Reads it again and fills the form anew. */
  onReload: () => void;
  onRemoved: () => void;
};

type Kept<C> = { state: PublicationState | undefined; content: C };

/** Fields and look of one draft, filled once. */
export function DraftForm<C extends object>({ kind, row, onSaved, onReload, onRemoved }: DraftFormProps<C>) {
  const { schema, words, describe, Fields, Preview } = kind;
  const [form] = Form.useForm<C>();
  /** What the server holds as far as this form knows. */
  const [held, setHeld] = useState<Kept<C>>(() => ({ state: row, content: row?.content ?? kind.fresh() }));
  const [begun] = useState(held.content);
  const [shown, setShown] = useState(held.content);
  const unsaved = held.state === undefined || difference(held.content, shown).length > 0;
  const { failed, dialog } = useFailure({ mine: () => shown, describe, reload: onReload, form });
  useLeaveGuard(unsaved && difference(begun, shown).length > 0);

  const save = async () => {
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    );
    const parsed = schema.safeParse(shown);
    if (!valid || !parsed.success) return undefined;
    const { state } = held;
    const saved = await kind.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    setShown(parsed.data);
    if (state) setHeld({ state: { ...state, version: saved.version, draft: true }, content: parsed.data });
    forgetUnsaved();
    await onSaved(saved.id);
    return saved;
  };
  const remove = async () => {
    const { state } = held;
    if (!state) return;
    const { id, version, name } = state;
    const title = words.removeTitle(name);
    const gone = await removeAfterAsking({
      ...{ title, text: words.removeText, name },
      remove: () => kind.remove({ id, version }),
    });
    if (!gone) return;
    forgetUnsaved();
    onRemoved();
  };

  return (
    <RecordContext value={{ schema, unsaved }}>
      <Form
        className="drafts__form admin-card"
        form={form}
        layout="vertical"
        initialValues={begun}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setShown(form.getFieldsValue(true))}
      >
        <Fields />
        {held.state && (
          <Button variant="danger" size="small" icon="trash" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </Form>
      <section className="drafts__preview admin-card" aria-label={words.preview}>
        <h2 className="drafts__heading">{words.preview}</h2>
        <Preview content={shown} />
      </section>
      <PublishBar
        state={held.state}
        unsaved={unsaved}
        save={save}
        describe={describe}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </RecordContext>
  );
}
