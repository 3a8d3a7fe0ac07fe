import { useQueryClient } from '@tanstack/react-query';
import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { useState } from 'react';
import { runAction } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ask } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { s } from '../words.ts';

/** The word with which the service's own server verifies who came: made here, shown once. */
export function SecretField({ service: { id, name, code, secretSet } }: { service: ServiceConfigDetail }) {
  const client = useQueryClient();
  const [shown, setShown] = useState<string>();
  const [made, setMade] = useState(secretSet);
  const renew = async () => {
    const question = { title: s('renewAsk', { name }), text: s('renewAskText'), yes: s('renewAgain'), danger: true };
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
      <p>{s('secret')}</p>
      <p className="admin-muted">{s(made ? 'secretSet' : 'secretNone')}</p>
      <Button size="small" icon="key" onClick={() => void renew()}>
        {s(made ? 'renewAgain' : 'renewSecret')}
      </Button>
      <Dialog
        open={shown !== undefined}
        title={s('secretTitle')}
        width={434}
        actions={
          <Button variant="primary" onClick={close}>
            {s('secretDone')}
          </Button>
        }
      >
        <p>{s('secretText')}</p>
        <p className="services-admin__word">
          <code>{`${code}:${shown ?? ''}`}</code>
          <CopyButton text={shown ?? ''} />
        </p>
      </Dialog>
    </div>
  );
}
