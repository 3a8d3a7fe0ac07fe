import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { useLocation, useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { canConfigure } from '../guard-rules.ts';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AskPermission } from './AskPermission.tsx';
import { isConfiguration, nameOfMenu, requiredMenu } from './menu-names.ts';

const t = textsOf({ notices });
const menuName = textsOf({ menus });

/** Has its own address; the guard also shows it in place of pages it denies. */
export default function NoPowerScreen() {
  const { pathname } = useLocation();
  return pathname === paths.noPower ? <NoPower /> : <AccessDenied path={pathname} />;
}

function NoPower() {
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const menu = requiredMenu(page);
  const needed = menu && nameOfMenu(menu);
  const allowed = useSession((s) => page !== '' && canConfigure(s.session?.configurationMenu ?? [], page));
  // It was granted meanwhile.
  if (allowed) return <Redirect to={`/${page.replace(/^\/+/, '')}`} />;
  // A path that no menu entry opens is no administration screen and needs no permission: go there.
  if (page && !isConfiguration(page)) return <Redirect to={`/${page.replace(/^\/+/, '')}`} />;
  return (
    <Notice
      picture={<NoticeDrawing kind="lock" />}
      title={t('noPowerTitle')}
      text={
        <>
          {needed && <p>{t('noPowerNeeds', { menu: needed })}</p>}
          <p>{needed ? t('noPowerAsk', { roles: menuName('userFrameConfig/manage/roles') }) : t('noPowerPlain')}</p>
        </>
      }
      actions={
        <>
          {menu && <AskPermission menu={menu} />}
          <ButtonLink href={hrefOf(paths.home)} primary>
            {t('toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
