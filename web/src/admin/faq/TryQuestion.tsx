import { useQuery } from '@tanstack/react-query';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ faqManage });

/** What a question finds, with how sure the robot is; nothing is recorded. */
export function TryQuestion() {
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState('');
  const found = useQuery({ ...query.faq.tryQuestion({ question }), enabled: question !== '', staleTime: 0 });
  return (
    <>
      <form
        className="faq__tools"
        onSubmit={(event) => {
          event.preventDefault();
          setQuestion(typed.trim());
        }}
      >
        <Input
          className="faq__wide"
          aria-label={t('tryTitle')}
          placeholder={t('tryTitle')}
          maxLength={robotLimits.questionLength}
          showCount
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('tryButton')}
        </Button>
        <span className="faq__quiet">{t('tryHelp')}</span>
      </form>
      {found.data && (
        <ol aria-label={t('tryTitle')}>
          {found.data.length === 0 && <li>{t('tryNothing')}</li>}
          {found.data.map(({ faqId, question: known, score }) => (
            <li key={faqId}>
              {known} <span className="faq__quiet">{`${t('score')} ${Math.round(score * 100)} %`}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
