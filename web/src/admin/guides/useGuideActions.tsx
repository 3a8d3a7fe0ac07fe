import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { type ReactNode, useState } from 'react';
import { clearUnsavedChanges, confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { hrefOf, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toast } from '../../ui/toast.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { CopyDialog } from './CopyDialog.tsx';

const t = textsOf({ guideManage });

type GuideActionsOptions = {
  onOpen: (id: string) => void;
  /** The guide has changed on the server. */
  onChanged: () => Promise<unknown>;
  /** The guide was deleted. */
  onGone?: () => void;
};
type OpenDialog = { is: 'nothing' } | { is: 'copy' | 'confirm'; guide: GuideRow };

/** The actions on a guide besides editing and publishing. */
export function useGuideActions({ onOpen, onChanged, onGone }: GuideActionsOptions): {
  itemsFor: (guide: GuideRow) => MenuItem[];
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<OpenDialog>({ is: 'nothing' });
  const close = () => setOpen({ is: 'nothing' });
  /** Asks first when there are unsaved changes. */
  const choose = async (next: OpenDialog) => {
    if (await confirmLeave()) setOpen(next);
  };

  const shelve = async ({ id, version, name }: GuideRow, off: boolean) => {
    const question = { title: t('takeDownAsk', { name }), text: t('takeDownText'), yes: t('takeDown'), danger: true };
    if (!(await confirmLeave()) || (off && !(await ask(question)))) return;
    const done = await runAction(api.guides.changeShelf({ id, version, off }));
    // Success is told after the new version is loaded: the next step would be refused with the old one.
    await onChanged();
    if (done) toast.success(t(off ? 'takenDown' : 'restored', { name }));
  };
  const remove = async ({ id, version, name }: GuideRow) => {
    const question = { title: t('removeAsk', { name }), text: t('removeText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'guide', id },
        remove: () => api.guides.remove({ id, version }),
      }))
    )
      return;
    clearUnsavedChanges();
    if (onGone) onGone();
    else await onChanged();
  };

  const exportWord = async ({ id }: GuideRow, state: 'published' | 'newest') => {
    const made = await runAction(api.guides.exportWord({ id, state }));
    if (made) Object.assign(document.createElement('a'), { href: made.answer.url, download: '' }).click();
  };

  const itemsFor = (guide: GuideRow): MenuItem[] => {
    const { state, draft, published, mayPublish, corrections, id, serviceId } = guide;
    return [
      ...(published && state !== 'OFF'
        ? [
            { key: 'read', icon: 'eye' as const, label: t('openReader'), href: hrefOf(servicePath(serviceId)) },
            {
              key: 'confirm',
              icon: 'check' as const,
              label: t('confirmReview'),
              onSelect: () => void choose({ is: 'confirm', guide }),
            },
          ]
        : []),
      ...(corrections > 0
        ? [
            {
              key: 'corrections',
              icon: 'message' as const,
              label: t('openAnswer'),
              href: `${hrefOf(sectionPath('guides'))}?tab=corrections&guide=${id}`,
            },
          ]
        : []),
      { key: 'copy', icon: 'copy', label: t('copyTo'), onSelect: () => void choose({ is: 'copy', guide }) },
      { key: 'word', icon: 'download', label: t('exportWord'), onSelect: () => void exportWord(guide, 'published') },
      ...(published && draft
        ? [
            {
              key: 'draft-word',
              icon: 'download' as const,
              label: t('exportDraft'),
              onSelect: () => void exportWord(guide, 'newest'),
            },
          ]
        : []),
      ...(published && mayPublish
        ? [
            state === 'OFF'
              ? {
                  key: 'shelf',
                  icon: 'publish' as const,
                  label: t('restore'),
                  onSelect: () => void shelve(guide, false),
                }
              : {
                  key: 'shelf',
                  icon: 'archive' as const,
                  label: t('takeDown'),
                  onSelect: () => void shelve(guide, true),
                },
          ]
        : []),
      ...(mayPublish || !published
        ? [
            { kind: 'line' as const, key: 'line' },
            {
              key: 'remove',
              icon: 'trash' as const,
              label: t('remove'),
              danger: true,
              onSelect: () => void remove(guide),
            },
          ]
        : []),
    ];
  };
  const dialog = (
    <>
      {open.is === 'confirm' && <ConfirmDialog guide={open.guide} onDone={onChanged} onClose={close} />}
      {open.is === 'copy' && <CopyDialog guide={open.guide} onCopied={onOpen} onClose={close} />}
    </>
  );
  return { itemsFor, dialog };
}
