import type { UserLink } from '@yizhan/contract/entities/users.ts';
import { t } from '../../admin-kit/words.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { u } from './words.ts';

type LinkDialogProps = { given: { name: string; link: UserLink } | undefined; onClose: () => void };

/** A one-time link, shown once: only its hash is kept. */
export function LinkDialog({ given, onClose }: LinkDialogProps) {
  if (!given) return null;
  const { name, link } = given;
  const copy = async () => {
    if (await copyText(link.url)) toast.success(u('copied'));
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" icon="copy" data-autofocus="" onClick={() => void copy()}>
        {u('copyLink')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      width={640}
      title={u(link.kind === 'activate' ? 'linkActivate' : 'linkReset')}
      onClose={onClose}
      actions={actions}
    >
      <p>{u('linkText', { name, until: link.until.slice(0, 16) })}</p>
      <output className="admin-link">{link.url}</output>
    </Dialog>
  );
}
