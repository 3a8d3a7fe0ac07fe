import type { SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toTestPayload, type Way } from './sign-on-values.ts';

const t = textsOf({ signOnSettings });

type Test =
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'incomplete'; of: string }
  | { state: 'answered'; of: string; ok: boolean; said: string; ms: number };

/** Tests a way with the current form values. The result is dropped when they change. */
export function TestConnection({ way }: { way: Way }) {
  const form = Form.useFormInstance<SignOnInput>();
  const now = JSON.stringify(Form.useWatch(way, { form, preserve: true }));
  const [test, setTest] = useState<Test>({ state: 'waiting' });
  const run = async () => {
    const of = JSON.stringify(form.getFieldValue(way));
    const input = toTestPayload(way, form.getFieldsValue(true));
    if (!input) return setTest({ state: 'incomplete', of });
    setTest({ state: 'running' });
    const done = await runAction(api.signOnSettings.test(input));
    setTest(done ? { state: 'answered', of, ...done.answer } : { state: 'waiting' });
  };
  const stale = 'of' in test && test.of !== now;
  return (
    <div className="sign-on__test">
      <Button icon="network" loading={test.state === 'running'} onClick={() => void run()}>
        {t('test')}
      </Button>
      <div className="sign-on__answer" aria-live="polite">
        {stale ? <p className="admin-muted">{t('testHelp')}</p> : <Answer test={test} />}
      </div>
    </div>
  );
}

function Answer({ test }: { test: Test }) {
  switch (test.state) {
    case 'waiting':
      return <p className="admin-muted">{t('testHelp')}</p>;
    case 'running':
      return <p className="admin-muted">{t('testing')}</p>;
    case 'incomplete':
      return (
        <p className="sign-on__bad">
          <Icon name="warning" size={16} />
          {t('testIncomplete')}
        </p>
      );
    case 'answered':
      return (
        <>
          <p className={test.ok ? 'sign-on__good' : 'sign-on__bad'}>
            <Icon name={test.ok ? 'success' : 'error'} size={16} />
            <strong>{t(test.ok ? 'testOk' : 'testFailed')}</strong>
            <span className="admin-muted">{t('testMs', { ms: Math.round(test.ms) })}</span>
          </p>
          <p>{test.said}</p>
        </>
      );
  }
}
