import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UploadList } from './UploadList.tsx';
import { type Upload, useUploads } from './uploads.ts';

afterEach(cleanup);

const upload = (name: string, state: Upload['state']): Upload => ({
  ...{ key: name, jid: '3', file: new File(['x'], name), percent: 0, state },
});

test('CH-12 a file that was refused can be discarded; only one that did not get through can be tried again', () => {
  useUploads.setState({
    uploads: [
      upload('程序.exe', { problem: '学校不允许', isRefused: true }),
      upload('照片.png', { problem: '网络不通', isRefused: false }),
    ],
  });
  render(<UploadList jid="3" />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '移除 程序.exe',
    '重新上传 照片.png',
    '移除 照片.png',
  ]);
});
