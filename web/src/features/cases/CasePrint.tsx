import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { Suspense } from 'react';
import { toWireTime } from '../../lib/format.ts';
import { lazyExtra } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';

const t = textsOf({ casePage });
const QrPicture = lazyExtra(() => import('../../ui/QrPicture.tsx'));

type CasePrintProps = { no: string; processName: string; verifyUrl: string | null };

/** Only in print: the school, the number, and the code by which anybody verifies the paper (PR-15). */
export function CasePrint({ no, processName, verifyUrl }: CasePrintProps) {
  const now = useNow();
  const school = useSession((s) => s.boot?.tenant);
  return (
    <header className="case-print">
      <img src={school?.logo ?? '/crest.svg'} alt="" width={56} height={56} />
      <div className="case-print__titles">
        <strong>{school?.name}</strong>
        <span>{processName}</span>
        <span>
          {t('no')} <code>{no}</code>
        </span>
        <span>{t('printedAt', { when: toWireTime(now).slice(0, 16) })}</span>
      </div>
      {verifyUrl && (
        <figure className="case-print__qr">
          <Suspense fallback={null}>
            <QrPicture value={new URL(verifyUrl, location.origin).href} size={96} />
          </Suspense>
          <figcaption>{t('verify')}</figcaption>
        </figure>
      )}
    </header>
  );
}
