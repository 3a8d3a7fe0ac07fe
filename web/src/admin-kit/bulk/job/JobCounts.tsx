import type { BulkProgress } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';

const t = textsOf({ bulkImport });

const names = {
  real: { newInsertNum: 'newInsertNum', updateNum: 'updateNum', jumpNum: 'jumpNum', failNum: 'failNum' },
  dry: { newInsertNum: 'wouldInsert', updateNum: 'wouldUpdate', jumpNum: 'wouldJump', failNum: 'failNum' },
} as const;

const order = ['newInsertNum', 'updateNum', 'jumpNum', 'failNum'] as const;

/** What became of the rows, or would become of them. */
export function JobCounts({ progress }: { progress: BulkProgress }) {
  const words = names[progress.dry ? 'dry' : 'real'];
  return (
    <dl className="bulk-counts">
      {order.map((name) => (
        <div
          key={name}
          className={classes(
            'bulk-counts__count',
            name === 'failNum' && progress[name] > 0 && 'bulk-counts__count--bad',
          )}
        >
          <dt>{t(words[name])}</dt>
          <dd>{progress[name].toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  );
}
