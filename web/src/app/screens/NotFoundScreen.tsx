import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { useLocation } from 'react-router';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { firstEntryUnder } from '../guard-rules.ts';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { pageAt } from '../pages.ts';
import { SearchServices } from '../SearchServices.tsx';

const t = textsOf({ notices });

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const manage = useSession((s) => firstEntryUnder(s.session?.configurationMenu ?? [], '/userFrameConfig'));
  return (
    <Notice
      picture={<NoticeDrawing kind="lost" />}
      title={t('notFoundTitle')}
      text={
        <>
          {t('notFoundText')}
          <SearchServices />
        </>
      }
      actions={
        <>
          <ButtonLink href={hrefOf(paths.home)} primary>
            {t('toHome')}
          </ButtonLink>
          {manage && pageAt(pathname).configuration && <ButtonLink href={hrefOf(manage)}>{t('toManage')}</ButtonLink>}
        </>
      }
    />
  );
}
