import { visitors } from '@yizhan/contract/texts/zh-CN/visitors.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { useLocation } from 'react-router';
import { currentLanguage, switchLanguage } from '../../lib/language.ts';
import { hrefOf, landingViewPath, paths } from '../../lib/paths.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { openReading } from '../../ui/reading/open-reading.ts';
import { Crest } from '../Crest.tsx';
import { returnPageFrom } from './return-page-from.ts';

const t = textsOf({ visitors });

const entries = [
  { word: 'home', path: paths.landing },
  { word: 'hall', path: paths.allServices },
  { word: 'guides', path: landingViewPath('guides') },
  { word: 'news', path: landingViewPath('news') },
] as const;
const help = { word: 'help', path: wire.help } as const;

/** The landing page stands hidden in the same document: what it leads to is there, or not. */
const hasHelp = () => document.getElementById(wire.help) !== null;

/** Which entry of the menu one is under. */
function current(pathname: string, search: string): (typeof entries)[number]['word'] {
  if (pathname !== paths.landing) return 'hall';
  return new URLSearchParams(search).get('view') === 'guides' ? 'guides' : 'news';
}

/** The same bar as the server writes above the landing page. */
export function VisitorBar() {
  const { pathname, search } = useLocation();
  const school = useSession((s) => s.boot?.tenant.name);
  const here = current(pathname, search);
  const visiting = useSession((s) => s.session === undefined);
  return (
    <header className="landing-bar">
      <div className="landing-width">
        <a className="landing-school" href={hrefOf(paths.landing)}>
          <Crest size={40} />
          <span>{school}</span>
        </a>
        <nav className="landing-menu" aria-label={t('menu')}>
          {[...entries, ...(visiting && hasHelp() ? [help] : [])].map(({ word, path }) => (
            <a key={word} href={hrefOf(path)} aria-current={word === here ? 'page' : undefined}>
              {t(word)}
            </a>
          ))}
        </nav>
        <div className="landing-tools">
          <button type="button" className="yz-button yz-button--quiet yz-button--small" onClick={openReading}>
            {t('accessibility')}
          </button>
          <button
            type="button"
            className="yz-button yz-button--quiet yz-button--small"
            lang={currentLanguage() === 'en' ? 'zh-CN' : 'en'}
            onClick={switchLanguage}
          >
            {t('otherLanguage')}
          </button>
          <SignInLink wanted={returnPageFrom(pathname, search)} />
        </div>
      </div>
    </header>
  );
}

function SignInLink({ wanted }: { wanted: string | undefined }) {
  const signedIn = useSession((s) => s.session !== undefined);
  return (
    <a
      className="yz-button yz-button--default yz-button--medium"
      href={hrefOf(signedIn ? paths.home : paths.login)}
      onClick={() => !signedIn && wanted && saveReturnPage(wanted)}
    >
      {signedIn ? t('ownHome') : t('signIn')}
    </a>
  );
}
