import { useQuery } from '@tanstack/react-query';
import type { NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { navigationConfig } from '@yizhan/contract/texts/zh-CN/navigation-config.ts';
import { useMemo, useState } from 'react';
import '../../admin-kit/publishing/Drafts.css';
import { DraftForm } from '../../admin-kit/publishing/DraftForm.tsx';
import { untilNotified } from '../../admin-kit/publishing/until-notified.ts';
import { type ChosenDraft, useChosenDraft } from '../../admin-kit/publishing/useChosenDraft.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { BuiltInPane } from './BuiltInPane.tsx';
import './Navigation.css';
import { NavigationList } from './NavigationList.tsx';
import { createNavigationKind, describeItem } from './navigation-kind.tsx';

const t = textsOf({ navigationConfig });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/addNavigation';

/** NV-1 to NV-6: the side list of the navigation, and the item chosen in it. */
export default function NavigationSection() {
  useTitle(menuName(menu));
  // It also tells what other screens changed, such as the layouts of a page.
  const found = useQuery({ ...query.navigation.list(), refetchOnMount: 'always' });
  useHint(publishables.navItem.topic, found.refetch);
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {(rows) => <Editor rows={rows} refetch={async () => (await found.refetch()).data ?? []} />}
      </Loaded>
    </Page>
  );
}

type EditorProps = { rows: readonly NavigationRow[]; refetch: () => Promise<readonly NavigationRow[]> };

function Editor({ rows, refetch }: EditorProps) {
  const { chosen: named, choose, open } = useChosenDraft();
  const small = useMediaQuery(narrow);
  /** The form is filled once: changes saved by another editor must not replace what is being typed. */
  const [filled, setFilled] = useState(0);
  const [first] = rows;
  // NV-6: home, where the panes are side by side.
  const chosen: ChosenDraft = named.is === 'none' && first && !small ? { is: 'stored', id: first.id } : named;
  const row = chosen.is === 'stored' ? rows.find(({ id }) => id === chosen.id) : undefined;
  // The same object while nothing changed: new components would empty the fields.
  const made = useMemo(() => createNavigationKind(rows, row), [rows, row]);
  const roles = useQuery(query.roles.pick());
  const kind = useMemo(() => ({ ...made, describe: describeItem(rows, roles.data ?? []) }), [made, rows, roles.data]);
  const reload = async () => {
    await refetch();
    await untilNotified();
    setFilled((times) => times + 1);
  };
  const onSaved = async (publicationId: string) => {
    const saved = (await refetch()).find(({ publication }) => publication?.id === publicationId);
    if (saved) open({ is: 'stored', id: saved.id });
  };
  const onRemoved = () => {
    open({ is: 'none' });
    void refetch();
  };
  const order = async (ids: string[]) => {
    await runAction(api.navigation.order({ ids }));
    await refetch();
  };
  return (
    <div className="drafts navigation-config">
      <NavigationList
        rows={rows}
        chosen={chosen}
        onChoose={(id) => void choose({ is: 'stored', id })}
        onAdd={() => void choose({ is: 'new' })}
        onOrder={order}
      />
      {row?.isBuilt === 1 && <BuiltInPane key={`${row.id} ${row.version}`} row={row} onChanged={() => void reload()} />}
      {(row?.publication || chosen.is === 'new') && (
        <DraftForm
          key={`${row?.id} ${filled}`}
          kind={kind}
          row={row?.publication ?? undefined}
          onSaved={onSaved}
          onReload={reload}
          onRemoved={onRemoved}
        />
      )}
    </div>
  );
}
