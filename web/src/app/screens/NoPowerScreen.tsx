import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { useLocation, useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { textsOf } from '../../lib/text.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { isConfiguration, requiredMenuName } from './menu-names.ts';

const t = textsOf({ notices });
const menuName = textsOf({ menus });

/** Stands at its own address; the guard puts it before what it does not let through. */
export default function NoPowerScreen() {
  const { pathname } = useLocation();
  return pathname === paths.noPower ? <NoPower /> : <AccessDenied path={pathname} />;
}

function NoPower() {
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const needed = requiredMenuName(page);
  // What no entry opens is no screen of administration, and needs no rights: it speaks for itself.
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
        <ButtonLink href={hrefOf(paths.home)} primary>
          {t('toHome')}
        </ButtonLink>
      }
    />
  );
}
