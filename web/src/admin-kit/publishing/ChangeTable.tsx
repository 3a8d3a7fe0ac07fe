import type { Change } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import type { ChangeDescriber } from './change-describer.ts';
import './ChangeTable.css';

const t = textsOf({ publishing });

type ChangeTableProps = {
  changes: readonly Change[];
  describe: ChangeDescriber;
  /** Headings for two versions side by side, where neither replaced the other. */
  sides?: readonly [string, string];
};

/** The differences, path by path, in the words of the screen they belong to. */
export function ChangeTable({ changes, describe, sides }: ChangeTableProps) {
  if (changes.length === 0) return <p className="change-table__same">{t('same')}</p>;
  return (
    <table className={classes('change-table', !sides && 'change-table--replaced')}>
      <thead>
        <tr>
          {[t('place'), ...(sides ?? [t('before'), t('after')])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path.join('.')}>
            <th scope="row">{describe.label(path)}</th>
            <td>{describe.words(path, before)}</td>
            <td>{describe.words(path, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
