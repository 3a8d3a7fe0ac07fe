import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import type { LayoutContent, LayoutRow } from '@yizhan/contract/entities/layout.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useFreshQuery } from '../../../lib/useFreshQuery.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import type { PreviewedLayout } from './LayoutPreview.tsx';
import { layoutSkeleton } from './LayoutSkeleton.tsx';
import type { ChosenLayout } from './useChosenLayout.ts';

const t = textsOf({ homePageConfig });

type LayoutEditorProps = {
  chosen: Exclude<ChosenLayout, { is: 'none' }>;
  cards: ReadonlyMap<string, CardRow>;
  rows: readonly LayoutRow[];
  onSaved: (id: string) => Promise<void>;
  onRemoved: () => void;
  onPreview: (layout: PreviewedLayout) => void;
};

const empty: LayoutContent = { layoutName: '', identities: [], navigationId: null, main: [], aside: [] };

export function LayoutEditor({ chosen, ...rest }: LayoutEditorProps) {
  if (chosen.is === 'layout') return <StoredLayout id={chosen.id} {...rest} />;
  if (chosen.from) return <CopiedLayout from={chosen.from} {...rest} />;
  return <NewLayout content={{ ...empty, navigationId: chosen.page ?? null }} {...rest} />;
}

type Rest = Omit<LayoutEditorProps, 'chosen'>;

function NewLayout({ content, ...rest }: Rest & { content: LayoutContent }) {
  const client = useQueryClient();
  // When published right after its first save, the form of the stored layout is mounted by then, and refetches it.
  const onReload = () => client.invalidateQueries({ queryKey: query.layouts.queryKey });
  return <LayoutForm state={undefined} content={content} onReload={onReload} {...rest} />;
}

function CopiedLayout({ from, ...rest }: Rest & { from: string }) {
  const source = useQuery({ ...query.layouts.detail({ id: from }), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={source} skeleton={layoutSkeleton}>
      {({ content }) => (
        <NewLayout content={{ ...content, layoutName: t('copyName', { name: content.layoutName }) }} {...rest} />
      )}
    </Loaded>
  );
}

/** Refilled only with a new version, and refetched only on request: nothing replaces unsaved changes. */
function StoredLayout({ id, onSaved, ...rest }: Rest & { id: string }) {
  const detail = useFreshQuery(query.layouts.detail({ id }));
  const reload = () => Promise.all([detail.refetch(), onSaved(id)]);
  return (
    <Loaded query={detail} skeleton={layoutSkeleton}>
      {({ content, ...state }) => (
        <LayoutForm key={state.version} state={state} content={content} onSaved={onSaved} onReload={reload} {...rest} />
      )}
    </Loaded>
  );
}
