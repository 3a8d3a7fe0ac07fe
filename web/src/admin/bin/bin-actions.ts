import type { BinRow } from '@yizhan/contract/entities/recycling.ts';
import { bin } from '@yizhan/contract/texts/zh-CN/bin.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ bin });

async function run(action: Promise<unknown>, done: string): Promise<boolean> {
  const isDone = (await runAction(action, done)) !== undefined;
  // What is restored shows in the list of its own section.
  await queryClient.invalidateQueries();
  return isDone;
}

/** Both answer whether it was done. */
export const restore = ({ id, name }: BinRow) => run(api.recycling.restore({ id }), t('restored', { name }));

export async function removeForGood({ id, name }: BinRow): Promise<boolean> {
  const question = { title: t('removeTitle', { name }), text: t('removeText'), yes: t('removeForGood'), danger: true };
  return (await ask(question)) && run(api.recycling.remove({ id }), t('removed', { name }));
}
