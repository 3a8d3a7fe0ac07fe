import type { SensitiveWord, WordAction, WordLevel } from '@yizhan/contract/entities/sensitive-word.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { Button, Select, Table } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { actionOptions, levelOptions } from './word-names.ts';

const t = textsOf({ wordsManage });
const adminText = textsOf({ admin });

type WordTableProps = {
  rows: readonly SensitiveWord[];
  onChange: (row: SensitiveWord) => void;
  onRemove: (row: SensitiveWord) => void;
};

/** Level and action are changed in place. */
export function WordTable({ rows, onChange, onRemove }: WordTableProps) {
  return (
    <Table<SensitiveWord>
      className="admin-words__table"
      rowKey="id"
      size="small"
      // Skips measuring the scroll bar, whose style sheet the content security policy blocks.
      tailor
      dataSource={rows}
      pagination={false}
      columns={[
        { title: t('word'), dataIndex: 'word' },
        {
          title: t('level'),
          width: 120,
          render: (_, row) => (
            <Select<WordLevel>
              value={row.level}
              options={levelOptions}
              aria-label={t('levelOf', { word: row.word })}
              onChange={(level) => onChange({ ...row, level })}
            />
          ),
        },
        {
          title: t('wordAction'),
          width: 180,
          render: (_, row) =>
            row.level === 'medium' ? (
              <Select<WordAction>
                value={row.action}
                options={actionOptions}
                aria-label={t('wordActionOf', { word: row.word })}
                onChange={(action) => onChange({ ...row, action })}
              />
            ) : (
              <span className="admin-muted">{t(`levelHelp_${row.level}`)}</span>
            ),
        },
        {
          width: 80,
          render: (_, row) => (
            <Button type="text" danger aria-label={t('removeWord', { word: row.word })} onClick={() => onRemove(row)}>
              {adminText('remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
