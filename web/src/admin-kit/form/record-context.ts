import { createContext, type ReactNode, use } from 'react';
import type * as z from 'zod';
import type { Path } from './field-error.ts';

/** By dotted path. */
export type RecordFields = Map<string, RecordField>;
export type RecordField = { path: Path; label: string; control: ReactNode; valueProp: string };

type RecordFormContext = {
  /** The schema whose rules the fields show. */
  schema: z.ZodType;
  unsaved?: boolean;
  /**
   * Until the first attempt to save, only fields that were filled in and left show errors; absent, every field does.
   */
  strict?: { readonly current: boolean };
  /** The fields on the screen, for a conflict to show each by its label and control. */
  fields?: RecordFields;
};

export const RecordContext = createContext<RecordFormContext | undefined>(undefined);

export function useRecordForm(): RecordFormContext {
  const form = use(RecordContext);
  if (!form) throw new Error('a field stands outside its form');
  return form;
}
