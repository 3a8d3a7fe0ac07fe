import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SensitiveWord, WordAction } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { Button, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { NewWords } from './NewWords.tsx';
import './words.css';
import { actionName, actionOptions } from './word-actions.ts';

const t = textsOf({ chatAdmin });
const ofAdmin = textsOf({ admin });
const PAUSE_MS = 300;

/** The school's sensitive words, each with what happens to a chat message that has it. */
export function WordsCard() {
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const searched = useDebounced(keyword.trim(), PAUSE_MS);
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    ...query.sensitiveWords.list({ keyword: searched, current }),
    placeholderData: keepPreviousData,
  });
  const reload = () => client.invalidateQueries({ queryKey: query.sensitiveWords.queryKey });
  const change = async ({ id }: SensitiveWord, action: WordAction) => {
    await runAction(api.sensitiveWords.update({ id, action }), t('wordChanged', { action: actionName(action) }));
    await reload();
  };
  const remove = async ({ id, word }: SensitiveWord) => {
    const text = t('removeWordText', { word });
    const removal = { title: t('removeWordTitle'), text, name: word, remove: () => api.sensitiveWords.remove({ id }) };
    if (await confirmAndRemove(removal)) await reload();
  };
  return (
    <section className="admin-card admin-parts__part admin-words">
      <h2>{t('wordsPart')}</h2>
      <p className="admin-muted">{t('wordsIntro')}</p>
      <NewWords onAdded={reload} />
      <Input
        allowClear
        className="admin-words__find"
        value={keyword}
        maxLength={wordLimits.wordLength}
        placeholder={t('findWord')}
        aria-label={t('findWord')}
        onChange={({ target }) => {
          setKeyword(target.value);
          setCurrent(1);
        }}
      />
      <Table<SensitiveWord>
        rowKey="id"
        size="small"
        // Skips measuring the scroll bar, whose style sheet the content security policy blocks.
        tailor
        loading={isPending}
        dataSource={data?.records ?? []}
        locale={{ emptyText: t(searched === '' ? 'noWords' : 'noWordFound') }}
        pagination={{
          ...{ current, total: data?.total ?? 0, pageSize: data?.size ?? 20, onChange: setCurrent },
          ...{ showSizeChanger: false, hideOnSinglePage: true },
        }}
        columns={[
          { title: t('word'), dataIndex: 'word' },
          {
            title: t('wordAction'),
            width: 190,
            render: (_, row) => (
              <Select<WordAction>
                value={row.action}
                options={actionOptions}
                aria-label={t('wordActionOf', { word: row.word })}
                onChange={(action) => void change(row, action)}
              />
            ),
          },
          {
            width: 90,
            render: (_, row) => (
              <Button
                type="text"
                danger
                aria-label={t('removeWord', { word: row.word })}
                onClick={() => void remove(row)}
              >
                {ofAdmin('remove')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
