import { lazyPart } from '../lib/lazy-part.ts';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { OpenBoundary } from './OpenBoundary.tsx';
import { Skeleton } from './Skeleton.tsx';
import './QrDialog.css';

const QrPicture = lazyPart(() => import('./QrPicture.tsx'));
const SIZE = 220;

type QrDialogProps = { open: boolean; title: string; hint: string; address: string; onClose: () => void };

/** An address for a phone: as a QR code, and as text to copy. */
export function QrDialog({ open, title, hint, address, onClose }: QrDialogProps) {
  return (
    <Dialog open={open} title={title} width={380} onClose={onClose}>
      <div className="yz-qr">
        <div className="yz-qr__picture" role="img" aria-label={hint}>
          <OpenBoundary onFailed={onClose} fallback={<Skeleton shape="block" width={SIZE} height={SIZE} />}>
            <QrPicture value={address} size={SIZE} />
          </OpenBoundary>
        </div>
        <p>{hint}</p>
        <p className="yz-qr__address">
          <code>{address}</code>
          <CopyButton text={address} />
        </p>
      </div>
    </Dialog>
  );
}
