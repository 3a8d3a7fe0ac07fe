import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import type { Conflict } from './ConflictDialog.tsx';

const t = textsOf({ admin });

type SaveOptions<S extends z.ZodType, A> = {
  form: FormInstance<z.input<S>>;
  schema: S;
  save: (values: z.output<S>) => Promise<A>;
  beforeSave?: ((values: z.output<S>) => Promise<boolean>) | undefined;
};

/** Sends the schema's parsed output. Errors go to the fields they name, else to a toast. */
export function useSave<S extends z.ZodType, A>({ form, schema, save, beforeSave }: SaveOptions<S, A>) {
  const [saving, setSaving] = useState(false);
  const [changed, setChanged] = useState<Conflict>();

  const refused = (error: ApiError) => {
    if (error.status === CHANGED_MEANWHILE) return setChanged(error.result as Conflict);
    if (!showFieldErrors(form, error)) toast.error(error.msg, error.msgDetail);
  };

  const submit = async (): Promise<{ saved: A } | undefined> => {
    const values = schema.safeParse(form.getFieldsValue(true));
    if (!values.success) {
      toast.error(t('ruleWrong'));
      return undefined;
    }
    if (beforeSave && !(await beforeSave(values.data))) return undefined;
    setSaving(true);
    try {
      return { saved: await save(values.data) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { submit, saving, changed, forget: () => setChanged(undefined) };
}

/** Shows errors at the fields they name and scrolls to the first. Returns whether there were any. */
export function showFieldErrors<V>(form: FormInstance<V>, error: ApiError): boolean {
  const fields = toFieldErrors(error);
  if (fields.length === 0) return false;
  // The names come from the server: antd ignores unknown ones.
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
  form.scrollToField(fields[0]?.name, { focus: true, block: 'center' });
  return true;
}

/** As antd names it: a place in a list is a number. */
const toPath = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** A refusal with a text of its own names one field; invalid input names all of them. */
export function toFieldErrors({ result, msg }: Pick<ApiError, 'result' | 'msg'>) {
  if (typeof result !== 'object' || result === null) return [];
  if ('field' in result && typeof result.field === 'string') return [{ name: toPath(result.field), errors: [msg] }];
  if ('fields' in result && Array.isArray(result.fields))
    return result.fields.map((path) => ({ name: toPath(String(path)), errors: [t('ruleWrong')] }));
  return [];
}
