import type { UserLink } from '@yizhan/contract/entities/users.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ users });
const adminText = textsOf({ admin });

type LinkDialogProps = { given: { name: string; link: UserLink } | undefined; onClose: () => void };

/** A one-time link, shown once: only its hash is stored. */
export function LinkDialog({ given, onClose }: LinkDialogProps) {
  if (!given) return null;
  const { name, link } = given;
  const copy = async () => {
    if (await copyText(link.url)) toast.success(t('copied'));
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('close')}</Button>
      <Button variant="primary" icon="copy" data-autofocus="" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      width={640}
      title={t(link.kind === 'activate' ? 'linkActivate' : 'linkReset')}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('linkText', { name, until: link.until.slice(0, 16) })}</p>
      <output className="admin-link">{link.url}</output>
    </Dialog>
  );
}
