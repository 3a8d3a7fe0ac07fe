import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { aServiceTile } from '../../test/services.ts';
import { fakeWire } from '../../test/wire.ts';
import { ServiceLink } from './ServiceLink.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const wire = fakeWire({ 'services.click': {} });
  render(
    <ServiceLink service={aServiceTile({ openWay: 1001 })} className="x">
      选课中心
    </ServiceLink>,
  );
  return () => wire.to('services.click').length;
}

test('SO-3 a service is a real link, and a click is counted once', async () => {
  const clicks = show();
  expect(screen.getByRole('link', { name: '选课中心' }).getAttribute('href')).toBe('#/home/service/7');
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(clicks()).toBe(1));
});

test('the middle button of the mouse counts as well, the right one does not', async () => {
  const clicks = show();
  const press = (button: number) =>
    fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button }));
  press(2);
  press(1);
  await vi.waitFor(() => expect(clicks()).toBe(1));
});
