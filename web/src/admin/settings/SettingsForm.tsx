import { type SettingsDetail, type SettingsInput, settingsInput } from '@yizhan/contract/entities/settings.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import type { ComponentType } from 'react';
import { FormPart, PartsIndex } from '../../admin-kit/form/FormParts.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { FooterFields } from './FooterFields.tsx';
import { MailFields } from './MailFields.tsx';
import { FrameFields, LookFields, MaintenanceFields, SchoolFields, SessionFields } from './SettingsFields.tsx';
import { toInput, toPayload } from './settings-values.ts';

const t = textsOf({ settings });
const menuName = textsOf({ menus });

type Part = { key: 'school' | 'look' | 'footer' | 'frames' | 'session' | 'maintenance' | 'mailServer'; Fields: Fields };
type Fields = ComponentType<{ settings: SettingsDetail }>;

const parts: readonly Part[] = [
  { key: 'school', Fields: SchoolFields },
  { key: 'look', Fields: LookFields },
  { key: 'footer', Fields: FooterFields },
  { key: 'frames', Fields: FrameFields },
  { key: 'session', Fields: SessionFields },
  { key: 'maintenance', Fields: MaintenanceFields },
  { key: 'mailServer', Fields: MailFields },
];

type SettingsFormProps = { settings: SettingsDetail; onSaved: () => void; onReload: () => void };

export function SettingsForm({ settings, onSaved, onReload }: SettingsFormProps) {
  const save = (values: SettingsInput) => api.settings.update({ ...toPayload(values), version: settings.version });
  return (
    <div className="admin-settings">
      <PartsIndex
        form="settings"
        label={menuName('userFrameConfig/manage/settings')}
        parts={parts.map(({ key }) => ({ key, title: t(key) }))}
      />
      <RecordForm schema={settingsInput} initial={toInput(settings)} save={save} onSaved={onSaved} onReload={onReload}>
        {parts.map(({ key, Fields }) => (
          <FormPart key={key} form="settings" part={key} title={t(key)}>
            <Fields settings={settings} />
          </FormPart>
        ))}
      </RecordForm>
    </div>
  );
}
