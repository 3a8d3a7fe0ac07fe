import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { useState } from 'react';
import { toWireTime } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import type { ShownList } from './columns.ts';
import { Paper, usePaper } from './Paper.tsx';
import { type ListFilter, readWholeList, saveSheet, toRows, toWordHtml } from './whole-list.ts';

const t = textsOf({ dutyLists });

type ListActionsProps = { list: ShownList; filter: ListFilter; total: number; about: string; open: boolean };

/** Prints or exports the whole list as it is filtered, not only the page on the screen. */
export function ListActions({ list, filter, total, about, open }: ListActionsProps) {
  const [items, setItems] = useState<readonly DutyItemLine[]>([]);
  const [busy, setBusy] = useState(false);
  const paper = usePaper();
  const most = dutyLimits.maxExported;
  const run = async (work: () => Promise<void>) => {
    // A part of it would look like the whole.
    if (total > most) return toast.error(t('tooLong', { n: total, most }));
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  const print = () =>
    run(async () => {
      setItems(await readWholeList(filter, open));
      paper.print();
    });
  const name = `${list.name}${toWireTime(new Date()).slice(0, 10).replaceAll('-', '')}`;
  const saveWord = async () => {
    const rows = toRows(list, await readWholeList(filter, open), t('number'));
    saveFile(`${name}.doc`, 'application/msword', toWordHtml(list.name, about, rows));
  };
  const [head = [], ...body] = paper.printing ? toRows(list, items, t('number')) : [];
  return (
    <>
      <Button size="small" icon="print" loading={busy} onClick={() => void print()}>
        {t('print')}
      </Button>
      <Menu
        label={t('export')}
        icon="download"
        size="small"
        items={[
          { key: 'word', icon: 'file', label: t('exportWord'), onSelect: () => void run(saveWord) },
          {
            key: 'excel',
            icon: 'layout',
            label: t('exportExcel'),
            onSelect: () => void run(() => saveSheet(name, filter, open)),
          },
          { key: 'pdf', icon: 'print', label: t('exportPdf'), onSelect: () => void print() },
        ]}
      />
      {paper.printing && (
        <Paper title={list.name} about={about} onReady={paper.ready}>
          <table>
            <thead>
              <tr>
                {head.map((text) => (
                  <th key={text}>{text}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map((row) => (
                <tr key={row[0]}>
                  {row.map((text, at) => (
                    <td key={`${head[at]}`}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Paper>
      )}
    </>
  );
}
