import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';

const t = textsOf({ notices });

/** Opens in its own window when the requested message was deleted or recalled. */
export default function DeletedScreen() {
  return (
    <Notice
      picture={<NoticeDrawing kind="lost" />}
      title={t('deletedTitle')}
      text={t('deletedText')}
      actions={
        <>
          <ButtonLink href={hrefOf(paths.home)} primary>
            {t('toHome')}
          </ButtonLink>
          {/* Browsers do not close a window that has other pages in its history. */}
          {history.length === 1 && <Button onClick={() => window.close()}>{t('closeWindow')}</Button>}
        </>
      }
    />
  );
}
