import { useQuery } from '@tanstack/react-query';
import type { LayoutRow } from '@yizhan/contract/entities/layout.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useMemo, useState } from 'react';
import { confirmAndRemove } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { narrow, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { LayoutEditor } from './LayoutEditor.tsx';
import { LayoutList } from './LayoutList.tsx';
import { LayoutPreview, type PreviewedLayout } from './LayoutPreview.tsx';
import { layoutSkeleton } from './LayoutSkeleton.tsx';
import './Layouts.css';
import { type ChosenLayout, useChosenLayout } from './useChosenLayout.ts';

const t = textsOf({ homePageConfig });

/** Three panes: the layouts, the miniature of the selected one, and its settings with the cards to add. */
export default function LayoutsTab() {
  const layouts = useQuery(query.layouts.list());
  const library = useQuery(query.cards.library());
  useHint(publishables.layout.topic, () => Promise.all([layouts.refetch(), library.refetch()]));
  const cards = useMemo(() => library.data && new Map(library.data.map((row) => [row.id, row])), [library.data]);
  const { chosen: named, choose, open } = useChosenLayout();
  const small = useMediaQuery(narrow);
  // Here, because the form of a new layout gives way to that of the stored one when it is saved.
  const [previewed, setPreviewed] = useState<PreviewedLayout>();
  const first = layouts.data?.[0];
  // When the panes are side by side, the first layout is selected by default.
  const chosen: ChosenLayout = named.is === 'none' && first && !small ? { is: 'layout', id: first.id } : named;
  const current = chosen.is === 'layout' ? chosen.id : undefined;
  const start = () => void choose({ is: 'new', from: undefined });
  const onSaved = async (id: string) => {
    await layouts.refetch();
    if (id !== current) open({ is: 'layout', id });
  };
  const onRemoved = () => {
    open({ is: 'none' });
    void layouts.refetch();
  };
  const remove = async ({ id, version, name }: LayoutRow) => {
    const question = { title: t('removeLayoutAsk', { name }), text: t('removeLayoutText'), name };
    const gone = await confirmAndRemove({
      ...question,
      recycled: { kind: 'layout', id },
      remove: () => api.layouts.remove({ id, version }),
    });
    if (gone && id === current) onRemoved();
    else await layouts.refetch();
  };
  const add = (
    <Button variant="primary" icon="plus" wide onClick={start}>
      {t('addLayout')}
    </Button>
  );
  return (
    <div className="layouts">
      <nav className="layouts__list admin-card" aria-label={t('layoutList')}>
        {add}
        <Loaded query={layouts} empty={<p className="layout-side__help">{t('firstLayout')}</p>}>
          {(rows) => (
            <LayoutList
              rows={rows}
              current={current}
              onOpen={(id) => void choose({ is: 'layout', id })}
              onCopy={(id) => void choose({ is: 'new', from: id })}
              onRemove={(row) => void remove(row)}
            />
          )}
        </Loaded>
      </nav>
      {chosen.is === 'none' ? (
        layouts.data ? (
          <Empty className="layouts__none" text={t('chooseLayout')} />
        ) : (
          !small && layouts.isPending && layoutSkeleton
        )
      ) : (
        <Loaded query={{ ...library, data: cards }} skeleton={layoutSkeleton}>
          {(known) => (
            <LayoutEditor
              key={chosen.is === 'layout' ? chosen.id : `new ${chosen.from}`}
              {...{ chosen, onSaved, onRemoved }}
              onPreview={setPreviewed}
              cards={known}
              rows={layouts.data ?? []}
            />
          )}
        </Loaded>
      )}
      {previewed && <LayoutPreview layout={previewed} onClose={() => setPreviewed(undefined)} />}
    </div>
  );
}
