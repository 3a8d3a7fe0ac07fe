import { useQueryClient } from '@tanstack/react-query';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { PublicationChips } from '../../admin-kit/publishing/PublicationChips.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProcessForm, type TabName } from './ProcessForm.tsx';
import { useProcessActions } from './useProcessActions.tsx';

const t = textsOf({ menus });
const adminText = textsOf({ admin });
const designText = textsOf({ processDesign });

type ProcessEditorProps = { id: string; onOpen: (id: string) => void; onClose: () => void };

/** The page of one process. */
export function ProcessEditor({ id, onOpen, onClose }: ProcessEditorProps) {
  const client = useQueryClient();
  const [times, setTimes] = useState(0);
  // Outside the form, which is filled again after publishing.
  const [tab, setTab] = useState<TabName>('basic');
  const found = useFreshQuery(query.processes.detail({ id }));
  const refresh = () => client.invalidateQueries({ queryKey: query.processes.page.queryKey });
  const reload = async () => {
    await Promise.all([found.refetch(), refresh()]);
    setTimes((n) => n + 1);
  };
  const actions = useProcessActions({ onOpen, onGone: onClose });
  const { data } = found;
  return (
    <Page
      wide
      title={data?.name ?? t('userFrameConfig/manage/processes')}
      back={onClose}
      actions={
        data && (
          <>
            <PublicationChips {...data} />
            {data.isStopped && <Chip tone="warn">{designText('stopped')}</Chip>}
            <Menu label={adminText('actionsOf', { name: data.name })} items={actions.itemsFor(data)} />
          </>
        )
      }
    >
      <LoadedRecord query={found}>
        {(detail) => (
          <ProcessForm
            key={times}
            detail={detail}
            tab={tab}
            onTab={setTab}
            onSaved={() => void refresh()}
            onReload={reload}
            onRemoved={onClose}
          />
        )}
      </LoadedRecord>
      {actions.dialog}
    </Page>
  );
}
