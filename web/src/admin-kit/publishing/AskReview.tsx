import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import type { PublicationVersion } from './usePublishing.ts';

/** The words differ: who looks at a draft, and what changing it meanwhile does. */
type AskReviewText = 'askReview' | 'askReviewText' | 'asked' | 'waiting';

type AskReviewProps = {
  t: (name: AskReviewText) => string;
  state: (PublicationVersion & { draft: unknown }) | undefined;
  isSubmitted: boolean;
  unsaved: boolean;
  save: () => Promise<PublicationVersion | undefined>;
  submit: (draft: PublicationVersion) => Promise<unknown>;
  onAsked: () => unknown;
  onFailed: (error: unknown) => void;
};

/** For people who write but may not publish. Unsaved changes are saved before submitting. */
export function AskReview({ t, state, isSubmitted, unsaved, save, submit, onAsked, onFailed }: AskReviewProps) {
  const [busy, setBusy] = useState(false);
  const waits = isSubmitted && !unsaved;
  const askReview = async () => {
    if (!(await ask({ title: t('askReview'), text: t('askReviewText'), yes: t('askReview') }))) return;
    setBusy(true);
    try {
      const saved = unsaved || !state ? await save() : { id: state.id, version: state.version };
      if (!saved) return;
      await submit({ id: saved.id, version: saved.version });
      toast.success(t('asked'));
      onAsked();
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="primary"
      icon="publish"
      disabled={waits || (!unsaved && !state?.draft)}
      loading={busy}
      onClick={() => void askReview()}
    >
      {t(waits ? 'waiting' : 'askReview')}
    </Button>
  );
}
