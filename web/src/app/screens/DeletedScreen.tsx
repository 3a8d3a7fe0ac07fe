import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../Notice.tsx';
import { NoticeDrawing } from '../NoticeDrawing.tsx';

const t = textsOf({ notices });

/** Opens in a window of its own when a message is asked for that was deleted or recalled. */
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
          {/* The browser closes no window that has another page behind this one. */}
          {history.length === 1 && <Button onClick={() => window.close()}>{t('closeWindow')}</Button>}
        </>
      }
    />
  );
}
