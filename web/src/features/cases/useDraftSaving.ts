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
  /** Begun or changed in another window: nothing is overwritten, and one is asked which goes on. */
  | { is: 'elsewhere'; other: Draft | undefined };

/** The draft of another window, as the refusal names it; undefined where it can no longer be written. */
function otherDraft({ result }: ApiError, held: Draft | undefined): Draft | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('draft' in result) return result.draft as Draft;
  const isOpen = 'status' in result && (result.status === 'draft' || result.status === 'returned');
  return held && isOpen && 'revision' in result ? { id: held.id, revision: Number(result.revision) } : undefined;
}

/** Saves what is filled in by itself, a moment after the last change and when the page is left. One save at a time. */
export function useDraftSaving({ code, form, rights, draft: first }: ApplyView, data: FormData) {
  const [state, setState] = useState<DraftState>(first ? { is: 'saved', at: first.savedAt } : { is: 'none' });
  const draft = useRef<Draft | undefined>(first ?? undefined);
  const stored = useRef(data);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isOff = useRef(false);

  /** Whether something was refused since the draft was begun or changed in another window. */
  const isConflict = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.status !== CHANGED_MEANWHILE) return false;
    isOff.current = true;
    setState({ is: 'elsewhere', other: otherDraft(error, draft.current) });
    return true;
  };
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
      if (!isConflict(error)) setState({ is: 'failed' });
    }
  };
  const sendNext = () => {
    running.current = running.current.then(() => send(data));
  };
  const save = useEffectEvent(sendNext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => save(), processLimits.draftSaveMs);
    return () => clearTimeout(timer);
  }, [data]);
  useEffect(() => () => save(), []);

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
    /** Not submitted after all; answers whether the bar asks which draft goes on. */
    resume: (error: unknown): boolean => {
      isOff.current = isConflict(error);
      return isOff.current;
    },
    /** What is filled in here goes on, in place of what the other window saved. */
    prefer: (other: Draft) => {
      draft.current = other;
      stored.current = {};
      isOff.current = false;
      sendNext();
    },
  };
}
