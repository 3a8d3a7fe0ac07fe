import type { CentreType } from '@yizhan/contract/centres.ts';
import { centreKinds } from '@yizhan/contract/centres.ts';
import { sectionPath, sections } from '@yizhan/contract/sections.ts';
import { centreConfig } from '@yizhan/contract/texts/zh-CN/centre-config.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import '../../admin-kit/publishing/Drafts.css';
import { DraftForm } from '../../admin-kit/publishing/DraftForm.tsx';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import './Centres.css';
import { createCentreKind } from './centre-kind.tsx';

const t = textsOf({ centreConfig });
const menuName = textsOf({ menus });

const types = Object.keys(centreKinds) as CentreType[];

/** RT-9: the hall and the two centres have one screen; the path says which. */
export default function CentreSection() {
  const { pathname } = useLocation();
  const type = types.find((one) => sectionPath(centreKinds[one]) === pathname) ?? '';
  const { menu } = sections[centreKinds[type]];
  useTitle(menuName(menu));
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <CentreEditor key={type} type={type} />
    </Page>
  );
}

/** Refetched only on request, so that nothing replaces unsaved input. */
function CentreEditor({ type }: { type: CentreType }) {
  const found = useFreshQuery(query.centres.detail({ type }));
  const [filled, setFilled] = useState(0);
  const version = found.data?.publication?.version ?? 0;
  const kind = useMemo(() => createCentreKind(type, version), [type, version]);
  const reload = async () => {
    await found.refetch();
    setFilled((times) => times + 1);
  };
  return (
    <Loaded query={found} skeleton={<TableSkeleton />}>
      {({ publication }) => (
        <div className="drafts centre-config">
          <DraftForm
            key={`${publication?.id} ${filled}`}
            kind={kind}
            row={publication ?? undefined}
            onSaved={async () => void (await found.refetch())}
            onReload={reload}
            onRemoved={() => void reload()}
          />
        </div>
      )}
    </Loaded>
  );
}
