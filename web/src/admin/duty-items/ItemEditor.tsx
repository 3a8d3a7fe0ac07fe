import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DutyItemContent, type DutyItemDetail, dutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { useState } from 'react';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Page } from '../../ui/Page.tsx';
import { ItemForm } from './ItemForm.tsx';
import { itemActions } from './item-actions.ts';
import { StatusChip } from './StatusChip.tsx';

const t = textsOf({ dutyItemManage });
const adminText = textsOf({ admin });

const rememberFileUrls = (detail: DutyItemDetail) => {
  for (const [link, url] of Object.entries(detail.links)) rememberPicture(link, url);
  return detail;
};

/** The editor page of an item. */
export function ItemEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [filled, setFilled] = useState(0);
  const found = useFreshQuery({ ...query.dutyLists.item({ id }), select: rememberFileUrls });
  const refresh = () => client.invalidateQueries({ queryKey: query.dutyLists.items.queryKey });
  const reload = async () => {
    await Promise.all([found.refetch(), refresh()]);
    setFilled((times) => times + 1);
  };
  const { data } = found;
  const itemsFor = itemActions({ onChanged: reload, onGone: onClose });
  const menu = data && (
    <>
      <StatusChip status={data.status} />
      <Menu label={adminText('actionsOf', { name: data.title })} items={itemsFor(data)} />
    </>
  );
  return (
    <Page wide title={data?.title ?? t('pageTitle')} back={onClose} actions={menu}>
      <LoadedRecord query={found}>
        {({ content, links: _, ...state }) => (
          <ItemForm
            key={filled}
            state={state}
            content={content}
            onSaved={async () => void refresh()}
            onReload={reload}
            onRemoved={onClose}
          />
        )}
      </LoadedRecord>
    </Page>
  );
}

type NewItemProps = { onSaved: (id: string) => void; onClose: () => void };

/** A new item starts in the first list and in the first department the person keeps. */
export function NewItem({ onSaved, onClose }: NewItemProps) {
  const lists = useQuery({ ...query.dutyLists.view({}), staleTime: Number.POSITIVE_INFINITY });
  const cards = useQuery({ ...query.departments.cards(), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Page wide title={t('newItem')} back={onClose}>
      <Loaded query={cards} skeleton={<PaneSkeleton />}>
        {(departments) =>
          lists.data && (
            <ItemForm
              state={undefined}
              content={blankItem(
                lists.data.lists[0]?.code ?? '',
                departments.find(({ mayChange }) => mayChange)?.id ?? '',
              )}
              onSaved={async (id) => onSaved(id)}
              onReload={() => undefined}
              onRemoved={onClose}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** What the schema adds by itself, with an empty code and title to fill in. */
const blankItem = (listType: string, deptId: string): DutyItemContent => ({
  ...dutyItemContent.parse({ deptId: '1', listType: 'none', code: '-', title: '-' }),
  ...{ deptId, listType, code: '', title: '' },
});
