import type { UrlCheck } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { runAction } from './run-action.ts';
import './CheckAddress.css';

const t = textsOf({ servicesManage });

type Check =
  | { is: 'waiting' }
  | { is: 'running' }
  | { is: 'missing' }
  | { is: 'answered'; of: string; answer: UrlCheck };

/** Asks the server to check the address; the result is dropped when the address changes. */
export function CheckAddress() {
  const form = Form.useFormInstance();
  const url = Form.useWatch<string | undefined>('url', { form, preserve: true }) ?? '';
  const [check, setCheck] = useState<Check>({ is: 'waiting' });
  const run = async () => {
    if (!/^https?:\/\/\S+$/i.test(url.trim())) return setCheck({ is: 'missing' });
    setCheck({ is: 'running' });
    const result = await runAction(api.serviceConfig.checkUrl({ url: url.trim() }));
    setCheck(result ? { is: 'answered', of: url, answer: result.answer } : { is: 'waiting' });
  };
  const stale = check.is === 'answered' && check.of !== url;
  return (
    <div className="check-address">
      <Button size="small" icon="network" loading={check.is === 'running'} onClick={() => void run()}>
        {t('check')}
      </Button>
      <div aria-live="polite">
        <CheckResult check={stale ? { is: 'waiting' } : check} />
      </div>
    </div>
  );
}

function CheckResult({ check }: { check: Check }) {
  switch (check.is) {
    case 'waiting':
      return <p className="admin-muted">{t('checkHelp')}</p>;
    case 'running':
      return <p className="admin-muted">{t('checking')}</p>;
    case 'missing':
      return <p className="check-address__bad">{t('checkNoUrl')}</p>;
    case 'answered':
      return <Answer answer={check.answer} />;
  }
}

function Answer({ answer: { ok, status, milliseconds, hops, reason } }: { answer: UrlCheck }) {
  const ms = Math.round(milliseconds);
  return (
    <>
      <p className={ok ? 'check-address__good' : 'check-address__bad'}>
        <Icon name={ok ? 'success' : 'error'} size={16} />
        <strong>{t(ok ? 'checkOk' : 'checkBad')}</strong>
        <span className="admin-muted">{status === null ? t('checkMs', { ms }) : t('checkStatus', { status, ms })}</span>
      </p>
      {reason && <p>{reason}</p>}
      {hops.length > 1 && (
        <>
          <p className="admin-muted">{t('hops')}</p>
          <ol className="check-address__hops">
            {hops.map((hop) => (
              <li key={hop}>{hop}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
