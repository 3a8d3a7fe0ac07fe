import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import type { FormInstance } from 'antd';
import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { ChangeDescriber } from './change-describer.ts';
import type { PublicationVersion } from './usePublishing.ts';

export type DraftRow<C> = PublicationState & { content: C };

/** What the drafts screen needs of a kind: names, form, preview and calls. */
export type DraftKind<C extends object> = {
  schema: z.ZodType<C>;
  /** The content of a new one. */
  fresh: () => C;
  submit: (input: { content: C; held?: PublicationVersion }) => Promise<PublicationVersion>;
  remove: (held: PublicationVersion) => Promise<unknown>;
  describe: ChangeDescriber;
  /** What follows from a change of the form; `before` is the content as it was shown. */
  follow?: (before: C, form: FormInstance) => void;
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
  /** The icon before its name in the list, and the secondary text below it. */
  Mark: ComponentType<{ content: C }>;
  note: (content: C) => string;
  Fields: ComponentType;
  Preview: ComponentType<{ content: C }>;
};

/** What the form of one draft needs. */
export type DraftFormKind<C extends object> = Omit<DraftKind<C>, 'Mark' | 'note' | 'words'> & {
  words: Pick<DraftKind<C>['words'], 'preview' | 'remove' | 'removeTitle' | 'removeText'>;
};
