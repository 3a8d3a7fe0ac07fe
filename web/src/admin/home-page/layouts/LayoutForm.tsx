import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { type LayoutContent, type LayoutRow, layoutContent } from '@yizhan/contract/entities/layout.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useRef, useState } from 'react';
import { PublishBar } from '../../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../../admin-kit/publishing/useSaveError.tsx';
import { useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { RestoredNote } from '../../../ui/RestoredNote.tsx';
import { Canvas } from './Canvas.tsx';
import { DragArea } from './DragArea.tsx';
import { describeLayout } from './describe-layout.ts';
import { describeReaders } from './describe-readers.ts';
import type { PreviewedLayout } from './LayoutPreview.tsx';
import { LayoutSettings } from './LayoutSettings.tsx';
import { layoutReaders } from './layout-readers.ts';
import { UnplacedCards } from './UnplacedCards.tsx';
import { useArrangement } from './useArrangement.ts';
import { usePageOptions } from './usePageOptions.ts';

const t = textsOf({ homePageConfig });

type LayoutFormProps = {
  state: PublicationState | undefined;
  content: LayoutContent;
  cards: ReadonlyMap<string, CardRow>;
  /** All layouts, in the order in which they are looked through. */
  rows: readonly LayoutRow[];
  onSaved: (id: string) => Promise<void>;
  /** Refetches the layout and refills the form. */
  onReload: () => unknown;
  onRemoved: () => void;
  onPreview: (layout: PreviewedLayout) => void;
};

/** One layout: its miniature, settings and publish bar. Filled once with `content`. */
export function LayoutForm({ state: loaded, content, cards, rows, ...events }: LayoutFormProps) {
  const { onSaved, onReload, onRemoved, onPreview } = events;
  const { state, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const [wrong, setWrong] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const { pages, pageNameOf } = usePageOptions(shown.navigationId);
  const { nameOf } = useIdentityTypes();
  const arrangement = useArrangement({
    columns: shown,
    cards,
    onChange: ({ main, aside }) => setShown((now) => ({ ...now, main, aside })),
  });
  const describe = describeLayout({ card: arrangement.nameOf, identity: nameOf, page: pageNameOf });
  const readers = describeReaders(layoutReaders(rows, { ...shown, id: state?.id, name: shown.layoutName }), nameOf);
  const refuseName = (words: string | undefined) => {
    setWrong(words);
    nameField.current?.focus();
  };
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe,
    reload: onReload,
    rebase: draft.rebase,
    form: {
      setFields: ([first]) => setWrong(first?.errors?.[0]),
      scrollToField: () => nameField.current?.focus(),
    },
  });

  /** What can be saved; otherwise shows what is wrong. */
  const check = () => {
    const parsed = layoutContent.safeParse(shown);
    if (parsed.success) return parsed;
    refuseName(t('nameMissing'));
    return undefined;
  };
  const save = async () => {
    const parsed = check();
    if (!parsed) return undefined;
    const saved = await api.layouts.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    draft.markSaved(parsed.data, { version: saved.version });
    await onSaved(saved.id);
    return saved;
  };

  /** The page is rendered by the server, from the saved draft. */
  const preview = async () => {
    try {
      const saved = unsaved || !state ? await save() : state;
      if (saved) onPreview({ ...saved, ...shown, name: shown.layoutName });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <>
      <DragArea arrangement={arrangement}>
        {(gap) => (
          <>
            <Canvas arrangement={arrangement} gap={gap} navigationId={shown.navigationId} />
            <div className="layout-side">
              {draft.restored && <RestoredNote onDiscard={draft.discard} />}
              <LayoutSettings
                value={shown}
                onChange={(changes) => {
                  setWrong(undefined);
                  setShown((now) => ({ ...now, ...changes }));
                }}
                error={wrong}
                nameRef={nameField}
                pages={pages}
                readers={readers}
              />
              <UnplacedCards arrangement={arrangement} />
            </div>
          </>
        )}
      </DragArea>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => check() !== undefined}
        describe={describe}
        onPreview={() => void preview()}
        publishNote={readers}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </>
  );
}
