import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import '../../admin-kit/list/ListAndForm.css';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { ImportButton } from './ImportButton.tsx';
import { NewProcess } from './NewProcess.tsx';
import { ProcessEditor } from './ProcessEditor.tsx';
import { ProcessTable } from './ProcessTable.tsx';
import './Processes.css';
import './flow/Flow.css';

const t = textsOf({ processDesign });
const adminText = textsOf({ admin });
const menuText = textsOf({ menus });

const filterNames = ['keyword'] as const;

/** The processes a person keeps; one opens on the whole width. */
export default function ProcessesSection() {
  const title = menuText('userFrameConfig/manage/processes');
  useTitle(title);
  const list = useListParams(filterNames);
  const [isNew, setIsNew] = useState(false);
  const { keyword } = list.filters;
  const page = useQuery({
    ...query.processes.page({ ...(keyword && { keyword }), current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, page);
  useHint(publishables.process.topic, page.refetch);
  const clear = <Button onClick={list.clearFilters}>{adminText('clearFilters')}</Button>;
  const open = (id: string) => {
    setIsNew(false);
    void list.open(id);
  };
  if (list.record)
    return <ProcessEditor key={list.record} id={list.record} onOpen={open} onClose={() => void list.close()} />;
  return (
    <Page
      wide
      title={title}
      description={t('description')}
      actions={
        <>
          <ImportButton onImported={open} />
          <Button variant="primary" icon="plus" onClick={() => setIsNew(true)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <section className="admin-card admin-list" aria-label={title}>
        <div className="admin-list__filters">
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(words) => list.setFilter('keyword', words)} />
        </div>
        <Loaded
          query={found}
          skeleton={<TableSkeleton />}
          empty={keyword ? <Empty text={adminText('noneFound')} action={clear} /> : t('none')}
        >
          {({ records, total }) => <ProcessTable rows={records} total={total} list={list} onOpen={open} />}
        </Loaded>
      </section>
      {isNew && <NewProcess onCreated={open} onClose={() => setIsNew(false)} />}
    </Page>
  );
}
