import { useQuery, useQueryClient } from '@tanstack/react-query';
import { robotSettingsInput } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input, InputNumber, Radio, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ faqManage });

const ways = (['chat', 'url', 'phone'] as const).map((value) => ({ value, label: t(`manual${value}`) }));

/** Whether and how the robot shows itself. */
export function SettingsTab() {
  const client = useQueryClient();
  const found = useQuery(query.faq.settings());
  const reload = () => void client.invalidateQueries({ queryKey: query.faq.settings.queryKey });
  return (
    <Loaded query={found} skeleton={<TableSkeleton />}>
      {({ version, ...settings }) => (
        <RecordForm
          key={version}
          schema={robotSettingsInput}
          initial={settings}
          about="robot"
          save={(values) => api.faq.saveSettings({ ...values, version })}
          onSaved={() => {
            toast.success(t('settingsSaved'));
            reload();
          }}
          onReload={reload}
        >
          <FormField name="enabled" label={t('enabled')} valuePropName="checked">
            <Switch />
          </FormField>
          <FormField name="showOnPreLogin" label={t('showOnPreLogin')} valuePropName="checked">
            <Switch />
          </FormField>
          <FormField name="feedbackOn" label={t('feedbackOn')} help={t('feedbackOnHelp')} valuePropName="checked">
            <Switch />
          </FormField>
          <FormField name="name" label={t('robotName')} help={t('robotNameHelp')}>
            <Input maxLength={robotLimits.robotNameLength} autoComplete="off" />
          </FormField>
          <FormField name="avatar" label={t('robotAvatar')} help={t('robotAvatarHelp')}>
            <PictureField size="128 × 128" alt={t('robotAvatar')} />
          </FormField>
          <FormField name="welcome" label={t('welcome')} help={t('welcomeHelp')}>
            <Input.TextArea maxLength={robotLimits.greetingLength} rows={3} />
          </FormField>
          <FormField name="placeholder" label={t('placeholder')}>
            <Input maxLength={robotLimits.placeholderLength} autoComplete="off" />
          </FormField>
          <FormField name="hotCount" label={t('hotCount')}>
            <InputNumber controls={false} min={0} max={robotLimits.maxHot} precision={0} />
          </FormField>
          <FormField name={['manual', 'kind']} label={t('manual')}>
            <Radio.Group options={ways} />
          </FormField>
          <FormField name={['manual', 'target']} label={t('manualTarget')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="workTime" label={t('workTime')}>
            <Input maxLength={robotLimits.placeholderLength} autoComplete="off" />
          </FormField>
        </RecordForm>
      )}
    </Loaded>
  );
}
