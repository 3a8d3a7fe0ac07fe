import type { Menu } from './sections.ts';

type BulkListRoute = { menu: Menu; exports: true; imports: boolean };

/** Every list that can be exported or imported, under the menu entry of its screen. Its columns stand on the server. */
export const bulkLists = {
  users: { menu: 'userFrameConfig/manage/users', exports: true, imports: true },
  departments: { menu: 'userFrameConfig/manage/departments', exports: true, imports: true },
  services: { menu: 'userFrameConfig/manage/services', exports: true, imports: true },
  guides: { menu: 'managementGuideConfig', exports: true, imports: true },
  dictionary: { menu: 'userFrameConfig/manage/dictionary', exports: true, imports: true },
  ratings: { menu: 'userFrameConfig/manage/services', exports: true, imports: false },
} as const satisfies Record<string, BulkListRoute>;

export type BulkList = keyof typeof bulkLists;
