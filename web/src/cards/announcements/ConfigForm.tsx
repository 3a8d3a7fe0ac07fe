import { limits } from '@yizhan/contract/limits.ts';
import { InputNumber, Radio, Switch } from 'antd';
import { FormField } from '../../admin/form/FormField.tsx';
import { t } from './settings-words.ts';

const dataSources = ['PORTAL', 'OfficialAccount'] as const;

export function ConfigForm() {
  return (
    <>
      <FormField name={['config', 'dataSource']} label={t('dataSource')} help={t('dataSourceHelp')}>
        <Radio.Group options={dataSources.map((value) => ({ value, label: t(value) }))} />
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
        <InputNumber controls={false} min={1} max={limits.announcementDaysMost} precision={0} />
      </FormField>
    </>
  );
}
