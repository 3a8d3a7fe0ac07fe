import type { Simulation } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { rightsByField } from '@yizhan/contract/form-rules.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { FormFields } from '../../forms/FormFields.tsx';
import { PersonPicker } from '../../forms/PersonPicker.tsx';
import type { Named } from '../../forms/SearchPicker.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import type { TabProps } from './design.ts';
import { TrialResult } from './TrialResult.tsx';

const t = textsOf({ processDesign });

/** Walks through the flow with a pretended applicant; nothing is written. */
export function TrialTab({ content }: TabProps) {
  const [applicant, setApplicant] = useState<Named>();
  const [data, setData] = useState<FormData>({});
  const [result, setResult] = useState<Simulation>();
  const [busy, setBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { form, settings } = content;
  const run = async () => {
    setIsTried(true);
    if (!applicant) return;
    setBusy(true);
    const done = await runAction(api.processes.simulate({ content, applicantId: applicant.id, data }));
    setBusy(false);
    setResult(done?.answer);
  };
  return (
    <div className="design design--trial">
      <section className="design__canvas admin-card" aria-label={t('tabForm')}>
        <p className="admin-muted">{t('trialHelp')}</p>
        <PersonPicker
          label={t('trialApplicant')}
          required
          value={applicant}
          onChange={setApplicant}
          error={isTried && !applicant ? t('trialApplicantMissing') : undefined}
        />
        <FormFields
          form={form}
          rights={rightsByField(form, { rights: settings.applicantRights, otherwise: 'write' })}
          data={data}
          onChange={setData}
          prefix="trial"
        />
        <Button variant="primary" icon="play" loading={busy} onClick={() => void run()}>
          {t('trialRun')}
        </Button>
      </section>
      <section className="design__panel admin-card" aria-label={t('trialResult')} aria-live="polite">
        <h3>{t('trialResult')}</h3>
        {result && <TrialResult result={result} flow={content.flow} />}
      </section>
    </div>
  );
}
