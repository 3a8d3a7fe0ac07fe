import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import DOMPurify from 'dompurify';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';

const t = textsOf({ session });

export default function AgreementDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const clean = DOMPurify.sanitize(html, { FORBID_ATTR: ['style'] });
  return (
    <Dialog open title={t('agreement')} onClose={onClose}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the school's own text, sanitised in the line above */}
      <div className="agreement-text" dangerouslySetInnerHTML={{ __html: clean }} />
    </Dialog>
  );
}
