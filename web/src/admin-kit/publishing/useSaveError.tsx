import type { ChangedMeanwhile } from '@yizhan/contract/entities/publishing.ts';
import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import type { FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/request.ts';
import { toastError } from '../../ui/toast-error.ts';
import { MergeDialog } from '../form/MergeDialog.tsx';
import { decisionsOf } from '../form/merge.ts';
import { toFieldErrors } from '../form/useSave.ts';
import type { ChangeDescriber } from './change-describer.ts';
import { wordsOf } from './value-names.tsx';

type SaveErrorOptions<C> = {
  /** The content on the screen, and the stored one it was typed over. */
  mine: () => C;
  base: () => C;
  describe: ChangeDescriber;
  reload: () => void;
  /** Goes on from what the other person saved, with what was chosen of both. */
  rebase: (theirs: ChangedMeanwhile, merged: C) => void;
  /** Where errors that name fields are shown, and what is refilled after a conflict. */
  form: Pick<FormInstance, 'setFields' | 'scrollToField'> & Partial<Pick<FormInstance, 'resetFields'>>;
};

/** Handles a refused save: a conflicting change is merged with one's own row by row, other errors are a message. */
export function useSaveError<C>({ mine, base, describe, reload, rebase, form }: SaveErrorOptions<C>): {
  failed: (error: unknown) => void;
  dialog: ReactNode;
} {
  const [theirs, setTheirs] = useState<ChangedMeanwhile>();
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.status === CHANGED_MEANWHILE)
      return setTheirs(error.result as ChangedMeanwhile);
    const fields = error instanceof ApiError ? toFieldErrors(error) : [];
    if (fields.length > 0) {
      form.setFields(fields);
      return form.scrollToField(fields[0]?.name, { focus: true, block: 'center' });
    }
    toastError(error);
  };
  const close = () => setTheirs(undefined);
  const dialog = theirs && (
    <MergeDialog<C>
      changed={theirs}
      theirs={theirs.content as C}
      decisions={decisionsOf({ base: base(), theirs: theirs.content, mine: mine() }, { compare: describe.compare })}
      describe={{ label: describe.label, words: (path, value) => wordsOf(describe, path, value) }}
      onMerge={(merged) => {
        close();
        rebase(theirs, merged);
        form.resetFields?.();
      }}
      onTheirs={() => {
        close();
        reload();
      }}
      onClose={close}
    />
  );
  return { failed, dialog };
}
