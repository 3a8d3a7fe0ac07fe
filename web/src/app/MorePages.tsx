import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPart } from '../lib/lazy-part.ts';
import { pages } from './pages.ts';

const Guides = lazyPart(() => import('../features/guides/GuidesScreen.tsx'));
const DutyLists = lazyPart(() => import('../features/duty-lists/DutyListsScreen.tsx'));
const Efficiency = lazyPart(() => import('../features/efficiency/EfficiencyScreen.tsx'));
const Chat = lazyPart(() => import('../features/chat/ChatScreen.tsx'));
const NewsList = lazyPart(() => import('../features/news/NewsListScreen.tsx'));
const Article = lazyPart(() => import('../features/news/ArticleScreen.tsx'));
const Announcements = lazyPart(() => import('../features/announcements/AnnouncementsScreen.tsx'));
const Topic = lazyPart(() => import('../features/topics/TopicScreen.tsx'));
const Apply = lazyPart(() => import('../features/cases/ApplyScreen.tsx'));
const Case = lazyPart(() => import('../features/cases/CaseScreen.tsx'));
const Notices = lazyPart(() => import('../features/notices/NoticesScreen.tsx'));
const Frame = lazyPart(() => import('../features/frames/FrameScreen.tsx'));

/** Pages that are nobody's first: the first screens do not carry their names. What none of them is, does not exist. */
export default function MorePages({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      <Route path={pages.guides.path} element={<Guides />} />
      <Route path={pages.dutyLists.path} element={<DutyLists />} />
      <Route path={pages.efficiency.path} element={<Efficiency />} />
      <Route path={pages.chat.path} element={<Chat />} />
      <Route path={pages.newsList.path} element={<NewsList />} />
      <Route path={pages.article.path} element={<Article />} />
      <Route path={pages.announcements.path} element={<Announcements />} />
      <Route path={pages.topic.path} element={<Topic />} />
      <Route path={pages.apply.path} element={<Apply />} />
      <Route path={pages.case.path} element={<Case />} />
      <Route path={pages.notices.path} element={<Notices />} />
      <Route path={pages.toolFrame.path} element={<Frame />} />
      <Route path={pages.navigationFrame.path} element={<Frame />} />
      <Route path={pages.messageFrame.path} element={<Frame />} />
      <Route path={pages.serviceFrame.path} element={<Frame />} />
      <Route path={pages.notFound.path} element={notFound} />
    </Routes>
  );
}
