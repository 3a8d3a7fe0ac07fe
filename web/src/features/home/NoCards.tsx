import { publishables } from '@yizhan/contract/publishable.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { t } from './words.ts';

/** Nothing is published yet: whoever can change that is shown the way. */
export default function NoCards() {
  const mayPublish = useSession((s) => s.me?.configurationMenu.some(({ code }) => code === publishables.card.menu));
  if (!mayPublish) return <Empty text={t('none')} />;
  return <Empty text={t('noneForAdmin')} action={<a href={hrefOf(paths.cardConfig)}>{t('configure')}</a>} />;
}
