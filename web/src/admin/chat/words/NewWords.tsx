import type { WordAction } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { runAction } from '../../../admin-kit/run-action.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import { splitWords } from './split-words.ts';
import { actionOptions } from './word-actions.ts';

const t = textsOf({ chatAdmin });

export function NewWords({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [text, setText] = useState('');
  const [action, setAction] = useState<WordAction>('block');
  const [isAdding, setAdding] = useState(false);
  const help = useId();
  const words = splitWords(text);
  const add = async () => {
    setAdding(true);
    const added = await runAction(api.sensitiveWords.create({ words, action }));
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
        maxLength={wordLimits.maxAdded * (wordLimits.wordLength + 1)}
        aria-label={t('newWords')}
        aria-describedby={help}
        placeholder={t('newWords')}
        onChange={({ target }) => setText(target.value)}
      />
      <Select<WordAction>
        value={action}
        options={actionOptions}
        aria-label={t('wordAction')}
        onChange={(next) => setAction(next)}
      />
      <Button type="primary" htmlType="submit" disabled={words.length === 0} loading={isAdding}>
        {t('addWords')}
      </Button>
      <span id={help} className="admin-muted admin-words__help">
        {t('newWordsHelp')}
      </span>
    </form>
  );
}
