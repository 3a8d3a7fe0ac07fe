import { useEffect } from 'react';
import { ApiError } from './api-error.ts';

/** The field that a refusal names, by a rule of its own or as not valid; undefined when it is about the whole form. */
function refusedField(error: unknown): string | undefined {
  const result: unknown = error instanceof ApiError ? error.result : undefined;
  if (typeof result !== 'object' || result === null) return undefined;
  const field: unknown =
    'field' in result
      ? result.field
      : 'fields' in result && Array.isArray(result.fields)
        ? result.fields[0]
        : undefined;
  return typeof field === 'string' ? field.split('.')[0] : undefined;
}

/** Which of a form's own fields a refusal is about; it is focused, for its error to be read. */
export function useRefusedField<F extends string>(error: unknown, fields: readonly F[], formId: string): F | undefined {
  const named = refusedField(error);
  const field = fields.find((one) => one === named);
  useEffect(() => {
    if (error !== undefined)
      document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, formId]);
  return field;
}
