import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Input, InputNumber, Select, Switch } from 'antd';
import { ColourField } from '../../admin-kit/ColourField.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { LogoField } from './LogoField.tsx';

const t = textsOf({ settings });

export function SchoolFields() {
  return (
    <>
      <FormField name="name" label={t('name')} required english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="shortName" label={t('shortName')} help={t('shortNameHelp')} english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="slogan" label={t('slogan')} help={t('sloganHelp')} english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['helpDesk', 'name']} label={t('helpDeskName')} help={t('helpDeskHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['helpDesk', 'phone']} label={t('helpDeskPhone')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="logo" label={t('logo')}>
        <LogoField />
      </FormField>
    </>
  );
}

export function LookFields() {
  return (
    <FormField name="themeColor" label={t('themeColor')} help={t('themeColorHelp')}>
      <ColourField />
    </FormField>
  );
}

export function FrameFields() {
  return (
    <FormField name="frameHosts" label={t('frameHosts')} help={t('frameHostsHelp')}>
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '，', '、']} />
    </FormField>
  );
}

export function UploadFields() {
  return (
    <FormField name="uploadQuotaMb" label={t('uploadQuota')} help={t('uploadQuotaHelp')} required>
      <InputNumber
        controls={false}
        min={fileLimits.minQuotaMb}
        max={fileLimits.maxQuotaMb}
        precision={0}
        step={fileLimits.minQuotaMb}
      />
    </FormField>
  );
}

export function MaintenanceFields() {
  return (
    <>
      <FormField
        name={['maintenance', 'on']}
        label={t('maintenanceOn')}
        help={t('maintenanceHelp')}
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <FormField name={['maintenance', 'text']} label={t('maintenanceText')} help={t('maintenanceTextHelp')}>
        <Input.TextArea rows={2} />
      </FormField>
    </>
  );
}
