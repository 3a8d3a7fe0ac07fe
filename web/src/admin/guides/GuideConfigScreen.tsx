import { useQuery } from '@tanstack/react-query';
import { publishables } from '@yizhan/contract/publishable.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../AdminScreen.css';
import '../../admin-kit/list/ListAndForm.css';
import { CorrectionsTab } from './CorrectionsTab.tsx';
import { GuideEditor } from './GuideEditor.tsx';
import { GuidesTab } from './GuidesTab.tsx';
import './GuideConfig.css';
import { NewGuide } from './NewGuide.tsx';

const t = textsOf({ guideManage });

/** The guides a person maintains, and the reported errors; a guide opens on its own page. */
export default function GuideConfigScreen() {
  const [params, setParams] = useSearchParams();
  const waiting = useQuery(query.guides.corrections({ state: 'OPEN', size: 1 }));
  useHint(publishables.guide.topic, waiting.refetch);
  const go = async (next: Record<string, string>) => {
    if (await confirmLeave()) setParams(next);
  };
  const tab = params.get('tab') === 'corrections' ? 'corrections' : 'guides';
  // To-dos link to a guide by its id, services to the guide they still lack.
  const guide = params.get('guide');
  const isNew = params.has(NEW) || params.has('service');
  const open = (id: string) => setParams({ guide: id });
  const tabs = [
    { key: 'guides', label: t('guides') },
    { key: 'corrections', label: t('corrections'), count: waiting.data?.total || undefined },
  ] as const;
  const list = (
    <Page
      wide
      title={t('title')}
      description={t('description')}
      actions={
        <Button variant="primary" icon="plus" onClick={() => void go({ [NEW]: '1' })}>
          {t('add')}
        </Button>
      }
    >
      <section className="admin-card admin-list guide-config" aria-label={t('title')}>
        <Tabs
          label={t('views')}
          tabs={tabs}
          value={tab}
          onChange={(key) => void go(key === 'guides' ? {} : { tab: key })}
        >
          {tab === 'guides' ? <GuidesTab onOpen={(id) => void go({ guide: id })} /> : <CorrectionsTab />}
        </Tabs>
      </section>
    </Page>
  );
  if (tab === 'guides' && guide)
    return <GuideEditor key={guide} id={guide} onOpen={open} onClose={() => void go({})} />;
  if (!isNew) return list;
  return (
    <NewGuide
      serviceId={params.get('service') ?? undefined}
      onService={(id) => setParams({ service: id })}
      onSaved={open}
      onClose={() => void go({})}
    />
  );
}
