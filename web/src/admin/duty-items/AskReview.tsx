import type { DutyItemRow } from '@yizhan/contract/entities/duty-item.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { useState } from 'react';
import type { PublicationVersion } from '../../admin-kit/publishing/usePublishing.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ dutyItemManage });

type AskReviewProps = {
  state: DutyItemRow | undefined;
  unsaved: boolean;
  save: () => Promise<PublicationVersion | undefined>;
  onAsked: () => void;
  onFailed: (error: unknown) => void;
};

/** For people who write but may not publish. Unsaved changes are saved before submitting. */
export function AskReview({ state, unsaved, save, onAsked, onFailed }: AskReviewProps) {
  const [busy, setBusy] = useState(false);
  const waits = state?.status === 'SUBMITTED' && !unsaved;
  const submit = async () => {
    if (!(await ask({ title: t('askReview'), text: t('askReviewText'), yes: t('askReview') }))) return;
    setBusy(true);
    try {
      const saved = unsaved || !state ? await save() : { id: state.id, version: state.version };
      if (!saved) return;
      await api.dutyLists.askReview({ id: saved.id, version: saved.version });
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
      onClick={() => void submit()}
    >
      {t(waits ? 'waiting' : 'askReview')}
    </Button>
  );
}
