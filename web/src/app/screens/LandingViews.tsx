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
const Efficiency = lazyPart(() => import('../../features/efficiency/EfficiencyScreen.tsx'));
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
  efficiency: () => <Efficiency />,
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
    lists: withoutView(paths.dutyLists, search),
    efficiency: withoutView(paths.efficiency, search),
  }[view];
  return signedIn && own ? <Redirect to={own} /> : views[view]();
}

/** The list, range or department a visitor was looking at stays when they sign in. */
function withoutView(path: string, search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('view');
  return params.size > 0 ? `${path}?${params}` : path;
}

const isView = (view: string): view is LandingView => Object.hasOwn(views, view);
