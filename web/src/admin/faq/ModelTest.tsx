import type { ModelPart, ModelTestResult } from '@yizhan/contract/entities/language-model.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { useState } from 'react';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ faqManage });

/** Asks the stored server once and shows what it answered, word by word. */
export function ModelTest({ part, isStored }: { part: ModelPart; isStored: boolean }) {
  const { unsaved } = useRecordForm();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ModelTestResult>();
  const isCount = part === 'embeddings' && result?.isOk;
  const isReady = isStored && !unsaved;
  const ask = async () => {
    setBusy(true);
    setResult((await runAction(api.faq.testModel({ part })))?.answer);
    setBusy(false);
  };
  return (
    <div className="faq__test">
      <Button icon="publish" loading={busy} disabled={!isReady} onClick={() => void ask()}>
        {t('modelTest')}
      </Button>
      <div aria-live="polite">
        {!result && !isReady && <p className="admin-muted">{t('modelTestFirst')}</p>}
        {result && (
          <>
            <p className="faq__outcome">
              <Icon name={result.isOk ? 'success' : 'error'} size={16} />
              <strong>{t(result.isOk ? 'modelTestOk' : 'modelTestFailed')}</strong>
              <span className="admin-muted">{t('modelTestTook', { ms: result.ms })}</span>
            </p>
            {result.answer && (
              <p>
                <span className="admin-muted">{t('modelAnswer')}</span>{' '}
                <code>{isCount ? t('modelVector', { n: result.answer }) : result.answer}</code>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
