import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { aHallService } from '../../../test/services.ts';
import { fakeWire } from '../../../test/wire.ts';
import LandingScreen from './LandingScreen.tsx';

beforeEach(freshBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('landing')?.remove();
});

/** The page as the server writes it, with the client beside it. */
function show(answers: Parameters<typeof fakeWire>[0]) {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div id="landing"><form class="landing-search" action="/search"><input type="search" name="keyword"></form></div>',
  );
  const wire = fakeWire({ 'hall.words': { history: [], hot: ['校车'] }, ...answers });
  render(
    <HashRouter>
      <LandingScreen />
    </HashRouter>,
  );
  return { ...wire, box: screen.getByRole('searchbox') };
}

const leave = aHallService({ serviceName: '学生请假', nameMarks: [[2, 4]], openWay: 1001 });

test('HL-13 LP-2 the search box of the landing page suggests what the hall would find, by the same keys', async () => {
  const { box, to } = show({ 'hall.openSuggest': { services: [leave], near: [], words: ['请假条'] } });
  expect(box.getAttribute('aria-expanded')).toBeNull();
  await userEvent.click(box);
  await screen.findByRole('option', { name: '校车' });
  await userEvent.type(box, '请假');
  const service = await screen.findByRole('option', { name: /学生\s*请假/ });
  expect(service.closest('form')).toBe(box.closest('form'));
  await userEvent.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(decodeURIComponent(location.hash)).toBe('#/allServices?keyword=请假条'));
  expect(to('hall.openSuggest').at(-1)?.body.keyword).toBe('请假');
});

test('HL-13 what only comes near is offered as such on the landing page, and Enter goes where the hall would', async () => {
  const near = [aHallService({ serviceName: '电动车登记', serviceId: '31' })];
  const { box } = show({ 'hall.openSuggest': { services: [], near, words: [] } });
  await userEvent.type(box, '小电驴停哪');
  const group = await screen.findByRole('group', { name: '最接近的' });
  expect(within(group).getByRole('option').textContent).toContain('电动车登记');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(decodeURIComponent(location.hash)).toBe('#/allServices?keyword=小电驴停哪'));
});
