import { createContext, use } from 'react';
import type * as z from 'zod';

/** What the parts of a form share: the schema whose rules they show, and whether something is unsaved. */
export const RecordContext = createContext<{ schema: z.ZodType; unsaved?: boolean } | undefined>(undefined);

export function useRecordForm() {
  const form = use(RecordContext);
  if (!form) throw new Error('a field stands outside its form');
  return form;
}
