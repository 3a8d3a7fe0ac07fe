import { type SettingsDetail, type SettingsInput, settingsInput } from '@yizhan/contract/entities/settings.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { type FormPart, PartsForm } from '../../admin-kit/form/PartsForm.tsx';
import type { SettingsEvents } from '../../admin-kit/SettingsPage.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { MailFields } from './MailFields.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { FrameFields, LookFields, MaintenanceFields, SchoolFields, UploadFields } from './SettingsFields.tsx';
import { toInput, toPayload } from './settings-values.ts';

const t = textsOf({ settings });
const menuName = textsOf({ menus });

const parts: readonly FormPart<SettingsDetail>[] = [
  { key: 'school', title: t('school'), Fields: SchoolFields },
  { key: 'look', title: t('look'), Fields: LookFields },
  { key: 'frames', title: t('frames'), Fields: FrameFields },
  { key: 'uploads', title: t('uploads'), Fields: UploadFields },
  { key: 'review', title: t('review'), Fields: ReviewFields },
  { key: 'maintenance', title: t('maintenance'), Fields: MaintenanceFields },
  { key: 'mailServer', title: t('mailServer'), Fields: MailFields },
];

export function SettingsForm({ settings, ...events }: SettingsEvents & { settings: SettingsDetail }) {
  const save = (values: SettingsInput) => api.settings.update({ ...toPayload(values), version: settings.version });
  return (
    <PartsForm
      label={menuName('userFrameConfig/manage/settings')}
      parts={parts}
      settings={settings}
      schema={settingsInput}
      initial={toInput(settings)}
      save={save}
      {...events}
    />
  );
}
