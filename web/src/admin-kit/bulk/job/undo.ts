import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ask } from '../../../ui/confirm.ts';
import { runAction } from '../../run-action.ts';
import type { JobRef } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

/** Asks, then begins to undo an import: the key of the job that does it. */
export async function confirmUndo(job: JobRef): Promise<string | undefined> {
  const question = { title: t('undoTitle'), text: t('undoText'), yes: t('undoYes') };
  if (!(await ask({ ...question, danger: true }))) return undefined;
  return (await runAction(api.bulk.undo(job)))?.answer.redisKey;
}
