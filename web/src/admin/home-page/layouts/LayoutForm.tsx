import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { type LayoutContent, layoutContent } from '@yizhan/contract/entities/layout.ts';
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
import { LayoutSettings } from './LayoutSettings.tsx';
import { UnplacedCards } from './UnplacedCards.tsx';
import { useArrangement } from './useArrangement.ts';
import { usePageOptions } from './usePageOptions.ts';

const t = textsOf({ homePageConfig });

type LayoutFormProps = {
  state: PublicationState | undefined;
  content: LayoutContent;
  cards: ReadonlyMap<string, CardRow>;
  onSaved: (id: string) => Promise<void>;
  /** Refetches the layout and refills the form. */
  onReload: () => void;
  onRemoved: () => void;
};

/** One layout: its miniature, settings and publish bar. Filled once with `content`. */
export function LayoutForm({ state: loaded, content, cards, onSaved, onReload, onRemoved }: LayoutFormProps) {
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
  const refuseName = (words: string | undefined) => {
    setWrong(words);
    nameField.current?.focus();
  };
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    describe,
    reload: onReload,
    form: {
      setFields: ([first]) => setWrong(first?.errors?.[0]),
      scrollToField: () => nameField.current?.focus(),
    },
  });

  const save = async () => {
    const parsed = layoutContent.safeParse(shown);
    if (!parsed.success) {
      refuseName(t('nameMissing'));
      return undefined;
    }
    const saved = await api.layouts.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    draft.markSaved(parsed.data, { version: saved.version });
    await onSaved(saved.id);
    return saved;
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
        describe={describe}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </>
  );
}
