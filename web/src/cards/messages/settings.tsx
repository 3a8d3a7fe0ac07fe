import { cardMessagesSettings } from '@yizhan/contract/texts/zh-CN/card-messages-settings.ts';
import { Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ cardMessagesSettings });

export const settings = (): CardSettings<'messages'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'user',
  initial: { calendar: true, counts: true },
  sample,
  settings: {
    calendar: { label: t('calendar'), words: yesOrNo },
    counts: { label: t('counts'), words: yesOrNo },
  },
  ConfigForm,
});

function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'counts']} label={t('counts')} help={t('countsHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name={['config', 'calendar']} label={t('calendar')} help={t('calendarHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}

/** Sample counts; the person is the current one. */
const sample: CardSettings<'messages'>['sample'] = ({ config }) => ({
  counts: config.counts,
  unread: 3,
  todo: 12,
  toRead: 128,
  calendar: config.calendar,
});
