import { lazy, Suspense, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { t } from './words.ts';

const AgreementDialog = lazy(() => import('./AgreementDialog.tsx'));

type AgreementProps = { html: string; agreed: boolean; onChange: (agreed: boolean) => void };

/** "I agree to …", with the text one agrees to behind its name. */
export function Agreement({ html, agreed, onChange }: AgreementProps) {
  const [reading, setReading] = useState(false);
  return (
    <div>
      <Checkbox checked={agreed} onChange={onChange}>
        {t('agreeTo')}
      </Checkbox>{' '}
      <button type="button" className="agreement-link" onClick={() => setReading(true)}>
        {t('agreement')}
      </button>
      {reading && (
        <Suspense fallback={null}>
          <AgreementDialog html={html} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </div>
  );
}
