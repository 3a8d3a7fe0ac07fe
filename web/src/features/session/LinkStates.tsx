import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { FormFailure, FormTitle } from './FormParts.tsx';

const t = textsOf({ account });

export function SignInLink() {
  return (
    <a className="yz-button yz-button--primary yz-button--large yz-button--wide" href={hrefOf(paths.login)}>
      {t('toSignIn')}
    </a>
  );
}

/** A link that was used, has expired or is invalid. */
export function LinkExpired() {
  return (
    <div className="entry-form">
      <FormTitle text={t('linkGoneText')}>{t('linkGone')}</FormTitle>
      <SignInLink />
    </div>
  );
}

/** The link could not be checked. */
export function LinkLoadError({ error }: { error: unknown }) {
  return (
    <div className="entry-form">
      <FormTitle>{t('linkUnread')}</FormTitle>
      <FormFailure error={error} />
      <SignInLink />
    </div>
  );
}
