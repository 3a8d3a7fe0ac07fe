import { useQueryClient } from '@tanstack/react-query';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { toast } from '../../../ui/toast.ts';
import { useConfirm } from '../../../ui/useConfirm.ts';
import type { HomePageParams } from '../useHomePageParams.ts';
import { type ChangeDraft, type Draft, findToggledCard, isSameDraft } from './draft.ts';
import { HiddenCards } from './HiddenCards.tsx';
import { SortableColumn } from './SortableColumn.tsx';
import { restore, saveDraft } from './save.ts';

const t = textsOf({ homeEdit });

type EditorProps = { start: Draft; personal: boolean; params: HomePageParams; onLeave: () => void };

/** Keeps the scroll position. */
const quietly = { preventScroll: true };

export function Editor({ start, personal, params, onLeave }: EditorProps) {
  const where = { client: useQueryClient(), params };
  const ask = useConfirm();
  const [begun] = useState(start);
  const [draft, setDraft] = useState(start);
  const [announcement, setAnnouncement] = useState('');
  const lifting = useRef(false);
  const follow = useRef<string>(undefined);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const change: ChangeDraft = (next, words, movedId) => {
    follow.current = movedId ?? findToggledCard(draft, next)?.id;
    setDraft(next);
    setAnnouncement(words);
  };
  // The pressed row is gone: focus follows its card.
  useEffect(() => {
    if (!follow.current) return;
    section.current?.querySelector<HTMLElement>(`[data-row="${follow.current}"] button`)?.focus(quietly);
    follow.current = undefined;
  });
  const done = async () => {
    onLeave();
    if (!isSameDraft(draft, begun) && (await saveDraft(where, draft))) toast.success(t('saved'));
  };
  const cancel = async () => {
    const question = { title: t('discardTitle'), text: t('discardText'), yes: t('discardYes'), no: t('discardNo') };
    if (isSameDraft(draft, begun) || (await ask({ ...question, danger: true }))) onLeave();
  };
  const toDefault = async () => {
    if (!(await ask({ title: t('restoreTitle'), text: t('restoreText'), yes: t('restore'), danger: true }))) return;
    onLeave();
    if (await restore(where)) toast.success(t('restored'));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a card is lifted, Escape only puts it back.
    if (event.key !== 'Escape' || lifting.current) return;
    event.preventDefault();
    void cancel();
  };
  const onLift = (lifted: boolean) => {
    lifting.current = lifted;
  };
  const column = { draft, onChange: change, onLift };
  return (
    <section ref={section} className="home-edit" aria-labelledby="home-edit-title" onKeyDown={onKeyDown}>
      <header className="home-edit__head">
        <div className="home-edit__words">
          <h2 id="home-edit-title" ref={heading} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>{t('help')}</p>
        </div>
        <div className="home-edit__actions">
          <Button variant="quiet" icon="undo" disabled={!personal} onClick={() => void toDefault()}>
            {t('restore')}
          </Button>
          <Button onClick={() => void cancel()}>{t('cancel')}</Button>
          <Button variant="primary" icon="check" onClick={() => void done()}>
            {t('done')}
          </Button>
        </div>
      </header>
      <div className="home-edit__columns">
        <SortableColumn place="main" {...column} />
        <div className="home-edit__side">
          {begun.aside.length + begun.hidden.filter(({ place }) => place === 'aside').length > 0 && (
            <SortableColumn place="aside" {...column} />
          )}
          <HiddenCards draft={draft} onChange={change} />
        </div>
      </div>
      <LiveRegion text={announcement} />
    </section>
  );
}
