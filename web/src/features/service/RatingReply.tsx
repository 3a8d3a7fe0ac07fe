import { useQueryClient } from '@tanstack/react-query';
import type { MyRating } from '@yizhan/contract/entities/hall.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { myRatings } from '@yizhan/contract/texts/zh-CN/my-ratings.ts';
import { type FormEvent, useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ myRatings });

type GivenRating = NonNullable<MyRating['given']>;

/** What the department did about a rating, and the one answer to it (RA-5). */
export function RatingReply({ given }: { given: GivenRating }) {
  const { reply, followUp, canFollowUp, rectification } = given;
  const [open, setOpen] = useState(false);
  return (
    <>
      {rectification && (
        <p className="my-rating__state">
          <Chip tone={rectification.status === 'callBack' || rectification.status === 'fixing' ? 'warn' : 'good'}>
            {t(rectification.status, { day: rectification.dueAt.slice(0, 10) })}
          </Chip>
        </p>
      )}
      {reply && (
        <p className="my-rating__reply">
          <strong>{t('reply')}</strong> {reply}
        </p>
      )}
      {followUp && (
        <p className="my-rating__reply">
          <strong>{t('followUp')}</strong> {followUp}
        </p>
      )}
      {canFollowUp && !open && (
        <Button size="small" icon="message" onClick={() => setOpen(true)}>
          {t('followUp')}
        </Button>
      )}
      {canFollowUp && open && <FollowUpForm id={given.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function FollowUpForm({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const draft = useDraftState(`rating-follow-up-${id}`, '');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text === '') return setFailure(t('followUpMissing'));
    setBusy(true);
    try {
      await api.caseRatings.followUp({ id, text });
      draft.forget();
      toast.success(t('followUpSent'));
      onClose();
      await client.invalidateQueries({ queryKey: query.services.queryKey });
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
      setBusy(false);
    }
  };
  return (
    <form className="my-rating__form" onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('followUp')}
        placeholder={t('followUpHint')}
        rows={3}
        counted
        maxLength={processLimits.replyLength}
        value={draft.value}
        error={failure}
        onChange={(next) => {
          draft.setValue(next);
          setFailure(undefined);
        }}
      />
      <p className="my-rating__buttons">
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={busy}>
          {t('followUpSend')}
        </Button>
      </p>
    </form>
  );
}
