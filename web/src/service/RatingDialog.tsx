import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnRating } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { type FormEvent, useState } from 'react';
import { api, query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useDraftState } from '../ui/drafts.ts';
import { toErrorText } from '../ui/error-text.ts';
import { RestoredNote } from '../ui/RestoredNote.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { toast } from '../ui/toast.ts';
import { StarsInput } from './Stars.tsx';
import './rating-form.css';

const t = textsOf({ service });

const FORM = 'rating-form';

const blank: Rating = { score: 0, labels: [], text: '', anonymous: false };

type Rating = { score: number; labels: readonly string[]; text: string; anonymous: boolean };
type RatingTarget = { serviceId: string } | { caseId: string };
type RatingDialogProps = { of: RatingTarget; given?: OwnRating['given']; onClose: () => void };

/** Five stars, labels by the stars, a text: of a service, as often as it may be changed, or of a finished case, once (RA-2). */
export default function RatingDialog({ of, given = null, onClose }: RatingDialogProps) {
  const client = useQueryClient();
  const draft = useDraftState<Rating>(
    'caseId' in of ? `case-rating-${of.caseId}` : `rating-${of.serviceId}`,
    given ?? blank,
  );
  const { score, labels, text, anonymous } = draft.value;
  const change = (changes: Partial<Rating>) => draft.setValue({ ...draft.value, ...changes });
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      const rating = { score, labels: [...labels], text: text.trim(), anonymous };
      await ('caseId' in of ? api.cases.rate({ ...of, ...rating }) : api.services.giveScore({ ...of, ...rating }));
      draft.forget();
      await Promise.all([query.services, query.cases].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
      toast.success(t('rated'));
      onClose();
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
      setSending(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={FORM} variant="primary" loading={sending} disabled={score === 0}>
        {t('submit')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(given ? 'change' : 'give')} width={434} onClose={onClose} actions={actions}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <form id={FORM} className="rating-form" onSubmit={(event) => void send(event)}>
        <StarsInput
          value={score}
          // Labels differ by score, so those of the previous score are cleared.
          onChange={(stars) => change({ score: stars, labels: [] })}
        />
        {score > 0 && <Labels score={score} chosen={labels} onChange={(next) => change({ labels: next })} />}
        <TextArea
          label={t('text')}
          placeholder={t('textHint')}
          rows={3}
          counted
          maxLength={serviceLimits.ratingTextLength}
          value={text}
          error={failure}
          onChange={(next) => {
            change({ text: next });
            setFailure(undefined);
          }}
        />
        <Checkbox checked={anonymous} onChange={(next) => change({ anonymous: next })}>
          {t('anonymous')}
          <span className="rating-form__help">{t('anonymousHelp')}</span>
        </Checkbox>
      </form>
    </Dialog>
  );
}

type LabelsProps = { score: number; chosen: readonly string[]; onChange: (labels: readonly string[]) => void };

function Labels({ score, chosen, onChange }: LabelsProps) {
  const offered = useQuery(query.services.scoreLabels({ score }));
  const toggle = (label: string) =>
    onChange(chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label]);
  const names = [...new Set([...(offered.data ?? []), ...chosen])];
  if (names.length === 0) return null;
  const full = chosen.length >= serviceLimits.maxRatingLabels;
  return (
    <fieldset className="rating-form__labels">
      <legend>{t('labels', { most: serviceLimits.maxRatingLabels })}</legend>
      {names.map((label) => (
        <Chip
          key={label}
          selected={chosen.includes(label)}
          disabled={full && !chosen.includes(label)}
          onClick={() => toggle(label)}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
