import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ faqManage });

/** RB-8: asks the fixed questions as if these drafts were published; a loss has to be accepted. */
export async function confirmLosses(ids: readonly string[]): Promise<boolean> {
  const found = await runAction(api.faq.check({ ids: [...ids] }));
  if (!found) return false;
  const { total, before, after, lost } = found.answer;
  if (lost.length === 0) {
    if (total > 0) toast.info(t('checkFine', { after, total }));
    return true;
  }
  return ask({
    title: t('checkLost', { n: lost.length }),
    text: (
      <>
        <p>{t('checkLostText', { before, after, total })}</p>
        <ul>
          {lost.map(({ id, question, faqId, faqName }) => (
            <li key={id}>
              {faqId === null ? t('lostRefusal', { question }) : t('lostLine', { question, name: faqName })}
            </li>
          ))}
        </ul>
      </>
    ),
    yes: t('publishAnyway'),
    danger: true,
  });
}
