import { useQueryClient } from '@tanstack/react-query';
import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { useState } from 'react';
import { runAction } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ask } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

const t = textsOf({ servicesManage });

/** The secret with which the service's server verifies visitors: generated here, shown once. */
export function SecretField({ service: { id, name, code, secretSet } }: { service: ServiceConfigDetail }) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const [hasSecret, setHasSecret] = useState(secretSet);
  const renew = async () => {
    const question = { title: t('renewAsk', { name }), text: t('renewAskText'), yes: t('renewAgain'), danger: true };
    if (hasSecret && !(await ask(question))) return;
    const result = await runAction(api.serviceConfig.renewSecret({ id }));
    if (!result) return;
    setHasSecret(true);
    setSecret(result.answer.secret);
  };
  const close = () => {
    setSecret(undefined);
    void client.invalidateQueries({ queryKey: query.serviceConfig.detail({ id }).queryKey });
  };
  return (
    <div className="services-admin__secret">
      <p>{t('secret')}</p>
      <p className="admin-muted">{t(hasSecret ? 'secretSet' : 'secretNone')}</p>
      <Button size="small" icon="key" onClick={() => void renew()}>
        {t(hasSecret ? 'renewAgain' : 'renewSecret')}
      </Button>
      <Dialog
        open={secret !== undefined}
        title={t('secretTitle')}
        width={434}
        actions={
          <Button variant="primary" onClick={close}>
            {t('secretDone')}
          </Button>
        }
      >
        <p>{t('secretText')}</p>
        <p className="services-admin__word">
          <code>{`${code}:${secret ?? ''}`}</code>
          <CopyButton text={secret ?? ''} />
        </p>
      </Dialog>
    </div>
  );
}
