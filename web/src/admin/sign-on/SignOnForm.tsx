import { type SignOnDetail, type SignOnInput, signOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { messengers } from '@yizhan/contract/messengers.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { type FormPart, PartsForm } from '../../admin-kit/form/PartsForm.tsx';
import type { SettingsEvents } from '../../admin-kit/SettingsPage.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { MessengerFields } from './MessengerFields.tsx';
import { CasFields, OidcFields, SessionFields } from './SignOnFields.tsx';
import { toInput, toPayload } from './sign-on-values.ts';

const t = textsOf({ signOnSettings });
const menuName = textsOf({ menus });

const parts: readonly FormPart<SignOnDetail>[] = [
  { key: 'session', title: t('session'), Fields: SessionFields },
  { key: 'cas', title: t('cas'), Fields: CasFields },
  { key: 'oidc', title: t('oidc'), Fields: OidcFields },
  ...messengers.map(
    (messenger): FormPart<SignOnDetail> => ({
      key: messenger,
      title: t(messenger),
      Fields: ({ settings }) => <MessengerFields messenger={messenger} settings={settings} />,
    }),
  ),
];

export function SignOnForm({ settings, ...events }: SettingsEvents & { settings: SignOnDetail }) {
  const save = (values: SignOnInput) => api.signOnSettings.update({ ...toPayload(values), version: settings.version });
  return (
    <PartsForm
      label={menuName('userFrameConfig/manage/signOn')}
      parts={parts}
      settings={settings}
      schema={signOnInput}
      initial={toInput(settings)}
      save={save}
      {...events}
    />
  );
}
