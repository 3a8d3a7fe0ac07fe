import type { FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../ui/drafts.ts';

const textOf = (values: unknown) => JSON.stringify(values);

type FormDraftOptions<V> = {
  form: FormInstance<V>;
  /** Names what is written on. */
  key: string;
  /** What the form begins with when nothing was kept. */
  initial: V;
  /** What it is typed over, where that is not `initial`. */
  base?: unknown;
};

/** A form of antd's whose content outlives the session: it begins with `start`, which is what was kept of it. */
export function useFormDraft<V>({ form, key, initial, base }: FormDraftOptions<V>) {
  /** What the server holds as far as this form knows. */
  const [saved, setSaved] = useState(initial);
  const isUnsaved = () => textOf(form.getFieldsValue(true)) !== textOf(saved);
  const draft = useDraft<V>(key, base ?? saved, () => (isUnsaved() ? form.getFieldsValue(true) : undefined));
  const [start, setStart] = useState(draft.restored ?? initial);
  return {
    start,
    isUnsaved,
    restored: draft.restored !== undefined,
    discard: () => {
      // The form has to know what it begins with before it can begin anew.
      flushSync(() => setStart(saved));
      form.resetFields();
      draft.forget();
    },
    /** Sent: nothing of it would be lost any more. */
    forget: () => {
      setSaved(form.getFieldsValue(true));
      draft.forget();
    },
  };
}
