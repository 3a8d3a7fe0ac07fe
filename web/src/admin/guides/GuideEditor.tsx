import { useQueryClient } from '@tanstack/react-query';
import type { GuideConfigDetail } from '@yizhan/contract/entities/guide.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { useState } from 'react';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { query } from '../../lib/api.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Page } from '../../ui/Page.tsx';
import { GuideForm } from './GuideForm.tsx';
import { StateChip } from './StateChip.tsx';
import { useGuideActions } from './useGuideActions.tsx';

const t = textsOf({ guideManage });
const adminText = textsOf({ admin });

type GuideEditorProps = { id: string; onOpen: (id: string) => void; onClose: () => void };

const rememberFileUrls = (detail: GuideConfigDetail) => {
  for (const [link, url] of Object.entries(detail.links)) rememberPicture(link, url);
  return detail;
};

/** The editor page of a guide. */
export function GuideEditor({ id, onOpen, onClose }: GuideEditorProps) {
  const client = useQueryClient();
  const [filled, setFilled] = useState(0);
  const found = useFreshQuery({ ...query.guides.detail({ id }), select: rememberFileUrls });
  const refresh = () => client.invalidateQueries({ queryKey: query.guides.page.queryKey });
  const reload = async () => {
    await Promise.all([found.refetch(), refresh()]);
    setFilled((times) => times + 1);
  };
  const actions = useGuideActions({ onOpen, onChanged: reload, onGone: onClose });
  const { data } = found;
  const menu = data && (
    <>
      <StateChip state={data.state} />
      <Menu label={adminText('actionsOf', { name: data.name })} items={actions.itemsFor(data)} />
    </>
  );
  return (
    <Page wide title={data?.name ?? t('title')} back={onClose} actions={menu}>
      <LoadedRecord query={found}>
        {({ content, ...state }) => (
          <GuideForm
            key={filled}
            state={state}
            content={content}
            onSaved={async () => void refresh()}
            onReload={reload}
            onRemoved={onClose}
          />
        )}
      </LoadedRecord>
      {actions.dialog}
    </Page>
  );
}
