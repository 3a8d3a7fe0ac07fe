import type { EfficiencyPanel } from '@yizhan/contract/efficiency-kinds.ts';
import { efficiency, efficiencyPanelSources } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { saveAddress, saveFile, toCsv } from '../../lib/save-file.ts';
import { textsOf } from '../../lib/text.ts';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ChartHandle } from './Chart.tsx';
import { HelpTip } from './HelpTip.tsx';
import type { ToOption } from './options.ts';
import type { PanelTable } from './tables.ts';

const t = textsOf({ efficiency });
const source = textsOf({ efficiencyPanelSources });
const Chart = lazyPart(() => import('./Chart.tsx'));

type PanelProps = {
  code: EfficiencyPanel;
  title: string;
  /** What it counts. */
  help: string;
  table: PanelTable;
  /** Without one the table is what is shown. */
  option?: ToOption | undefined;
  wall: boolean;
  wide?: boolean | undefined;
  extra?: ReactNode;
  /** Above the chart. */
  lead?: ReactNode;
  note?: ReactNode;
  /** Instead of the plain table: a ranking with bars, lamps. */
  children?: ReactNode;
};

/** A part of the dashboard: a chart with its table behind it, both to take away, and what they are counted from. */
export function Panel({ code, title, help, table, option, wall, wide, extra, lead, note, children }: PanelProps) {
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const shown = option !== undefined && !asTable;
  const items = [
    ...(shown
      ? [
          {
            key: 'png',
            icon: 'image' as const,
            label: t('exportPng'),
            onSelect: () => saveAddress(`${title}.png`, chart.current?.toPng() ?? ''),
          },
        ]
      : []),
    {
      key: 'csv',
      icon: 'download' as const,
      label: t('exportTable'),
      onSelect: () => saveFile(`${title}.csv`, 'text/csv;charset=utf-8', toCsv([table.head, ...table.rows])),
    },
  ];
  return (
    <Card
      title={title}
      className={wide ? 'eff-panel eff-panel--wide' : 'eff-panel'}
      extra={extra}
      menu={
        <Row as="span" gap={1} className="eff-panel__tools">
          <HelpTip name={title} text={help} />
          {option && (
            <IconButton
              size="small"
              icon={asTable ? 'chart' : 'list'}
              label={t(asTable ? 'asChart' : 'asTable')}
              onClick={() => setAsTable(!asTable)}
            />
          )}
          <Menu label={t('export')} icon="download" size="small" items={items} />
        </Row>
      }
    >
      {lead}
      {shown && (
        <Suspense fallback={<Skeleton shape="block" height={260} />}>
          <Chart ref={chart} option={option} label={title} wall={wall} />
        </Suspense>
      )}
      {children || (
        <div className={shown ? 'eff-table eff-table--behind' : 'eff-table'}>
          <DataTable title={title} table={table} />
        </div>
      )}
      {note && <p className="eff-note">{note}</p>}
      <p className="eff-note">{t('source', { source: source(code) })}</p>
    </Card>
  );
}

function DataTable({ title, table: { head, rows } }: { title: string; table: PanelTable }) {
  return (
    <table>
      <caption className="yz-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={head[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[at]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
