import { type SignOnDetail, type SignOnInput, signOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { FormPart, PartsIndex } from '../../admin-kit/form/FormParts.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { menuName } from '../../admin-kit/words.ts';
import { api } from '../../lib/api.ts';
import { CasFields, OidcFields, SessionFields, WechatFields } from './SignOnFields.tsx';
import { toInput, toPayload } from './sign-on-values.ts';
import { s } from './words.ts';

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
        parts={parts.map(({ key }) => ({ key, title: s(key) }))}
      />
      <RecordForm schema={signOnInput} initial={toInput(settings)} save={save} onSaved={onSaved} onReload={onReload}>
        {parts.map(({ key, Fields }) => (
          <FormPart key={key} form="sign-on" part={key} title={s(key)}>
            <Fields settings={settings} />
          </FormPart>
        ))}
      </RecordForm>
    </div>
  );
}
