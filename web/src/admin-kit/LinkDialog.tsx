import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toast.ts';
import './LinkDialog.css';

const t = textsOf({ admin });

type LinkDialogProps = { title: string; text: string; url: string; onClose: () => void };

/** A one-time link, shown once: only its hash is stored. */
export function LinkDialog({ title, text, url, onClose }: LinkDialogProps) {
  const copy = async () => {
    if (await copyText(url)) toast.success(t('linkCopied'));
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" icon="copy" data-autofocus="" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
    </>
  );
  return (
    <Dialog open width={640} title={title} onClose={onClose} actions={actions}>
      <p>{text}</p>
      <output className="admin-link">{url}</output>
    </Dialog>
  );
}
