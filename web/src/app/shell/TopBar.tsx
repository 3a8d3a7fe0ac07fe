import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { Crest } from '../Crest.tsx';
import { AccountFace } from './AccountFace.tsx';
import { Navigation } from './Navigation.tsx';
import './TopBar.css';
import { openDialog } from './dialogs.ts';

const t = textsOf({ shell });

const Messages = lazyPart(() => import('./Messages.tsx'));
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'));

/** As wide as the content of most pages, on every page: nothing in it moves from one to the next. */
export function TopBar() {
  const small = useMediaQuery(phone);
  const tenant = useSession((s) => s.boot?.tenant);
  return (
    <header className="topbar">
      <div className="topbar__inner">
        <a className="topbar__school" href={hrefOf(paths.home)}>
          <Crest size={36} />
          <span className="topbar__name">{tenant?.name}</span>
        </a>
        {!small && <Navigation />}
        <div className="topbar__tools">
          <span className="topbar__quick" />
          {small ? (
            <IconButton icon="search" label={t('search')} onClick={() => openDialog('search')} />
          ) : (
            <button type="button" className="topbar__search" onClick={() => openDialog('search')}>
              <Icon name="search" size={16} />
              <span>{t('search')}</span>
              <small>Ctrl K</small>
            </button>
          )}
          <Suspense fallback={<NotificationButton />}>
            <Messages />
          </Suspense>
          {!small && (
            <Suspense
              fallback={
                <span className="account">
                  <AccountFace />
                </span>
              }
            >
              <AccountMenu />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}

/** Reserves the bell's place until it can be pressed. */
function NotificationButton() {
  return (
    <span className="yz-iconbutton">
      <Icon name="bell" />
    </span>
  );
}
