import { useQueryClient } from '@tanstack/react-query';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type ReactNode, useState } from 'react';
import { clearUnsavedChanges, confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import { NameDialog } from './NameDialog.tsx';
import { downloadProcess } from './process-file.ts';

const t = textsOf({ processDesign });

type ManagedProcess = PublicationState & { isStopped: boolean };
type ActionsOptions = { onOpen: (id: string) => void; onGone?: () => void };

/** Stop and resume new applications, copy, export and delete. */
export function useProcessActions({ onOpen, onGone }: ActionsOptions): {
  itemsFor: (row: ManagedProcess) => MenuItem[];
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const ask = useConfirm();
  const [copied, setCopied] = useState<PublicationState>();
  const refresh = () => client.invalidateQueries({ queryKey: query.processes.page.queryKey });
  const exportFile = async ({ id, name }: PublicationState) => {
    const made = await runAction(api.processes.exportFile({ id }));
    if (made) downloadProcess(name, made.answer);
  };
  const remove = async ({ id, version, name }: PublicationState) => {
    const question = { title: t('removeAsk', { name }), text: t('removeText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'process', id },
        remove: () => api.processes.remove({ id, version }),
      }))
    )
      return;
    clearUnsavedChanges();
    onGone?.();
    await refresh();
  };
  const copy = async (name: string, code: string) => {
    if (!copied || !(await confirmLeave())) return;
    const done = await runAction(api.processes.copy({ id: copied.id, name, code }), t('copied'));
    if (!done) return;
    setCopied(undefined);
    await refresh();
    onOpen(done.answer.id);
  };
  const takeNew = async ({ id, name, isStopped }: ManagedProcess) => {
    const question = { title: t('stopAsk', { name }), text: t('stopText'), yes: t('stop') };
    if (!isStopped && !(await ask(question))) return;
    const done = await runAction(
      api.processes.takeNew({ id, isStopped: !isStopped }),
      t(isStopped ? 'resumed' : 'stoppedDone'),
    );
    if (done) await client.invalidateQueries({ queryKey: query.processes.queryKey });
  };
  const itemsFor = (row: ManagedProcess): MenuItem[] => [
    {
      key: 'takeNew',
      icon: row.isStopped ? 'play' : 'stop',
      label: t(row.isStopped ? 'resume' : 'stop'),
      disabled: row.published === null,
      onSelect: () => void takeNew(row),
    },
    { key: 'copy', icon: 'copy', label: t('copy'), onSelect: () => setCopied(row) },
    { key: 'export', icon: 'download', label: t('exportFile'), onSelect: () => void exportFile(row) },
    { kind: 'line', key: 'line' },
    { key: 'remove', icon: 'trash', label: t('remove'), danger: true, onSelect: () => void remove(row) },
  ];
  const dialog = copied && (
    <NameDialog
      title={t('copyTitle', { name: copied.name })}
      yes={t('copy')}
      name={t('copyName', { name: copied.name })}
      onSubmit={copy}
      onClose={() => setCopied(undefined)}
    />
  );
  return { itemsFor, dialog };
}
