import { difference } from '@yizhan/contract/difference.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useDraft } from '../../ui/drafts.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';

/**
 * What an editor has on the screen of something that is published, beside what the server holds of it. Leaving asks
 * while the two differ, and what was typed outlives the session. `loaded` is nothing for a new one.
 */
export function useEditorContent<C extends object, S extends PublicationState>(loaded: S | undefined, content: C) {
  const { pathname, search } = useLocation();
  /** What the server holds as far as this form knows. */
  const [saved, setSaved] = useState({ state: loaded, content });
  const draft = useDraft<C>(
    loaded ? `${loaded.kind}-${loaded.id}` : pathname + search,
    // A new one begins with today and with a name that is free: nothing that it was typed over.
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
    /** What fields that are filled once begin with. */
    start,
    unsaved: saved.state === undefined || isChanged,
    /** The server holds `sent` now; `changes` is what else that made of the state. */
    markSaved: (sent: C, changes: Partial<S>) => {
      // Whoever leaves for what was saved is not asked about it.
      flushSync(() => {
        setShown(sent);
        setSaved(({ state }) => ({ state: state && { ...state, draft: true, ...changes }, content: sent }));
      });
      draft.forget();
    },
    restored: draft.restored !== undefined,
    discard: () => {
      // Whoever fills fields anew afterwards finds the right ones.
      flushSync(() => {
        setStart(saved.content);
        setShown(saved.content);
      });
      draft.forget();
    },
  };
}
