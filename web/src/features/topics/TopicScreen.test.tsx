import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Topic } from '@yizhan/contract/entities/portal.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { paths } from '../../lib/paths.ts';
import TopicScreen from './TopicScreen.tsx';

beforeEach(freshBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const topic: Topic = {
  ...{ id: '7', title: '期末服务月', subtitle: '成绩与考试', cover: null, endTime: '2027-01-15 00:00:00' },
  services: [
    {
      ...{ serviceId: '9', serviceName: '成绩查询', serviceIcon: 'book', tint: 1, serviceSceneName: '学习' },
      ...{ serviceDeptName: '教务处', shelfLabelName: '热', processType: 'ONLINE', hasGuide: true, state: 'OPEN' },
      ...{ accessWay: 1, openWay: 1003, serviceUrl: 'https://score.example.edu.cn/' },
    },
  ],
};

function open(answers: Answers, visitor = false) {
  fakeWire(answers);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/home/topic/7']}>
        <Routes>
          <Route path={paths.topic} element={<TopicScreen visitor={visitor} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('HM-2 a topic lists its services, each of them opens', async () => {
  signedIn();
  open({ 'portal.topic': topic });
  expect(await screen.findByRole('heading', { name: '期末服务月', level: 1 })).toBeTruthy();
  const link = await screen.findByRole('link', { name: /成绩查询/ });
  expect(link.getAttribute('href')).toBe('https://score.example.edu.cn/');
  expect(screen.getByText('专题开放至 2027-01-15')).toBeTruthy();
});

test('HM-2 a visitor sees the topic too; a service that needs sign-in leads to its public page', async () => {
  const services = topic.services.map((service) => ({ ...service, serviceUrl: '' }));
  open({ 'landing.topic': { ...topic, services } }, true);
  expect((await screen.findByRole('link', { name: /成绩查询/ })).getAttribute('href')).toBe('#/service/9');
});

test('HM-2 a topic that is over, or has nothing for the person, says so and leads to the hall', async () => {
  signedIn();
  open({ 'portal.topic': refused({ status: 4040, msg: '不存在' }) });
  expect(await screen.findByText('专题不存在或已结束')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去服务大厅' }).getAttribute('href')).toBe('#/home/serviceHall');
  cleanup();
  open({ 'portal.topic': { ...topic, services: [] } });
  expect(await screen.findByText('这个专题里暂无您可以办理的服务')).toBeTruthy();
});
