import { useQuery } from '@tanstack/react-query';
import type { OwnRequest } from '@yizhan/contract/entities/permission-request.ts';
import * as requestLimits from '@yizhan/contract/limits/permission-requests.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { requestsManage } from '@yizhan/contract/texts/zh-CN/requests-manage.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ requestsManage });
const menuName = textsOf({ menus });

/** AD-9: the entry that is missing can be asked for; a request that waits can be taken back. */
export function AskPermission({ menu }: { menu: Menu }) {
  const found = useQuery(query.permissionRequests.own({ menu }));
  const [open, setOpen] = useState(false);
  if (!found.data) return null;
  const { request } = found.data;
  if (request?.state === 'PENDING') return <Waiting request={request} onWithdrawn={() => void found.refetch()} />;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ask')}</Button>
      {open && <AskDialog menu={menu} request={request} onClose={close} onSent={() => void found.refetch()} />}
    </>
  );
}

/** Runs a call and reports it; false if it was refused. */
async function tryCall(call: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await call;
    toast.success(done);
    return true;
  } catch (error) {
    const { title, code } = toErrorText(error);
    toast.error(title ?? String(error), code);
    return false;
  }
}

function Waiting({ request, onWithdrawn }: { request: OwnRequest; onWithdrawn: () => void }) {
  const withdraw = async () => {
    await tryCall(api.permissionRequests.withdraw({ id: request.id }), t('withdrawn'));
    onWithdrawn();
  };
  return (
    <>
      <p>{t('waiting', { when: request.createdAt })}</p>
      <Button onClick={() => void withdraw()}>{t('withdraw')}</Button>
    </>
  );
}

type AskDialogProps = { menu: Menu; request: OwnRequest | null; onClose: () => void; onSent: () => void };

function AskDialog({ menu, request, onClose, onSent }: AskDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    const sent = await tryCall(api.permissionRequests.create({ menu, reason: reason.trim() }), t('sent'));
    setBusy(false);
    if (!sent) return undefined;
    onClose();
    return onSent();
  };
  return (
    <Dialog
      open
      title={t('askTitle', { menu: menuName(menu) })}
      width={434}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      {request?.state === 'REFUSED' && <p>{t('wasRefused', { answer: request.answer })}</p>}
      <TextArea
        label={t('askReason')}
        required
        help={t('askHelp')}
        error={missing ? t('askMissing') : undefined}
        maxLength={requestLimits.reasonLength}
        value={reason}
        onChange={(text) => {
          setMissing(false);
          setReason(text);
        }}
      />
    </Dialog>
  );
}
