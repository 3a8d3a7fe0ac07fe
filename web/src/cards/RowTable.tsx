import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardStaging } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import type { CSSProperties, ReactNode } from 'react';
import { formatTime } from '../lib/format.ts';
import { toLinkProps } from '../lib/link-props.ts';
import { textsOf } from '../lib/text.ts';
import { useNow } from '../lib/useNow.ts';
import { Chip } from '../ui/Chip.tsx';
import './RowTable.css';

const t = textsOf({ cardStaging });

type Row = StagingTab['result'][number];

/** Fields shown in other ways: the row's mark and its link. */
const unshown: readonly string[] = ['fieldSet', 'urlDetail'];
const wireTimePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** The mapped fields of every row, under a sticky head. */
export function RowTable({ tab: { columnName, cardMapping, result } }: { tab: StagingTab }) {
  const now = useNow();
  const fields = cardMapping.filter(({ field }) => !unshown.includes(field));
  const size = { '--row-table-height': `${cardKindLimits.stagingHeight}px` } as CSSProperties;
  return (
    // A scrolling region must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className="row-table__box" style={size} aria-label={t('table', { name: columnName })} tabIndex={0}>
      <table className="row-table__table">
        <thead>
          <tr>
            {fields.map(({ field, chineseName }) => (
              <th key={field} scope="col">
                {chineseName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.map((row, at) => (
            // Rows of other systems have no id and are re-rendered with every answer.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at}>
              {fields.map(({ field }, place) => (
                <td key={field}>
                  {place === 0 ? (
                    <Head row={row} text={textOf(row, field)} />
                  ) : (
                    <CellText text={textOf(row, field)} now={now} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const textOf = (row: Row, field: string) => {
  const value: unknown = row[field];
  return typeof value === 'string' ? value : '';
};

/** The first cell holds the row's mark and its link, which covers the row. */
function Head({ row, text }: { row: Row; text: string }): ReactNode {
  return (
    <span className="row-table__head">
      {row.fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
      {row.urlDetail ? (
        <a className="row-table__link" title={text} {...toLinkProps(row.urlDetail)}>
          {text}
        </a>
      ) : (
        <span className="row-table__text" title={text}>
          {text}
        </span>
      )}
    </span>
  );
}

function CellText({ text, now }: { text: string; now: Date }) {
  if (!wireTimePattern.test(text)) return <span title={text}>{text}</span>;
  return (
    <time dateTime={text.replace(' ', 'T')} title={text}>
      {formatTime(text, now)}
    </time>
  );
}
