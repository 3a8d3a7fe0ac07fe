import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { currentLanguage, switchLanguage } from '../lib/language.ts';
import { lazyExtra } from '../lib/lazy-part.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Crest } from './Crest.tsx';
import './Entrance.css';
import { PageFooter } from './PageFooter.tsx';

const t = textsOf({ pages });

/** Optional: sign-in neither waits for the picture nor fails without it. */
const CampusPicture = lazyExtra(() => import('./CampusPicture.tsx'));

/** The frame of the pages before sign-in: the campus at the left, the form at the right. */
export default function Entrance() {
  const tenant = useSession((s) => s.boot?.tenant);
  return (
    <div className="entrance">
      <div className="entrance__picture">
        <a className="entrance__school" href={hrefOf(paths.landing)}>
          <Crest size={48} />
          <span>{tenant?.name}</span>
        </a>
        <p className="entrance__slogan">
          <strong>{t('portal')}</strong>
          <span>{tenant?.slogan}</span>
        </p>
        <Suspense fallback={null}>
          <CampusPicture />
        </Suspense>
      </div>
      <div className="entrance__side">
        <div className="entrance__tools">
          <button
            type="button"
            className="yz-button yz-button--quiet yz-button--small"
            lang={currentLanguage() === 'en' ? 'zh-CN' : 'en'}
            onClick={switchLanguage}
          >
            {t('otherLanguage')}
          </button>
        </div>
        <main id="main" className="entrance__main" tabIndex={-1}>
          <Ready />
        </main>
        <PageFooter />
      </div>
    </div>
  );
}

/** The forms depend on the school's settings, so nothing is shown without them. */
function Ready() {
  const boot = useSession((s) => s.boot);
  const error = useSession((s) => s.bootError);
  const retry = useSession((s) => s.loadBoot);
  if (boot)
    return (
      <Suspense fallback={<FormShape />}>
        <Outlet />
      </Suspense>
    );
  if (error === undefined) return <FormShape />;
  return (
    <div className="entrance__failed" role="alert">
      <p>{t('bootFailed')}</p>
      <Button icon="refresh" onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

function FormShape() {
  return (
    <div className="entrance__shape" aria-busy="true">
      <Skeleton shape="block" width={140} height={36} />
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={68} />
      <Skeleton shape="block" height={44} />
    </div>
  );
}
