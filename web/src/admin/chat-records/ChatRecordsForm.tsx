import { type ChatRecordQuery, chatRecordQuery } from '@yizhan/contract/entities/chat-admin.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import './ChatRecords.css';

const t = textsOf({ chatAdmin });

type Values = { reason?: string; keyword?: string; sender?: string; period: [Dayjs, Dayjs] };

const toQuery = ({ period: [from, to], ...words }: Values) =>
  chatRecordQuery.safeParse({ ...words, from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') });

/** Why, what, who and when. */
export function ChatRecordsForm({ busy, onSearch }: { busy: boolean; onSearch: (query: ChatRecordQuery) => void }) {
  const [form] = Form.useForm<Values>();
  const search = (values: Values) => {
    const { data } = toQuery(values);
    if (data) onSearch(data);
  };
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      className="admin-card admin-chat-records"
      initialValues={{ period: [dayjs().subtract(6, 'day'), dayjs()] }}
      requiredMark={false}
      onFinish={search}
    >
      <Form.Item
        name="reason"
        label={t('reason')}
        className="admin-chat-records__reason"
        rules={[{ required: true, whitespace: true, min: chatLimits.minReasonLength, message: t('reasonHelp') }]}
      >
        <Input maxLength={chatLimits.reasonLength} showCount placeholder={t('reasonHelp')} autoComplete="off" />
      </Form.Item>
      <Form.Item name="keyword" label={t('keyword')}>
        <Input maxLength={50} allowClear autoComplete="off" />
      </Form.Item>
      <Form.Item name="sender" label={t('sender')}>
        <Input maxLength={50} allowClear placeholder={t('senderHelp')} autoComplete="off" />
      </Form.Item>
      <Form.Item name="period" label={t('period')} rules={[{ required: true }]}>
        <DatePicker.RangePicker allowClear={false} />
      </Form.Item>
      <Button variant="primary" type="submit" disabled={busy}>
        {t('search')}
      </Button>
    </Form>
  );
}
