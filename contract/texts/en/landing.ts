import type { landing as zh } from '../zh-CN/landing.ts';

export const landing: Record<keyof typeof zh, string> = {
  portal: 'One-stop portal',
  description: '{school} · {portal}: {slogan}',
  signIn: 'Sign in',
  enter: 'Sign in to the portal',
  overview: 'At a glance',
  departmentsCount: 'Departments',
  announcementsCount: 'Public notices',
  announcements: 'Announcements',
  noAnnouncements: 'No public notices yet',
  departments: 'Departments',
  phoneLabel: 'Phone: {phone}',
  mailLabel: 'Mail: {mail}',
  addressLabel: 'Address: {address}',
  noScript: 'You can read this page; to sign in, please switch on JavaScript.',
};
