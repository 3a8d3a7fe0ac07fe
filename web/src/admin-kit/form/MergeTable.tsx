import type { Change } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { type ReactNode, useId } from 'react';
import { textsOf } from '../../lib/text.ts';
import '../publishing/ChangeTable.css';
import './MergeTable.css';
import type { Decision, Side } from './merge.ts';

const t = textsOf({ publishing });

export type MergeDescriber = {
  label: (path: Change['path']) => ReactNode;
  words: (path: Change['path'], value: unknown) => ReactNode;
};

type MergeTableProps = {
  decisions: readonly Decision[];
  describe: MergeDescriber;
  sideOf: (key: string) => Side;
  onChoose: (key: string, side: Side) => void;
};

const sides = [
  { side: 'theirs', head: t('changedTheirs') },
  { side: 'mine', head: t('changedMine') },
] as const;

/** Both versions beside each other; in every row one chooses whose stays. */
export function MergeTable({ decisions, describe, sideOf, onChoose }: MergeTableProps) {
  const name = useId();
  if (decisions.length === 0) return <p className="change-table__same">{t('same')}</p>;
  return (
    <table className="change-table merge-table">
      <thead>
        <tr>
          {[t('place'), ...sides.map(({ head }) => head)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ key, changes }) => (
          <tr key={key}>
            <th scope="row">{changes.map(({ path }) => lineOf(path, describe.label(path)))}</th>
            {sides.map(({ side, head }) => (
              <td key={side} data-chosen={sideOf(key) === side}>
                <label className="merge-table__choice">
                  <input
                    type="radio"
                    name={`${name}-${key}`}
                    checked={sideOf(key) === side}
                    onChange={() => onChoose(key, side)}
                  />
                  <span className="merge-table__head">{head}</span>
                  <div>
                    {changes.map(({ path, before, after }) =>
                      lineOf(path, describe.words(path, side === 'theirs' ? before : after)),
                    )}
                  </div>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lineOf = (path: Change['path'], content: ReactNode) => <div key={path.join('.')}>{content}</div>;
