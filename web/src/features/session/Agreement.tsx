import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { useState } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type AgreementDialog from './AgreementDialog.tsx';
import { FormFailure } from './FormParts.tsx';

const t = textsOf({ session });

type AgreementProps = { html: string; agreed: boolean; onChange: (agreed: boolean) => void };
type AgreementState = { is: 'no' } | { is: 'open'; Dialog: typeof AgreementDialog } | { is: 'failed'; error: unknown };

/** "I agree to …", with the name of the text as a link to it. */
export function Agreement({ html, agreed, onChange }: AgreementProps) {
  const [reading, setReading] = useState<AgreementState>({ is: 'no' });
  const read = () =>
    loadChunk(() => import('./AgreementDialog.tsx')).then(
      ({ default: Dialog }) => setReading({ is: 'open', Dialog }),
      // Keeps what was typed: no toast, and no error boundary that would replace the form.
      (error: unknown) => setReading({ is: 'failed', error }),
    );
  return (
    <div>
      <Checkbox checked={agreed} onChange={onChange}>
        {t('agreeTo')}
      </Checkbox>{' '}
      <button type="button" className="agreement-link" onClick={() => void read()}>
        {t('agreement')}
      </button>
      {reading.is === 'failed' && <FormFailure error={reading.error} />}
      {reading.is === 'open' && <reading.Dialog html={html} onClose={() => setReading({ is: 'no' })} />}
    </div>
  );
}
