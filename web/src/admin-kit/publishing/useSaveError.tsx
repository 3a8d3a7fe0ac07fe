import { difference } from '@yizhan/contract/difference.ts';
import type { ChangedMeanwhile } from '@yizhan/contract/entities/publishing.ts';
import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import type { FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { toastError } from '../../ui/toast-error.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { toFieldErrors } from '../form/useSave.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { ChangeDescriber } from './change-describer.ts';

const t = textsOf({ publishing });

type SaveErrorOptions = {
  /** The content on the screen. */
  mine: () => unknown;
  describe: ChangeDescriber;
  reload: () => void;
  /** Where errors that name fields are shown. */
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>;
};

/** Handles a refused save: a conflicting change is shown beside one's own, other errors as a message. */
export function useSaveError({ mine, describe, reload, form }: SaveErrorOptions): {
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
  const detail = theirs && (
    <ChangeTable
      changes={difference(theirs.content, mine())}
      describe={describe}
      sides={[t('changedTheirs'), t('changedMine')]}
    />
  );
  const onReload = () => {
    close();
    reload();
  };
  return { failed, dialog: <ConflictDialog changed={theirs} detail={detail} onKeep={close} onReload={onReload} /> };
}
