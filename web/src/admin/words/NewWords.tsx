import type { WordAction, WordLevel } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { splitWords } from './split-words.ts';
import { actionOptions, levelName, levelOptions } from './word-names.ts';

const t = textsOf({ wordsManage });

export function NewWords({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<WordLevel>('medium');
  const [action, setAction] = useState<WordAction>('block');
  const [isAdding, setAdding] = useState(false);
  const help = useId();
  const words = splitWords(text);
  const add = async () => {
    setAdding(true);
    const added = await runAction(api.sensitiveWords.create({ words, level, action }));
    if (added) {
      setText('');
      await onAdded();
      toast.success(t('wordsAdded', added.answer));
    }
    setAdding(false);
  };
  return (
    <form
      className="admin-words__new"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input.TextArea
        value={text}
        rows={2}
        showCount
        maxLength={wordLimits.maxAdded * (wordLimits.wordLength + 1)}
        aria-label={t('newWords')}
        aria-describedby={help}
        placeholder={t('newWords')}
        onChange={({ target }) => setText(target.value)}
      />
      <Select<WordLevel>
        value={level}
        options={levelOptions}
        aria-label={t('level')}
        onChange={(next) => setLevel(next)}
      />
      {level === 'medium' && (
        <Select<WordAction>
          value={action}
          options={actionOptions}
          aria-label={t('wordAction')}
          onChange={(next) => setAction(next)}
        />
      )}
      <Button type="primary" htmlType="submit" disabled={words.length === 0} loading={isAdding}>
        {t('addWords')}
      </Button>
      <span id={help} className="admin-muted admin-words__help">
        {t('newWordsHelp')} · {levelName(level)}：{t(`levelHelp_${level}`)}
      </span>
    </form>
  );
}
