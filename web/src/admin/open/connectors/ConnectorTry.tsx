import { useMutation } from '@tanstack/react-query';
import { type ConnectorInput, type ConnectorRow, connectorTest } from '@yizhan/contract/entities/connector.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { isFormValid } from '../../../admin-kit/form/form-validity.ts';
import { TryRunResult } from '../../../cards/columns/TryRun.tsx';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { SampleTree } from './SampleTree.tsx';

const t = textsOf({ connectorManage });

/** What of the form a test run depends on, to see whether it still is what was tried. */
const questionText = (values: ConnectorInput | undefined) => {
  const parsed = connectorTest.safeParse(values);
  return parsed.success ? JSON.stringify({ ...parsed.data, timeoutMs: 0 }) : '';
};

/** Asks the other system once in a chosen person's name; its answer is there to pick fields from. */
export function ConnectorTry({ stored }: { stored: ConnectorRow | undefined }) {
  const form = Form.useFormInstance<ConnectorInput>();
  const given = Form.useWatch((values: ConnectorInput) => values, { form, preserve: true });
  const [account, setAccount] = useState('');
  const run = useMutation({
    mutationFn: async () => {
      if (!(await isFormValid(form))) return undefined;
      const values = form.getFieldsValue(true) as ConnectorInput;
      const test = connectorTest.parse({ ...values, account, id: stored?.id });
      const tried = await api.connectors.tryRun(test);
      return { tried, asked: questionText(values), mapping: test.mapping };
    },
  });
  const done = run.data;
  const isTried = done?.tried.ok === true && done.asked === questionText(given);
  // It proves a test run of exactly these settings: what is changed afterwards needs another one.
  const ticket = isTried ? done.tried.ticket : '';
  useEffect(() => form.setFieldValue('ticket', ticket), [form, ticket]);
  return (
    <section className="columns-try connector-try" aria-label={t('tryTitle')}>
      <div className="columns-try__bar">
        <TextField
          label={t('account')}
          help={t('accountHelp')}
          value={account}
          autoComplete="off"
          onChange={setAccount}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter tries; it must not save the form around it.
            event.preventDefault();
            run.mutate();
          }}
        />
        <Button icon="play" loading={run.isPending} onClick={() => run.mutate()}>
          {t('run')}
        </Button>
      </div>
      <div aria-live="polite">
        {run.error && <ErrorNote slim title={toErrorText(run.error).title ?? t('untried')} />}
        {done && !run.isPending && <TryRunResult tried={{ ...done.tried, item: '' }} mapping={done.mapping} />}
        {done?.tried.ok && <p className="columns-help">{t(isTried ? 'triedNote' : 'untried')}</p>}
      </div>
      {done?.tried.sample && <SampleTree sample={done.tried.sample} />}
    </section>
  );
}
