import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { n } from './no-page-words.ts';
import type { HomePageParams } from './useHomePageParams.ts';
import { useNavigationItem } from './useNavigationItem.ts';
import { t } from './words.ts';

/** Nothing is published yet: whoever can change that is shown the way. */
export default function NoCards({ params: { navigationId } }: { params: HomePageParams }) {
  return navigationId ? <NoPage id={navigationId} /> : <NonePublished />;
}

/** A page nobody made, or one that is somebody else's, leads home. */
function NoPage({ id }: { id: string }) {
  if (useNavigationItem(id) !== null) return <NonePublished />;
  return <Empty text={n('text')} action={<a href={hrefOf(paths.home)}>{n('toHome')}</a>} />;
}

function NonePublished() {
  const mayPublish = useSession((s) => s.me?.configurationMenu.some(({ code }) => code === publishables.card.menu));
  if (!mayPublish) return <Empty text={t('none')} />;
  return <Empty text={t('noneForAdmin')} action={<a href={hrefOf(sectionPath('cards'))}>{t('configure')}</a>} />;
}
