import { useQuery, useQueryClient } from '@tanstack/react-query';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { useState } from 'react';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { DraftForm } from '../../admin-kit/publishing/DraftForm.tsx';
import '../../admin-kit/publishing/Drafts.css';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { createAnnouncementKind } from './announcement-kind.ts';
import { confirmAndWithdraw } from './withdraw.ts';

const t = textsOf({ announcementManage });

type AnnouncementEditorProps = { record: string; onOpen: (id: string) => void; onClose: () => void };

/** Form, preview and publishing bar of one announcement. */
export function AnnouncementEditor({ record, onOpen, onClose }: AnnouncementEditorProps) {
  const client = useQueryClient();
  const { nameOf } = useIdentityTypes();
  const isNew = record === NEW;
  const found = useQuery({ ...query.announcements.get({ id: record }), enabled: !isNew, gcTime: 0 });
  /** The form is filled once: what another editor saves must not replace what is being typed. */
  const [filled, setFilled] = useState(0);
  const refresh = () => client.invalidateQueries({ queryKey: query.announcements.queryKey });
  const reload = async () => {
    await refresh();
    setFilled((times) => times + 1);
  };
  const withdraw = async () => {
    if (found.data && (await confirmLeave()) && (await confirmAndWithdraw(found.data))) await reload();
  };
  const form = {
    kind: createAnnouncementKind(nameOf),
    onSaved: async (id: string) => {
      await refresh();
      if (isNew) onOpen(id);
    },
    onReload: reload,
    onRemoved: () => {
      onClose();
      void refresh();
    },
  };
  return (
    <Page
      wide
      title={t(isNew ? 'create' : 'edit')}
      back={onClose}
      actions={
        found.data?.published && (
          <Button icon="undo" onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )
      }
    >
      <div className="drafts announcement-editor">
        {isNew ? (
          <DraftForm {...form} row={undefined} />
        ) : (
          <LoadedRecord query={found}>{(row) => <DraftForm key={filled} {...form} row={row} />}</LoadedRecord>
        )}
      </div>
    </Page>
  );
}
