import { announcementSources } from '@yizhan/contract/entities/announcement.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcementsSettings } from '@yizhan/contract/texts/zh-CN/announcements-settings.ts';
import { InputNumber, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { DictionarySelect } from '../../ui/dictionary/DictionarySelect.tsx';

const t = textsOf({ announcementsSettings });

export function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'dataSource']} label={t('dataSource')} help={t('dataSourceHelp')} required>
        <DictionarySelect code="announcementSource" valueType="string" among={announcementSources} required />
      </FormField>
      <FormField
        name={['config', 'importantOnly']}
        label={t('importantOnly')}
        help={t('importantOnlyHelp')}
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <FormField name={['config', 'recentDays']} label={t('recentDays')} required>
        <InputNumber controls={false} min={1} max={cardKindLimits.maxAnnouncementDays} precision={0} />
      </FormField>
    </>
  );
}
