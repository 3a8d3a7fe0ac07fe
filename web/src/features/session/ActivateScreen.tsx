import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormTitle } from './FormParts.tsx';
import { LinkForm } from './LinkForm.tsx';
import { parseCode } from './login-rules.ts';

const t = textsOf({ account });

export default function ActivateScreen() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('code');
  if (code) return <LinkForm code={code} kind="activate" />;
  return <AskForCode onCode={(next) => setSearch({ code: next }, { replace: true })} />;
}

/** The page was opened without a code: the link can be pasted. */
function AskForCode({ onCode }: { onCode: (code: string) => void }) {
  const [pasted, setPasted] = useState('');
  const [checked, setChecked] = useState(false);
  const code = parseCode(pasted);
  return (
    <>
      <FormTitle text={t('activateAsk')}>{t('activateTitle')}</FormTitle>
      <form
        className="entry-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (code) onCode(code);
        }}
      >
        <TextField
          size="large"
          icon="link"
          label={t('activateCode')}
          autoComplete="off"
          spellCheck={false}
          maxLength={fieldLimits.longTextLength}
          autoFocus
          value={pasted}
          onChange={setPasted}
          error={checked && !code ? t('activateCodeMissing') : undefined}
        />
        <Button type="submit" variant="primary" size="large" wide>
          {t('activateNext')}
        </Button>
        <p className="form-foot">
          <a href={hrefOf(paths.login)}>{t('backToSignIn')}</a>
        </p>
      </form>
    </>
  );
}
