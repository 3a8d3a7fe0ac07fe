import { useMutation } from '@tanstack/react-query';
import type { WordTrial } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { levelName, levelTones } from './word-names.ts';

const t = textsOf({ wordsManage });

/** What the list makes of a text, before anybody submits one like it. */
export function TrialTab() {
  const [text, setText] = useState('');
  const trial = useMutation({ mutationFn: api.sensitiveWords.tryText, onError: toastError });
  return (
    <form
      className="admin-words__trial"
      onSubmit={(event) => {
        event.preventDefault();
        trial.mutate({ text });
      }}
    >
      <p className="admin-muted">{t('trialHint')}</p>
      <TextArea
        aria-label={t('trialLabel')}
        rows={6}
        maxLength={wordLimits.trialLength}
        value={text}
        onChange={(next) => {
          setText(next);
          trial.reset();
        }}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''} loading={trial.isPending}>
        {t('tryIt')}
      </Button>
      <div role="status">{trial.data && <Result trial={trial.data} />}</div>
    </form>
  );
}

function Result({ trial: { normalized, found } }: { trial: WordTrial }) {
  if (found.length === 0) return <p>{t('trialClean')}</p>;
  const chat = (level: WordTrial['found'][number]) => (level.level === 'medium' ? level.action : actionOf(level.level));
  return (
    <>
      <p>{t('trialFound', { n: found.length })}</p>
      <p className="admin-words__text">{marked(normalized, found)}</p>
      <ul className="admin-words__found">
        {found.map((one) => (
          <li key={one.begin}>
            <Chip tone={levelTones[one.level]}>{levelName(one.level)}</Chip> <strong>{one.word}</strong>{' '}
            <span className="admin-muted">
              {t('inOpinion')}：{t(`result_${actionOf(one.level)}`)}；{t('inChat')}：{t(`result_${chat(one)}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const actionOf = (level: WordTrial['found'][number]['level']) => (level === 'low' ? 'record' : 'block');

function marked(text: string, found: WordTrial['found']) {
  const parts = found.map(({ begin, end }, at) => (
    <span key={begin}>
      {text.slice(found[at - 1]?.end ?? 0, begin)}
      <mark>{text.slice(begin, end)}</mark>
    </span>
  ));
  return [...parts, text.slice(found.at(-1)?.end ?? 0)];
}
