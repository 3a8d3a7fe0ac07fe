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
  { key: 'home', path: paths.landing },
  { key: 'hall', path: paths.allServices },
  { key: 'guides', path: landingViewPath('guides') },
  { key: 'news', path: landingViewPath('news') },
] as const;
const lists = { key: 'lists', path: landingViewPath('lists') } as const;
const help = { key: 'help', path: wire.help } as const;

/** The landing page is hidden in the same document, so its sections can be looked up. */
const hasHelp = () => document.getElementById(wire.help) !== null;
const hasLists = () => document.querySelector(`.landing-menu a[href="/${hrefOf(lists.path)}"]`) !== null;

/** The current entry of the menu; efficiency has none. */
function current(pathname: string, search: string): (typeof entries)[number]['key'] | 'lists' | undefined {
  if (pathname !== paths.landing) return 'hall';
  const view = new URLSearchParams(search).get('view');
  if (view === 'efficiency') return undefined;
  if (view === 'lists') return 'lists';
  return view === 'guides' ? 'guides' : 'news';
}

/** The same bar as the server renders above the landing page. */
export function VisitorBar() {
  const { pathname, search } = useLocation();
  const school = useSession((s) => s.boot?.tenant.name);
  const currentKey = current(pathname, search);
  const visiting = useSession((s) => s.session === undefined);
  const more = [...(currentKey === 'lists' || hasLists() ? [lists] : []), ...(visiting && hasHelp() ? [help] : [])];
  return (
    <header className="landing-bar">
      <div className="landing-width">
        <a className="landing-school" href={hrefOf(paths.landing)}>
          <Crest size={40} />
          <span>{school}</span>
        </a>
        <nav className="landing-menu" aria-label={t('menu')}>
          {[...entries, ...more].map(({ key, path }) => (
            <a key={key} href={hrefOf(path)} aria-current={key === currentKey ? 'page' : undefined}>
              {t(key)}
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
          <SignInLink returnPath={returnPageFrom(pathname, search)} />
        </div>
      </div>
    </header>
  );
}

function SignInLink({ returnPath }: { returnPath: string | undefined }) {
  const signedIn = useSession((s) => s.session !== undefined);
  return (
    <a
      className="yz-button yz-button--default yz-button--medium"
      href={hrefOf(signedIn ? paths.home : paths.login)}
      onClick={() => !signedIn && returnPath && saveReturnPage(returnPath)}
    >
      {signedIn ? t('ownHome') : t('signIn')}
    </a>
  );
}
