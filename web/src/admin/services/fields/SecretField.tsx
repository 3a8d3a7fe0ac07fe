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

/** The word with which the service's own server verifies who came: made here, shown once. */
export function SecretField({ service: { id, name, code, secretSet } }: { service: ServiceConfigDetail }) {
  const client = useQueryClient();
  const [shown, setShown] = useState<string>();
  const [made, setMade] = useState(secretSet);
  const renew = async () => {
    const question = { title: t('renewAsk', { name }), text: t('renewAskText'), yes: t('renewAgain'), danger: true };
    if (made && !(await ask(question))) return;
    const done = await runAction(api.serviceConfig.renewSecret({ id }));
    if (!done) return;
    setMade(true);
    setShown(done.answer.secret);
  };
  const close = () => {
    setShown(undefined);
    void client.invalidateQueries({ queryKey: query.serviceConfig.detail({ id }).queryKey });
  };
  return (
    <div className="services-admin__secret">
      <p>{t('secret')}</p>
      <p className="admin-muted">{t(made ? 'secretSet' : 'secretNone')}</p>
      <Button size="small" icon="key" onClick={() => void renew()}>
        {t(made ? 'renewAgain' : 'renewSecret')}
      </Button>
      <Dialog
        open={shown !== undefined}
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
          <code>{`${code}:${shown ?? ''}`}</code>
          <CopyButton text={shown ?? ''} />
        </p>
      </Dialog>
    </div>
  );
}
