import { createContext, use } from 'react';
import type * as z from 'zod';

type RecordFormContext = {
  /** The schema whose rules the fields show. */
  schema: z.ZodType;
  unsaved?: boolean;
  /**
   * Until the first attempt to save, only fields that were filled in and left show errors; absent, every field does.
   */
  strict?: { readonly current: boolean };
};

export const RecordContext = createContext<RecordFormContext | undefined>(undefined);

export function useRecordForm(): RecordFormContext {
  const form = use(RecordContext);
  if (!form) throw new Error('a field stands outside its form');
  return form;
}
