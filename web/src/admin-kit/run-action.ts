import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { ApiError } from '../lib/request.ts';
import { textsOf } from '../lib/text.ts';
import { ask } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';

const t = textsOf({ admin });

type Removal = { title: string; text: string; name: string; remove: () => Promise<unknown> };

/** Asks for confirmation, removes, and reports it; a refusal lists what still uses the record. */
export async function confirmAndRemove({ title, text, name, remove }: Removal): Promise<boolean> {
  if (!(await ask({ title, text, yes: t('remove'), danger: true }))) return false;
  return (await runAction(remove(), t('removed', { name }))) !== undefined;
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
