import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ hall });

/** Asks for a missing service in one's own words. The school reads it next to the searches without results. */
export default function RequestForm({ keyword }: { keyword: string }) {
  const id = useId();
  const draft = useDraftState(`request-${keyword}`, '');
  const [state, setState] = useState<'writing' | 'missing' | 'sending' | 'sent'>('writing');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = draft.value.trim();
    if (words === '') {
      setState('missing');
      document.getElementById(id)?.focus();
      return;
    }
    setState('sending');
    try {
      await api.hall.request({ keyword, text: words });
      draft.forget();
      setState('sent');
    } catch (error) {
      toastError(error);
      setState('writing');
    }
  };
  return (
    <section className="hall-help" aria-label={t('request')}>
      <h2>{t('request')}</h2>
      {state === 'sent' ? (
        <p role="status">
          <Icon name="success" size={16} /> {t('requestSent')}
        </p>
      ) : (
        <form className="hall-help__form" onSubmit={(event) => void submit(event)} noValidate>
          {draft.restored && <RestoredNote onDiscard={draft.discard} />}
          <TextArea
            id={id}
            label={t('requestLabel')}
            help={t('requestText')}
            placeholder={t('requestHint')}
            rows={2}
            maxLength={guideLimits.correctionLength}
            value={draft.value}
            error={state === 'missing' ? t('requestMissing') : undefined}
            onChange={(next) => {
              draft.setValue(next);
              setState('writing');
            }}
          />
          <Button type="submit" loading={state === 'sending'}>
            {t('requestSend')}
          </Button>
        </form>
      )}
    </section>
  );
}
