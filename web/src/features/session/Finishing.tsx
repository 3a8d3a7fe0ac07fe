import { signOn } from '@yizhan/contract/texts/zh-CN/sign-on.ts';
import { textsOf } from '../../lib/text.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { FormTitle } from './FormParts.tsx';

const t = textsOf({ signOn });

/** Back from the external login: asks the server who signed in. */
export default function Finishing() {
  return (
    <FormTitle>
      <Spinner size={28} /> {t('finishing')}
    </FormTitle>
  );
}
