import type { viewer as zh } from '../zh-CN/viewer.ts';

export const viewer: Record<keyof typeof zh, string> = {
  title: 'Picture',
  open: 'View full size',
  openNamed: 'View full size: {name}',
  counter: '{n} / {total}',
  place: 'Picture {n} of {total}',
  previous: 'Previous (←)',
  next: 'Next (→)',
  zoomIn: 'Zoom in (↑)',
  zoomOut: 'Zoom out (↓)',
  fit: 'Fit the window (Ctrl+0)',
  original: 'Original size (Ctrl+1)',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  download: 'Download',
  close: 'Close (Esc)',
  failed: 'Could not be loaded',
  retry: 'Load again',
  tools: 'Picture tools',
  ratio: 'Zoom {percent}',
};
