import type { ChatRecord } from '@yizhan/contract/entities/chat-admin.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { Table } from 'antd';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ chatAdmin });

function contentOf({ type, content, recalled }: ChatRecord) {
  if (recalled) return <span className="admin-muted">{t('recalled')}</span>;
  if (type === messageTypes.picture) return t('picture', { name: content });
  if (type === messageTypes.file) return t('file', { name: content });
  return type === messageTypes.person ? t('person', { name: content }) : content;
}

export function ChatRecordsTable({ records }: { records: readonly ChatRecord[] }) {
  return (
    <Table<ChatRecord>
      className="admin-chat-records__table"
      rowKey="messageId"
      dataSource={records}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: t('time'), dataIndex: 'timeSend', width: 170 },
        { title: t('from'), width: 180, render: (_, row) => `${row.fromUserName}（${row.fromUserNumber}）` },
        { title: t('to'), dataIndex: 'conversationName', width: 160 },
        { title: t('content'), className: 'admin-chat-records__content', render: (_, row) => contentOf(row) },
      ]}
    />
  );
}
