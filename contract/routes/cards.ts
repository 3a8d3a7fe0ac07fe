import type { Routes } from '../route.ts';
import { firstCardRoutes } from './cards-first.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = { base: 'online', method: 'POST', access: 'config', menu: 'cardBusinessConfig' } as const;
const library = { ...config, menu: 'userFrameConfig/homePageConfig' } as const;

export const cardRoutes = {
  ...firstCardRoutes,
  choices: { ...own, path: '/platformapplynavigation/identity/card/list', reads: true },
  arrange: { ...own, path: '/userHomePageApplyCard/submit' },
  restore: { ...own, path: '/userHomePageApplyCard/restore' },

  list: { ...config, path: '/cardbusinessconfig/list', reads: true },
  detail: { ...config, path: '/cardbasicconfig/detail', reads: true },
  submit: { ...config, path: '/cardbasicconfig/submit' },
  preview: { ...config, path: '/cardcolumnconfig/preview', reads: true },

  columns: { ...config, path: '/cardcolumnconfig/list', reads: true },
  column: { ...config, path: '/cardcolumnconfig/detail', reads: true },
  submitColumn: { ...config, path: '/cardcolumnconfig/submit' },
  removeColumn: { ...config, path: '/cardcolumnconfig/remove' },
  orderColumns: { ...config, path: '/cardcolumnconfig/adjustOrder' },
  connectors: { ...config, path: '/cardcolumnconfig/connectors', reads: true },
  tryColumn: { ...config, path: '/cardcolumnconfig/tryRun' },
  microAppOrigins: { ...config, path: '/cardbasicconfig/microAppOrigins', reads: true },
  services: { ...config, path: '/cardcolumnconfig/getServiceList', reads: true },

  library: { ...library, path: '/indexcardconfig/list', reads: true },
  libraryCard: { ...library, path: '/indexcardconfig/detail', reads: true },
  classify: { ...library, path: '/indexcardconfig/submit' },
  remove: { ...library, path: '/indexcardconfig/remove' },
  repetitiveName: { ...library, path: '/indexcardconfig/repetitiveName', reads: true },
  categories: { ...library, path: '/indextypeconfig/list', reads: true },
  category: { ...library, path: '/indextypeconfig/detail', reads: true },
  submitCategory: { ...library, path: '/indextypeconfig/submit' },
  removeCategory: { ...library, path: '/indextypeconfig/remove' },
} as const satisfies Routes;
