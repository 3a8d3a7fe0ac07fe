import { useQueryClient } from '@tanstack/react-query';
import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { personalData } from '@yizhan/contract/texts/zh-CN/personal-data.ts';
import { api, query } from '../../../lib/api.ts';
import { toMinute } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { toTelHref } from '../../../lib/tel-href.ts';
import { textsOf } from '../../../lib/text.ts';
import { CorrectionDialog as Dialog } from '../../../ui/CorrectionDialog.tsx';
import { useDraftState } from '../../../ui/drafts.ts';

const t = textsOf({ personalData });

const blank = { text: '', contact: '' };

/** Asks the office in charge to correct a figure: the source keeps it, so the portal cannot change it. */
export function CorrectionDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { id, title, source, phone, updatedAt, deptId } = figure;
  const client = useQueryClient();
  const account = useSession((s) => s.session?.user.account) ?? '';
  const helpDesk = useSession((s) => s.boot?.helpDesk);
  const draft = useDraftState(`figure-${id}`, blank);
  const time = updatedAt ? toMinute(updatedAt) : '';
  const words = t('words', { title, source, account, time }).slice(0, feedbackLimits.contentLength / 2);
  return (
    <Dialog
      draft={draft}
      texts={{
        title: t('correctTitle', { title }),
        hint: t('correctText'),
        text: t('correctWhat'),
        textHint: t('correctWhatHint'),
        empty: t('correctEmpty'),
        contact: t('correctContact'),
        send: t('correctSend'),
        sent: t('correctSent'),
      }}
      maxLength={feedbackLimits.contentLength - words.length - 1}
      onSend={async ({ text, contact }) => {
        await api.feedback.create({
          ...{ type: 'CORRECT', figureId: id, contact, content: `${words}\n${text}` },
          ...(deptId !== null && { deptId }),
          title: t('correctTitle', { title }).slice(0, feedbackLimits.titleLength),
        });
        await client.invalidateQueries({ queryKey: query.feedback.queryKey });
        await client.invalidateQueries({ queryKey: query.personInfo.figures().queryKey });
      }}
      onClose={onClose}
    >
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
          {t('helpDesk', { name: helpDesk.name })}{' '}
          {helpDesk.phone && <a href={toTelHref(helpDesk.phone)}>{helpDesk.phone}</a>}
        </p>
      )}
    </Dialog>
  );
}
