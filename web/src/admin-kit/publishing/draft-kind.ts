import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { ChangeDescriber } from './change-describer.ts';
import type { PublicationVersion } from './usePublishing.ts';

export type DraftRow<C> = PublicationState & { content: C };

/** What a screen of drafts needs to know of a kind: how it is called, filled in, shown and kept. */
export type DraftKind<C extends object> = {
  schema: z.ZodType<C>;
  /** What a new one begins with. */
  fresh: () => C;
  submit: (input: { content: C; held?: PublicationVersion }) => Promise<PublicationVersion>;
  remove: (held: PublicationVersion) => Promise<unknown>;
  describe: ChangeDescriber;
  words: {
    list: string;
    create: string;
    none: string;
    choose: string;
    preview: string;
    remove: string;
    removeTitle: (name: string) => string;
    removeText: string;
  };
  /** The mark before its name in the list, and the quiet words under it. */
  Mark: ComponentType<{ content: C }>;
  note: (content: C) => string;
  Fields: ComponentType;
  Preview: ComponentType<{ content: C }>;
};
