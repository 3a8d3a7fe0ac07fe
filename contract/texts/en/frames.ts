import type { frames as zh } from '../zh-CN/frames.ts';

export const frames: Record<keyof typeof zh, string> = {
  title: 'Application',
  loading: 'Opening “{title}”',
  open: 'Open in a new window',
  wayOut: 'Does not open? Open in a new window',
  noId: 'Nothing was named to open',
  noIdText: 'Please start again from the home page or the navigation.',
  notAllowed: '“{title}” cannot be shown inside the portal',
  notAllowedText:
    'Its address is not among those the school allows. You can open it in a new window; ask an administrator to show it here.',
  insecure: 'The address of “{title}” cannot be opened',
  insecureText: 'It is not a web address. Please ask an administrator to correct it.',
  toService: 'See the service',
  toHome: 'To the home page',
  serviceText: 'Its page tells when it is open and whom it is for.',
};
