import type { FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../ui/drafts.ts';

const textOf = (values: unknown) => JSON.stringify(values);

type FormDraftOptions<V> = {
  form: FormInstance<V>;
  /** Names what is edited. */
  key: string;
  /** The values when there is no stored draft. */
  initial: V;
  /** The version the draft is based on, if not `initial`. */
  base?: unknown;
};

/** An antd form whose content outlives the session: `start` holds the restored draft. */
export function useFormDraft<V>({ form, key, initial, base }: FormDraftOptions<V>) {
  /** The stored values as far as this form knows. */
  const [saved, setSaved] = useState(initial);
  const isUnsaved = () => textOf(form.getFieldsValue(true)) !== textOf(saved);
  const draft = useDraft<V>(key, base ?? saved, () => (isUnsaved() ? form.getFieldsValue(true) : undefined));
  const [start, setStart] = useState(draft.restored ?? initial);
  return {
    start,
    isUnsaved,
    restored: draft.restored !== undefined,
    discard: () => {
      // The form needs its new initial values before it can be reset.
      flushSync(() => setStart(saved));
      form.resetFields();
      draft.forget();
    },
    /** Submitted: drops the draft. */
    forget: () => {
      setSaved(form.getFieldsValue(true));
      draft.forget();
    },
  };
}
