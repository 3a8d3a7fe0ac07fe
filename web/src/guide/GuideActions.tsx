import type { Guide } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { OpenBoundary } from '../ui/OpenBoundary.tsx';
import { QrDialog } from '../ui/QrDialog.tsx';
import { guideUrl } from './guide-url.ts';

const t = textsOf({ guides });

const GuideCorrection = lazyPart(() => import('./GuideCorrection.tsx'));

/** Print, QR code, and for signed-in users: report an error. */
export function GuideActions({ guide, printable = true }: { guide: Guide; printable?: boolean }) {
  const [open, setOpen] = useState<'qr' | 'correct'>();
  const signedIn = useSession((s) => s.session !== undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      {printable && (
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      <Button size="small" icon="qr" onClick={() => setOpen('qr')}>
        {t('qr')}
      </Button>
      {signedIn && (
        <Button size="small" icon="flag" onClick={() => setOpen('correct')}>
          {t('correct')}
        </Button>
      )}
      <QrDialog
        open={open === 'qr'}
        title={t('qrTitle')}
        hint={t(guide.isPublic ? 'qrHint' : 'qrHintPrivate', { name: guide.guideName })}
        address={guideUrl(guide)}
        onClose={close}
      />
      <OpenBoundary onFailed={close}>
        {open === 'correct' && <GuideCorrection guide={guide} onClose={close} />}
      </OpenBoundary>
    </>
  );
}
