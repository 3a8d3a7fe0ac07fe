import { inUse } from '@yizhan/contract/entities/in-use.ts';
import type { Recyclable } from '@yizhan/contract/recycling.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { createElement } from 'react';
import { api } from '../lib/api.ts';
import { isRefused } from '../lib/is-refused.ts';
import { queryClient } from '../lib/query-client.ts';
import { ApiError } from '../lib/request.ts';
import { textsOf } from '../lib/text.ts';
import { ask, type Refusal } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { toastError } from '../ui/toast-error.ts';
import { UsedBy } from './UsedBy.tsx';

const t = textsOf({ admin });

type Removal = {
  title: string;
  text: string;
  name: string;
  remove: () => Promise<unknown>;
  /** The label of the button, where it is not 删除. */
  yes?: string;
  /** What can be done instead while something uses it. */
  advice?: string;
  /** It goes to the bin: the message offers to take it back. */
  recycled?: { kind: Recyclable; id: string } | undefined;
};

/** Asks for confirmation, removes, and reports it; a refusal stands in the dialog. */
export async function confirmAndRemove({ title, text, name, remove, recycled, ...rest }: Removal): Promise<boolean> {
  const { yes = t('remove'), advice } = rest;
  let removed = false;
  let failure: unknown;
  const attempt = async () => {
    try {
      await remove();
      removed = true;
    } catch (error) {
      if (isRefused(error)) return refusalOf(error, name, advice);
      failure = error;
    }
    return undefined;
  };
  await ask({ title, text, yes, danger: true, attempt });
  if (failure) toastError(failure);
  if (!removed) return false;
  const undo = recycled && { label: t('undo'), run: () => void undoRemoval(recycled, name) };
  toast.show({ kind: 'success', text: t('removed', { name }), action: undo });
  return true;
}

/** The server's reason, or what still uses the record. */
function refusalOf({ msg, result }: ApiError, name: string, advice: string | undefined): Refusal {
  const uses = inUse.safeParse(result);
  return {
    title: t('notRemoved', { name }),
    text: (close) => (uses.success ? createElement(UsedBy, { ...uses.data, advice, onLeave: close }) : msg),
  };
}

async function undoRemoval(recycled: { kind: Recyclable; id: string }, name: string): Promise<void> {
  await runAction(api.recycling.undo(recycled), t('broughtBack', { name }));
  // Any list may show it.
  await queryClient.invalidateQueries();
}

/** Runs an action and reports success. A refusal shows the server's message, unless `isHandled` takes care of it. */
export async function runAction<T>(
  action: Promise<T>,
  done?: string,
  isHandled: (error: ApiError) => boolean = () => false,
): Promise<{ answer: T } | undefined> {
  try {
    const answer = await action;
    if (done) toast.success(done);
    return { answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isHandled(error)) toast.error(error.msg, error.msgDetail);
    return undefined;
  }
}
