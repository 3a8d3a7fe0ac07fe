import type { guidePage as zh } from '../zh-CN/guide-page.ts';

export const guidePage: Record<keyof typeof zh, string> = {
  pageTitle: '{name} · Guide · {school}',
  pageDescription: '{name} at {school}: {about}',
  noAbout: 'who may apply, what to bring, how it goes, when, where and whom to ask.',
  home: 'Back to the start',
  star: '{score} of 5 ({n} ratings)',
  wanted: 'The answer should be “{answer}”',
  missingTitle: 'There is no such guide',
  missingText:
    'It may have been withdrawn, or it is for members of the school only. Sign in and look in the service hall.',
  missingEnter: 'Sign in and look',
  handled: 'Handled',
  paperNumbers: '1,2,3,4,5,6,7,8,9,10,11,12',
  paperHeading: '{n}. {title}',
  unpublished: 'Draft, not published',
  onPaperSince: 'Published on {day}',
  readAt: 'The newest version, forms and attachments: {address}',
};
