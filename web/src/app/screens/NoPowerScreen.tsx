import { useSearchParams } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { menuName, neededFor } from './menu-names.ts';
import { t } from './words.ts';

export default function NoPowerScreen() {
  const [search] = useSearchParams();
  const needed = neededFor(search.get('page') ?? '');
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
