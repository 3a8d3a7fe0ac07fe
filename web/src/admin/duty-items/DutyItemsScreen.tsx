import { useQuery } from '@tanstack/react-query';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../../admin-kit/list/ListAndForm.css';
import '../AdminScreen.css';
import './DutyItems.css';
import { CorrectionsTab } from './CorrectionsTab.tsx';
import DeptCardsScreen from './cards/DeptCardsScreen.tsx';
import { ItemEditor, NewItem } from './ItemEditor.tsx';
import { ItemsTab } from './ItemsTab.tsx';

const t = textsOf({ dutyItemManage });

const NEW = 'new';
const tabKeys = ['items', 'corrections', 'cards'] as const;

/** What a department keeps: its items in the responsibility lists, reports on them, and its card. */
export default function DutyItemsScreen() {
  const [params, setParams] = useSearchParams();
  const go = async (next: Record<string, string>) => {
    if (await confirmLeave()) setParams(next);
  };
  // An address with a department is that of its card.
  const named = tabKeys.find((key) => key === params.get('tab'));
  const tab = named ?? (params.has('dept') ? 'cards' : 'items');
  const waiting = useQuery(query.dutyLists.corrections({ state: 'OPEN', size: 1 }));
  const item = params.get('item');
  const open = (id: string) => setParams({ item: id });
  if (tab === 'items' && item) return <ItemEditor key={item} id={item} onClose={() => void go({})} />;
  if (tab === 'items' && params.has(NEW)) return <NewItem onSaved={open} onClose={() => void go({})} />;
  const tabs = [
    { key: 'items', label: t('items') },
    { key: 'corrections', label: t('corrections'), count: waiting.data?.total || undefined },
    { key: 'cards', label: t('cards') },
  ] as const;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => void go({ [NEW]: '1' })}>
      {t('add')}
    </Button>
  );
  const row = (panel?: ReactNode) => (
    <Tabs label={t('views')} tabs={tabs} value={tab} onChange={(key) => void go(key === 'items' ? {} : { tab: key })}>
      {panel}
    </Tabs>
  );
  if (tab === 'cards') return <DeptCardsScreen tabs={row()} />;
  return (
    <Page wide title={t('pageTitle')} description={t('description')} actions={tab === 'items' && add}>
      <section className="admin-card admin-list duty-items" aria-label={t('pageTitle')}>
        {row(tab === 'items' ? <ItemsTab onOpen={(id) => void go({ item: id })} /> : <CorrectionsTab />)}
      </section>
    </Page>
  );
}
