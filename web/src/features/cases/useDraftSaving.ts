import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { withEmptied } from '@yizhan/contract/form-rules.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';

export type Draft = { id: string; revision: number };
export type DraftState =
  | { is: 'none' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'failed' }
  /** Changed in another window; nothing is overwritten. */
  | { is: 'elsewhere' };

/** Saves what is filled in by itself, a moment after the last change and when the page is left. One save at a time. */
export function useDraftSaving({ code, form, rights, draft: first }: ApplyView, data: FormData) {
  const [state, setState] = useState<DraftState>(first ? { is: 'saved', at: first.savedAt } : { is: 'none' });
  const draft = useRef<Draft | undefined>(first ?? undefined);
  const stored = useRef(data);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isOff = useRef(false);

  const send = async (sent: FormData) => {
    if (isOff.current || sent === stored.current) return;
    setState({ is: 'saving' });
    try {
      const saved = await api.cases.saveDraft({
        code,
        data: withEmptied(form, rights, sent),
        ...(draft.current && { id: draft.current.id, revision: draft.current.revision }),
      });
      draft.current = { id: saved.id, revision: saved.revision };
      stored.current = sent;
      setState({ is: 'saved', at: saved.savedAt });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === CHANGED_MEANWHILE;
      if (isConflict) isOff.current = true;
      setState({ is: isConflict ? 'elsewhere' : 'failed' });
    }
  };
  const save = useEffectEvent(() => {
    running.current = running.current.then(() => send(data));
    return running.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => void save(), processLimits.draftSaveMs);
    return () => clearTimeout(timer);
  }, [data]);
  useEffect(() => () => void save(), []);

  return {
    state,
    /** Waits for a save under way, then gives the draft to submit. */
    current: async () => {
      await running.current;
      return draft.current;
    },
    /** Submitted or thrown away: nothing more is saved. */
    stop: () => {
      isOff.current = true;
    },
    resume: () => {
      isOff.current = false;
    },
  };
}
