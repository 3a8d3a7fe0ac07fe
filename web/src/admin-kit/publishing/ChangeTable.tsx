import type { Change } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { textsOf } from '../../lib/text.ts';
import type { ChangeDescriber } from './change-describer.ts';
import { wordsOf } from './value-names.tsx';
import './ChangeTable.css';

const t = textsOf({ publishing });

type ChangeTableProps = {
  changes: readonly Change[];
  describe: ChangeDescriber;
};

/** The differences, path by path, in the words of the screen they belong to. */
export function ChangeTable({ changes, describe }: ChangeTableProps) {
  if (changes.length === 0) return <p className="change-table__same">{t('same')}</p>;
  return (
    <table className="change-table change-table--replaced">
      <thead>
        <tr>
          {[t('place'), t('before'), t('after')].map((head) => (
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
            <td>{wordsOf(describe, path, before)}</td>
            <td>{wordsOf(describe, path, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
