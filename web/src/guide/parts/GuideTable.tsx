import type { GuideCell, GuideTable as Table } from '@yizhan/contract/guide-description.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { FileLink } from './FileLink.tsx';

const t = textsOf({ guides });

/** A table; on a phone each row is a card, and each cell shows its column's name. */
export function GuideTable({ table: { block, columns, rows } }: { table: Table }) {
  const hasFiles = rows.flat().some((cell) => cell.kind === 'files' && cell.files.length > 0);
  const isShown = ({ kind }: { kind: GuideCell['kind'] }) => hasFiles || kind !== 'files';
  const shown = columns.filter(isShown);
  return (
    <table className={`guide-table guide-table--${block}`}>
      <thead>
        <tr>
          {shown.map(({ kind, title }) => (
            <th key={title} scope="col" className={kind === 'files' ? 'guide-noprint' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={toRowKey(cells)}>
            {shown.map(({ title }, at) => {
              const cell = cells[at];
              return cell && <Cell key={title} cell={cell} column={title} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toRowKey = (cells: readonly GuideCell[]) =>
  cells.map((cell) => ('text' in cell ? cell.text : 'number' in cell ? cell.number : '')).join(' ');

function Cell({ cell, column }: { cell: GuideCell; column: string }) {
  switch (cell.kind) {
    case 'number':
      return (
        <td className="guide-table__number">
          <span>{cell.number}</span>
        </td>
      );
    case 'name':
      return (
        <th scope="row" className="guide-table__name">
          {cell.text}
          {cell.note && <span className="guide-table__note">{cell.note}</span>}
        </th>
      );
    case 'text':
      return <td data-label={column}>{cell.text || '—'}</td>;
    case 'copies':
      return <td data-label={column}>{t('copiesOf', { n: cell.copies })}</td>;
    case 'need':
      return (
        <td data-label={column}>
          <Chip tone={cell.required ? 'warn' : 'neutral'}>{cell.text}</Chip>
        </td>
      );
    case 'files':
      return (
        <td data-label={column} className="guide-noprint">
          <span className="guide-table__files">
            {cell.files.map((link) => (
              <FileLink key={link.label} {...link} />
            ))}
            {cell.files.length === 0 && '—'}
          </span>
        </td>
      );
  }
}
