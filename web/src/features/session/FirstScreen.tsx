import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { FirstForm } from './FirstForm.tsx';
import { FormNote, FormTitle } from './FormParts.tsx';
import { LinkExpired, LinkLoadError, SignInLink } from './LinkStates.tsx';
import { useLinkInfo } from './useLinkInfo.ts';

const t = textsOf({ account });

/** Creates the first administrator, by the one-time link printed at first start. */
export default function FirstScreen() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const link = useLinkInfo(code);
  const policy = useSession((s) => s.boot?.passwordPolicy);
  const isAvailable = useSession((s) => s.boot?.firstAdministrator);
  switch (link.is) {
    case 'missing':
      return (
        <div className="entry-form">
          <FormTitle>{t('linkMissing')}</FormTitle>
          <FormNote tone="info">{t('linkMissingFirst')}</FormNote>
          <SignInLink />
        </div>
      );
    case 'gone':
      return isAvailable ? <LinkExpired /> : <AdministratorThere />;
    case 'unread':
      return <LinkLoadError error={link.error} />;
    case 'asking':
      return <FormTitle>{t('firstTitle')}</FormTitle>;
    case 'good':
      return policy ? <FirstForm code={code} policy={policy} /> : null;
  }
}

/** No refetch needed: the link has been used. */
function AdministratorThere() {
  return (
    <div className="entry-form">
      <FormTitle text={t('firstThereText')}>{t('firstThere')}</FormTitle>
      <SignInLink />
    </div>
  );
}
