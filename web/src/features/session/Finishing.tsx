import { Spinner } from '../../ui/Spinner.tsx';
import { FormTitle } from './FormParts.tsx';
import { t } from './sign-on-words.ts';

/** Somebody is back from outside, and the server is asked who they are. */
export default function Finishing() {
  return (
    <FormTitle>
      <Spinner size={28} /> {t('finishing')}
    </FormTitle>
  );
}
