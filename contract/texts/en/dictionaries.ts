import type { dictionaries as zh } from '../zh-CN/dictionaries.ts';

export const dictionaries: Record<keyof typeof zh, string> = {
  identityType: 'Identity type',
  'identityType.1': 'Undergraduate',
  'identityType.2': 'Postgraduate',
  'identityType.3': 'Teacher',
  'identityType.4': 'Staff',
  'identityType.5': 'Retired',
  'identityType.6': 'Alumnus',
  'identityType.7': 'Parent or external',
  'identityType.9': 'Visitor',
  announcementSource: 'Source of announcements',
  'announcementSource.OfficialAccount': 'Public account',
  'announcementSource.PORTAL': 'Portal',
  shelfLabel: 'Service label',
  'shelfLabel.NEW': 'New',
  'shelfLabel.HOT': 'Hot',
  'shelfLabel.PICK': 'Pick',
  'shelfLabel.MAINTENANCE': 'Maintenance',
  'shelfLabel.PAUSED': 'Paused',
};
