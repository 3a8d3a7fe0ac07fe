import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { currentLanguage, switchLanguage } from '../../../lib/language.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSend } from '../security/useSend.ts';
import { useProfileChange } from './useProfileChange.ts';

const t = textsOf({ profile: texts });

/** The name one goes by, and the language of this browser. */
export function NickName({ profile: { nickName } }: { profile: Profile }) {
  const [name, setName] = useState(nickName);
  const saved = useProfileChange();
  const save = useSend(async (next: string) =>
    saved(await api.personInfo.updateProfile({ nickName: next }), t('saved')),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save.send(name.trim());
  };
  const refusal = save.error === undefined ? undefined : toErrorText(save.error).title;
  return (
    <form className="profile__form" noValidate onSubmit={submit}>
      <TextField
        label={t('nickName')}
        help={t('nickNameHelp')}
        maxLength={fieldLimits.nameLength}
        value={name}
        onChange={setName}
        error={name.trim() ? refusal : t('nickNameMissing')}
      />
      <Button type="submit" variant="primary" loading={save.busy} disabled={!name.trim() || name.trim() === nickName}>
        {t('save')}
      </Button>
      <Select
        label={t('language')}
        help={t('languageHelp')}
        value={currentLanguage()}
        options={[
          { value: 'zh-CN', label: t('chinese') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(language) => void (language === currentLanguage() || switchLanguage())}
      />
    </form>
  );
}
