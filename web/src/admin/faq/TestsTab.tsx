import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FaqTestRun } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { FaqSelect } from './FaqSelect.tsx';
import { TryQuestion } from './TryQuestion.tsx';

const t = textsOf({ faqManage });

/** RB-8: the fixed questions, and a question to try. */
export function TestsTab() {
  const client = useQueryClient();
  const found = useQuery(query.faq.tests());
  const [ran, setRan] = useState<FaqTestRun>();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState('');
  const [faqId, setFaqId] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: query.faq.tests.queryKey });
  const add = async () => {
    if (!(await runAction(api.faq.addTest({ question: question.trim(), faqId })))) return;
    setQuestion('');
    await refresh();
  };
  const remove = async (id: string) => {
    if (await runAction(api.faq.removeTest({ id }))) await refresh();
  };
  const run = async () => {
    setBusy(true);
    const answer = await runAction(api.faq.runTests());
    setBusy(false);
    setRan(answer?.answer);
  };
  const outcomes = new Map(ran?.outcomes.map((one) => [one.id, one]));
  return (
    <>
      <TryQuestion />
      <form
        className="faq__tools"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Input
          className="faq__wide"
          aria-label={t('testQuestion')}
          placeholder={t('testQuestion')}
          maxLength={robotLimits.questionLength}
          showCount
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <FaqSelect label={t('testRefuse')} value={faqId} onChange={setFaqId} />
        <Button type="submit" disabled={question.trim() === ''}>
          {t('testAdd')}
        </Button>
        <Button variant="primary" loading={busy} onClick={() => void run()}>
          {t('testRun')}
        </Button>
      </form>
      {ran && (
        <p role="status">
          <strong>{t('testResult', { right: ran.right, total: ran.total })}</strong>
        </p>
      )}
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('testsNone')}>
        {(tests) => (
          <ul className="faq__rows" aria-label={t('tabTests')}>
            {tests.map(({ id, question: asked, faqId: expected, faqName }) => {
              const outcome = outcomes.get(id);
              return (
                <li key={id} className="faq__row">
                  <div>
                    {asked}
                    <p className="faq__quiet">{expected === null ? t('testRefuse') : faqName}</p>
                  </div>
                  {outcome && (
                    <>
                      <Chip tone={outcome.isRight ? 'good' : 'bad'}>
                        {t(outcome.isRight ? 'testRight' : 'testWrong')}
                      </Chip>
                      {!outcome.isRight && (
                        <span className="faq__quiet">
                          {t('testFound')}: {outcome.foundName || t('testNothing')}
                        </span>
                      )}
                    </>
                  )}
                  <IconButton icon="trash" size="small" label={t('remove')} onClick={() => void remove(id)} />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </>
  );
}
