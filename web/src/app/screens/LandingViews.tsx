import { useSearchParams } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { articlePath, type LandingView, paths, topicPath } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useSession } from '../../lib/session.ts';
import VisitorFrame from '../VisitorFrame.tsx';
import { NewsForVisitors } from '../visitors/NewsForVisitors.tsx';

const NewsList = lazyPart(() => import('../../features/news/NewsListScreen.tsx'));
const Article = lazyPart(() => import('../../features/news/ArticleScreen.tsx'));
const Topic = lazyPart(() => import('../../features/topics/TopicScreen.tsx'));
const DutyLists = lazyPart(() => import('../../features/duty-lists/DutyListsScreen.tsx'));
const Guides = lazyPart(() => import('../visitors/GuidesForVisitors.tsx'));

/** Public views beside the landing page; an unknown view is the landing page itself. */
export default function LandingViews() {
  return (
    <VisitorFrame>
      <View />
    </VisitorFrame>
  );
}

const views: Record<LandingView, () => React.ReactNode> = {
  guides: () => <Guides />,
  lists: () => <DutyLists />,
  news: () => (
    <NewsForVisitors>
      <NewsList />
    </NewsForVisitors>
  ),
  topic: () => <Topic visitor />,
  article: () => (
    <NewsForVisitors>
      <Article />
    </NewsForVisitors>
  ),
};

function View() {
  const [search] = useSearchParams();
  const signedIn = useSession((s) => s.session !== undefined);
  const [view, id] = [search.get('view') ?? '', search.get('id') ?? ''];
  if (!isView(view)) return <Redirect to={paths.landing} />;
  const own = {
    ...{ guides: paths.guides, article: articlePath(id), topic: topicPath(id), news: undefined },
    lists: listsPath(search),
  }[view];
  return signedIn && own ? <Redirect to={own} /> : views[view]();
}

/** The list, department and item a visitor was looking at stay when they sign in. */
function listsPath(search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('view');
  return params.size > 0 ? `${paths.dutyLists}?${params}` : paths.dutyLists;
}

const isView = (view: string): view is LandingView => Object.hasOwn(views, view);
