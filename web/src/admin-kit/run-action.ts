import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { ApiError } from '../lib/request.ts';
import { textsOf } from '../lib/text.ts';
import { ask } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';

const t = textsOf({ admin });

type Removal = { title: string; text: string; name: string; remove: () => Promise<unknown> };

/** Asks with what will happen, removes, and says so; a refusal says by what it is still used. */
export async function confirmAndRemove({ title, text, name, remove }: Removal): Promise<boolean> {
  if (!(await ask({ title, text, yes: t('remove'), danger: true }))) return false;
  return (await runAction(remove(), t('removed', { name }))) !== undefined;
}

/** Does it and says so; what is refused is said in the server's words, where `isSaid` has not said it elsewhere. */
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
