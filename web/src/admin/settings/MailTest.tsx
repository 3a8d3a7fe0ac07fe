import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ settings });

/** Sends a test mail through the stored server; unsaved changes would not be tested. */
export function MailTest({ ready }: { ready: boolean }) {
  const { unsaved } = useRecordForm();
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const possible = ready && !unsaved;
  const send = async () => {
    setBusy(true);
    await runAction(api.settings.testMail({ to }), t('mailTested', { to }));
    setBusy(false);
  };
  return (
    <div className="admin-settings__test">
      <div className="admin-settings__row">
        <Input
          type="email"
          aria-label={t('mailTestTo')}
          placeholder={t('mailTestTo')}
          value={to}
          disabled={!possible}
          onChange={(event) => setTo(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (to) void send();
          }}
        />
        <Button icon="mail" loading={busy} disabled={!possible || !to} onClick={() => void send()}>
          {t('mailTest')}
        </Button>
      </div>
      {!possible && <p className="admin-muted">{t('mailTestFirst')}</p>}
    </div>
  );
}
