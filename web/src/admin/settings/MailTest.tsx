import { Input } from 'antd';
import { useState } from 'react';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { s } from './words.ts';

/** Sends a letter by the stored server: what is typed and not saved would not be tried. */
export function MailTest({ ready }: { ready: boolean }) {
  const { unsaved } = useRecordForm();
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const possible = ready && !unsaved;
  const send = async () => {
    setBusy(true);
    await runAction(api.settings.testMail({ to }), s('mailTested', { to }));
    setBusy(false);
  };
  return (
    <div className="admin-settings__test">
      <div className="admin-settings__row">
        <Input
          type="email"
          aria-label={s('mailTestTo')}
          placeholder={s('mailTestTo')}
          value={to}
          disabled={!possible}
          onChange={(event) => setTo(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (to) void send();
          }}
        />
        <Button icon="mail" loading={busy} disabled={!possible || !to} onClick={() => void send()}>
          {s('mailTest')}
        </Button>
      </div>
      {!possible && <p className="admin-muted">{s('mailTestFirst')}</p>}
    </div>
  );
}
