import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { textsOf } from '../../lib/text.ts';
import '../../ui/Button.css';

const t = textsOf({ hall });

/** Many services are for members only: signing in repeats the same search. */
export function SignInForMore({ keyword }: { keyword: string }) {
  const returnPath = `${paths.serviceHall}?${new URLSearchParams({ keyword })}`;
  return (
    <section className="hall-help">
      <h2>{t('signInMore')}</h2>
      <p>{t('signInMoreText')}</p>
      <a
        className="yz-button yz-button--primary yz-button--medium"
        href={hrefOf(paths.login)}
        onClick={() => saveReturnPage(returnPath)}
      >
        {t('toSignIn')}
      </a>
    </section>
  );
}
