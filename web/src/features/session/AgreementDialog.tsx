import type { AgreementText } from '@yizhan/contract/entities/agreement.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RichText } from '../../ui/RichText.tsx';

export default function AgreementDialog({ text, onClose }: { text: AgreementText; onClose: () => void }) {
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <RichText html={text.html} />
    </Dialog>
  );
}
