import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { personalData } from '@yizhan/contract/texts/zh-CN/personal-data.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { toMinute } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { toTelHref } from '../../../lib/tel-href.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const t = textsOf({ personalData });
const uiText = textsOf({ ui });

/** Whom to turn to about a wrong figure: the source keeps it, so the portal cannot change it. */
export function CorrectionDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { title, source, phone, updatedAt } = figure;
  const account = useSession((s) => s.session?.user.account) ?? '';
  const helpDesk = useSession((s) => s.boot?.helpDesk);
  const words = t('words', { title, source, account, time: updatedAt ? toMinute(updatedAt) : '' });
  return (
    <Dialog
      open
      width={434}
      title={t('correctTitle', { title })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiText('close')}</Button>}
    >
      <p>{t('correctText')}</p>
      <dl className="figure__office">
        <dt>{t('office')}</dt>
        <dd>{source}</dd>
        {phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={toTelHref(phone)}>{phone}</a>
            </dd>
          </>
        )}
      </dl>
      {helpDesk?.name && (
        <p>
          {t('helpDesk', { name: helpDesk.name })} {helpDesk.phone && <a href={toTelHref(helpDesk.phone)}>{helpDesk.phone}</a>}
        </p>
      )}
      <p className="figure__words">
        {words} <CopyButton text={words} />
      </p>
    </Dialog>
  );
}
