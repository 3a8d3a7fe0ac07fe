import { createContext, use } from 'react';
import type * as z from 'zod';

type RecordFormContext = {
  /** Whose rules the fields show. */
  schema: z.ZodType;
  unsaved?: boolean;
  /** Until somebody tried to save, only fields they filled in and left speak up; absent, every field does at once. */
  strict?: { readonly current: boolean };
};

export const RecordContext = createContext<RecordFormContext | undefined>(undefined);

export function useRecordForm(): RecordFormContext {
  const form = use(RecordContext);
  if (!form) throw new Error('a field stands outside its form');
  return form;
}
