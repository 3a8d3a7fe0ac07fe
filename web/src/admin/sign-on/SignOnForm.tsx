import { type SignOnDetail, type SignOnInput, signOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { FormPart, PartsIndex } from '../../admin-kit/form/FormParts.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { CasFields, OidcFields, SessionFields, WechatFields } from './SignOnFields.tsx';
import { toInput, toPayload } from './sign-on-values.ts';

const t = textsOf({ signOnSettings });
const menuName = textsOf({ menus });

const parts = [
  { key: 'session', Fields: SessionFields },
  { key: 'cas', Fields: CasFields },
  { key: 'oidc', Fields: OidcFields },
  { key: 'wechat', Fields: WechatFields },
] as const;

type SignOnFormProps = { settings: SignOnDetail; onSaved: () => void; onReload: () => void };

export function SignOnForm({ settings, onSaved, onReload }: SignOnFormProps) {
  const save = (values: SignOnInput) => api.signOnSettings.update({ ...toPayload(values), version: settings.version });
  return (
    <div className="admin-settings">
      <PartsIndex
        form="sign-on"
        label={menuName('userFrameConfig/manage/signOn')}
        parts={parts.map(({ key }) => ({ key, title: t(key) }))}
      />
      <RecordForm schema={signOnInput} initial={toInput(settings)} save={save} onSaved={onSaved} onReload={onReload}>
        {parts.map(({ key, Fields }) => (
          <FormPart key={key} form="sign-on" part={key} title={t(key)}>
            <Fields settings={settings} />
          </FormPart>
        ))}
      </RecordForm>
    </div>
  );
}
