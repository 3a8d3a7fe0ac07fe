import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { useId, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ guides });

type Checks = GuideContent['conditions']['checks'];
type Answers = Readonly<Record<number, boolean>>;

/** The verdict so far: one wrong answer is enough to fail, all must be right to pass. */
export function toVerdict(checks: Checks, answers: Answers): 'may' | 'mayNot' | 'open' {
  if (checks.some(({ wanted }, at) => answers[at] !== undefined && answers[at] !== wanted)) return 'mayNot';
  return checks.every((_, at) => answers[at] !== undefined) ? 'may' : 'open';
}

/** Questions that tell readers whether they may apply, before they go anywhere. */
export function SelfCheck({ checks }: { checks: Checks }) {
  const [answers, setAnswers] = useState<Answers>({});
  const name = useId();
  const verdict = toVerdict(checks, answers);
  const left = checks.filter((_, at) => answers[at] === undefined).length;
  return (
    <div className="guide-check">
      <h3 className="guide-check__title">
        <Icon name="success" size={18} />
        {t('checks')}
      </h3>
      <p className="guide-check__hint">{t('checksHint')}</p>
      <ol className="guide-check__list">
        {checks.map(({ question, wanted, otherwise }, at) => (
          <li key={question}>
            <fieldset className="guide-check__question">
              <legend>{question}</legend>
              {[true, false].map((answer) => (
                <label key={String(answer)} className="guide-check__answer">
                  <input
                    type="radio"
                    name={`${name}-${at}`}
                    checked={answers[at] === answer}
                    onChange={() => setAnswers({ ...answers, [at]: answer })}
                  />
                  {t(answer ? 'yes' : 'no')}
                </label>
              ))}
            </fieldset>
            {answers[at] !== undefined && answers[at] !== wanted && (
              <p className="guide-check__otherwise">{otherwise || t('notMet')}</p>
            )}
          </li>
        ))}
      </ol>
      <p className={`guide-check__verdict guide-check__verdict--${verdict}`} role="status">
        {verdict === 'may' && t('mayApply')}
        {verdict === 'mayNot' && t('mayNotApply')}
        {verdict === 'open' && t('checksLeft', { n: left })}
        {left < checks.length && (
          <button type="button" className="guide-link" onClick={() => setAnswers({})}>
            {t('again')}
          </button>
        )}
      </p>
    </div>
  );
}
