import { Navigate, useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { isConfiguration, menuName, neededFor } from './menu-names.ts';
import { t } from './words.ts';

export default function NoPowerScreen() {
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const needed = neededFor(page);
  // What no entry opens is no screen of administration: it leads, under its own name, to where nothing is.
  if (page && !isConfiguration(page)) return <Navigate to={`/home/${page.replace(/^\/+/, '')}`} replace />;
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
