import type { SignatureSteps, SignatureTest } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { useState } from 'react';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-now.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SignatureStepList } from './SignatureStepList.tsx';
import { useClientChoices } from './useClientChoices.ts';

const t = textsOf({ openManage });

/** Plain http has no crypto.randomUUID. */
const randomNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const fresh = () => ({
  timestamp: String(Math.floor(serverNow().getTime() / 1000)),
  nonce: randomNonce(),
});

const first = (): Omit<SignatureTest, 'id'> => ({
  ...{ method: 'POST', url: '/open/v1/todos:batchUpsert', signature: '', ...fresh() },
  body: '{"items":[{"sourceId":"demo-1","title":"请假审批","assignee":{"account":"student"}}]}',
});

/** Each step of a signature, beside what one's own program has computed. */
export default function TesterTab() {
  const clients = useClientChoices();
  const [chosen, setChosen] = useState<string>();
  const [values, setValues] = useState(first);
  const [steps, setSteps] = useState<SignatureSteps>();
  const [busy, setBusy] = useState(false);
  const id = chosen ?? clients[0]?.value;
  const set = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const compute = async () => {
    if (id === undefined) return;
    setBusy(true);
    const done = await runAction(api.apiClients.testSignature({ ...values, id }));
    if (done) setSteps(done.answer);
    setBusy(false);
  };
  return (
    <>
      <Text as="p" tone="second" className="open-admin__help">
        {t('testerHelp')}
      </Text>
      <div className="open-tester">
        <form
          className="open-tester__form"
          onSubmit={(event) => {
            event.preventDefault();
            void compute();
          }}
        >
          <FilterSelect label={t('client')} any={t('chooseClient')} value={id} options={clients} onChange={setChosen} />
          <Select
            label={t('method')}
            value={values.method}
            options={(['POST', 'GET'] as const).map((value) => ({ value, label: value }))}
            onChange={(method) => set({ method })}
          />
          <TextField label={t('url')} value={values.url} onChange={(url) => set({ url })} />
          <TextField label={t('timestamp')} value={values.timestamp} onChange={(timestamp) => set({ timestamp })} />
          <TextField
            label={t('nonce')}
            value={values.nonce}
            maxLength={openLimits.maxNonceLength}
            onChange={(nonce) => set({ nonce })}
          />
          <Button variant="quiet" icon="refresh" onClick={() => set(fresh())}>
            {t('now')}
          </Button>
          <TextArea label={t('body')} rows={5} value={values.body} onChange={(body) => set({ body })} />
          <TextField label={t('own')} value={values.signature} onChange={(signature) => set({ signature })} />
          <Button variant="primary" type="submit" loading={busy} disabled={id === undefined}>
            {t('compute')}
          </Button>
        </form>
        <div aria-live="polite">{steps && <SignatureStepList steps={steps} />}</div>
      </div>
    </>
  );
}
