import { hrefOf, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';
import { t } from './words.ts';

export default function NotFoundScreen() {
  return (
    <Notice
      picture={<NoticeDrawing kind="lost" />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      actions={
        <ButtonLink href={hrefOf(paths.home)} primary>
          {t('toHome')}
        </ButtonLink>
      }
    />
  );
}
