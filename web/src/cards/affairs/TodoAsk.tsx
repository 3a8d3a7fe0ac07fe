import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { useSession } from '../../lib/session.ts';
import { toTelHref } from '../../lib/tel-href.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardAffairs });

/** Whom to ask about a to-do that nothing opens: its department, or the school's own number. */
export function TodoAsk({ name, phone }: { name: string; phone: string }) {
  const boot = useSession((s) => s.boot);
  const office = name || boot?.helpDesk.name;
  const number = phone || (name ? '' : boot?.helpDesk.phone || boot?.footer.phone || '');
  const words = office ? t('ask', { name: office }) : t(number ? 'askSchool' : 'askOffice');
  const href = toTelHref(number);
  return (
    <p className="affair__ask">
      {words} {href ? <a href={href}>{number}</a> : number}
    </p>
  );
}
