import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { noPage } from '@yizhan/contract/texts/zh-CN/no-page.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import type { HomePageParams } from './useHomePageParams.ts';
import { useNavigationItem } from './useNavigationItem.ts';

const t = textsOf({ home });
const noPageText = textsOf({ noPage });

/** Nothing is published yet: people who can publish get a link to do so. */
export default function NoCards({ params: { navigationId } }: { params: HomePageParams }) {
  return navigationId ? <NoPage id={navigationId} /> : <NonePublished />;
}

/** A page that does not exist, or is not for this person, links to the home page. */
function NoPage({ id }: { id: string }) {
  if (useNavigationItem(id) !== null) return <NonePublished />;
  return <Empty text={noPageText('text')} action={<a href={hrefOf(paths.home)}>{noPageText('toHome')}</a>} />;
}

function NonePublished() {
  const mayPublish = useSession((s) => s.me?.configurationMenu.some(({ code }) => code === publishables.card.menu));
  if (!mayPublish) return <Empty text={t('none')} />;
  return <Empty text={t('noneForAdmin')} action={<a href={hrefOf(sectionPath('cards'))}>{t('configure')}</a>} />;
}
