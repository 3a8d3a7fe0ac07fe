import { difference } from '@yizhan/contract/difference.ts';
import type { ChangedMeanwhile, PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useDraft } from '../../ui/drafts.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';

/**
 * The content in an editor next to the stored one. Leaving asks while they differ, and unsaved input outlives the
 * session. `loaded` is undefined for a new one.
 */
export function useEditorContent<C extends object, S extends PublicationState>(loaded: S | undefined, content: C) {
  const { pathname, search } = useLocation();
  /** The stored content as far as this form knows. */
  const [saved, setSaved] = useState({ state: loaded, content });
  const draft = useDraft<C>(
    loaded ? `${loaded.kind}-${loaded.id}` : pathname + search,
    // A new one starts with today and a free name, which vary: they must not count as a changed base.
    saved.state ? saved.content : 'new',
    (): C | undefined => (isChanged ? shown : undefined),
  );
  const [start, setStart] = useState(draft.restored ?? content);
  const [shown, setShown] = useState(start);
  const isChanged = difference(saved.content, shown).length > 0;
  useLeaveGuard(isChanged);
  return {
    state: saved.state,
    shown,
    setShown,
    /** Initial values for fields that are filled once. */
    start,
    unsaved: saved.state === undefined || isChanged,
    /** The server now stores `sent`; `changes` are the resulting changes of the state. */
    markSaved: (sent: C, changes: Partial<S>) => {
      // Flushed, so that leaving right after saving does not ask.
      flushSync(() => {
        setShown(sent);
        setSaved(({ state }) => ({ state: state && { ...state, draft: true, ...changes }, content: sent }));
      });
      draft.forget();
    },
    /** The stored content that the shown one was typed over. */
    base: saved.content,
    /** Somebody else saved meanwhile: the editor goes on from theirs, with `merged` on the screen. */
    rebase: ({ version, content, who, when }: ChangedMeanwhile, merged: C) => {
      // Flushed, so that fields refilled afterwards get the right values.
      flushSync(() => {
        const changes = { version, draft: true, changedBy: who, changedAt: when };
        setSaved(({ state }) => ({ state: state && { ...state, ...changes }, content: content as C }));
        setStart(merged);
        setShown(merged);
      });
    },
    restored: draft.restored !== undefined,
    discard: () => {
      // Flushed, so that fields refilled afterwards get the right values.
      flushSync(() => {
        setStart(saved.content);
        setShown(saved.content);
      });
      draft.forget();
    },
  };
}
