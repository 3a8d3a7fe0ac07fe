import type { ChannelTestResult } from '@yizhan/contract/entities/channel.ts';
import { type NoticeChannel, personalChannels } from '@yizhan/contract/notice-channels.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { useState } from 'react';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ channels });

/** Sends a test by the stored settings and shows what the other side answered, word by word. */
export function ChannelTest({ channel, isStored }: { channel: NoticeChannel; isStored: boolean }) {
  const { unsaved } = useRecordForm();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ChannelTestResult>();
  const isReady = isStored && !unsaved;
  const send = async () => {
    setBusy(true);
    setResult(undefined);
    setResult((await runAction(api.channels.test({ channel })))?.answer);
    setBusy(false);
  };
  const help = personalChannels.some((one) => one === channel) ? 'testSelf' : 'testGroup';
  return (
    <div className="channels__test">
      <Button icon="publish" loading={busy} disabled={!isReady} onClick={() => void send()}>
        {t('test')}
      </Button>
      <div className="channels__answer" aria-live="polite">
        {result ? <Answer result={result} /> : <p className="admin-muted">{t(isReady ? help : 'testFirst')}</p>}
      </div>
    </div>
  );
}

const Answer = ({ result: { isSent, to, ms, answer } }: { result: ChannelTestResult }) => (
  <>
    <p className={isSent ? 'channels__good' : 'channels__bad'}>
      <Icon name={isSent ? 'success' : 'error'} size={16} />
      <strong>{t(isSent ? 'testOk' : 'testFailed')}</strong>
      <span className="admin-muted">{t('testTo', { to, ms: Math.round(ms) })}</span>
    </p>
    {answer && (
      <p>
        <span className="admin-muted">{t('testAnswer')}</span> <code>{answer}</code>
      </p>
    )}
  </>
);
