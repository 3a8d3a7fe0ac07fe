import { type SettingsDetail, type SettingsInput, settingsInput } from '@yizhan/contract/entities/settings.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { type FormPart, PartsForm } from '../../admin-kit/form/PartsForm.tsx';
import type { SettingsEvents } from '../../admin-kit/SettingsPage.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { FooterFields } from './FooterFields.tsx';
import { MailFields } from './MailFields.tsx';
import {
  FrameFields,
  LookFields,
  MaintenanceFields,
  SchoolFields,
  SessionFields,
  UploadFields,
} from './SettingsFields.tsx';
import { toInput, toPayload } from './settings-values.ts';

const t = textsOf({ settings });
const menuName = textsOf({ menus });

const parts: readonly FormPart<SettingsDetail>[] = [
  { key: 'school', title: t('school'), Fields: SchoolFields },
  { key: 'look', title: t('look'), Fields: LookFields },
  { key: 'footer', title: t('footer'), Fields: FooterFields },
  { key: 'frames', title: t('frames'), Fields: FrameFields },
  { key: 'session', title: t('session'), Fields: SessionFields },
  { key: 'uploads', title: t('uploads'), Fields: UploadFields },
  { key: 'maintenance', title: t('maintenance'), Fields: MaintenanceFields },
  { key: 'mailServer', title: t('mailServer'), Fields: MailFields },
];

export function SettingsForm({ settings, ...events }: SettingsEvents & { settings: SettingsDetail }) {
  const save = (values: SettingsInput) => api.settings.update({ ...toPayload(values), version: settings.version });
  return (
    <PartsForm
      name="settings"
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
