import { render, screen } from '@testing-library/react';
import type { ChannelSettingsDetail } from '@yizhan/contract/entities/channel.ts';
import { expect, test } from 'vitest';
import { MailPart } from './MailPart.tsx';

test('NT-6 where mail is not set up, a link leads to the settings that have its server', () => {
  render(<MailPart settings={{ mail: null } as ChannelSettingsDetail} />);
  expect(screen.getByRole('link', { name: '学校设置' }).getAttribute('href')).toBe('#/userFrameConfig/manage/settings');
});
