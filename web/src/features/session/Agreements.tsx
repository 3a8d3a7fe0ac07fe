import type { AgreementText, AgreementTitle } from '@yizhan/contract/entities/agreement.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type AgreementDialog from './AgreementDialog.tsx';
import { FormFailure } from './FormParts.tsx';

const t = textsOf({ session });

type AgreementsProps = { list: readonly AgreementTitle[]; agreed: boolean; onChange: (agreed: boolean) => void };
type Reading =
  | { is: 'no' }
  | { is: 'open'; Dialog: typeof AgreementDialog; text: AgreementText }
  | { is: 'failed'; error: unknown };

/** "I agree to …", with the name of each text as a link to it. */
export function Agreements({ list, agreed, onChange }: AgreementsProps) {
  const [reading, setReading] = useState<Reading>({ is: 'no' });
  const read = (id: string) =>
    Promise.all([loadChunk(() => import('./AgreementDialog.tsx')), api.agreements.read({ id })]).then(
      ([{ default: Dialog }, text]) => setReading({ is: 'open', Dialog, text }),
      // Keeps what was typed: no toast, and no error boundary that would replace the form.
      (error: unknown) => setReading({ is: 'failed', error }),
    );
  return (
    <div>
      <Checkbox checked={agreed} onChange={onChange}>
        {t('agreeTo')}
      </Checkbox>{' '}
      {list.map(({ id, title }) => (
        <button key={id} type="button" className="agreement-link" onClick={() => void read(id)}>
          {t('agreement', { title })}
        </button>
      ))}
      {reading.is === 'failed' && <FormFailure error={reading.error} />}
      {reading.is === 'open' && <reading.Dialog text={reading.text} onClose={() => setReading({ is: 'no' })} />}
    </div>
  );
}
