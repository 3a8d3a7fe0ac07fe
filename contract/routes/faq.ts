import type { Routes } from '../route.ts';

const faq = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/faq' } as const;

/** Administration of the question robot. */
export const faqRoutes = {
  list: { ...faq, path: '/faqConfig/page', reads: true },
  get: { ...faq, path: '/faqConfig/detail', reads: true },
  create: { ...faq, path: '/faqConfig/save' },
  update: { ...faq, path: '/faqConfig/update' },
  remove: { ...faq, path: '/faqConfig/remove' },
  withdraw: { ...faq, path: '/faqConfig/withdraw' },
  publishDrafts: { ...faq, path: '/faqConfig/publishDrafts' },
  check: { ...faq, path: '/faqConfig/check', reads: true },
  services: { ...faq, path: '/faqConfig/getServiceList', reads: true },
  guides: { ...faq, path: '/faqConfig/getGuideList', reads: true },

  gaps: { ...faq, path: '/faqConfig/gaps', reads: true },
  createFromGap: { ...faq, path: '/faqConfig/createFromGap' },
  addGapToFaq: { ...faq, path: '/faqConfig/addGapToFaq' },
  addGapSynonym: { ...faq, path: '/faqConfig/addGapSynonym' },
  ignoreGap: { ...faq, path: '/faqConfig/ignoreGap' },

  statistics: { ...faq, path: '/faqConfig/statistics', reads: true },

  tests: { ...faq, path: '/faqConfig/tests', reads: true },
  addTest: { ...faq, path: '/faqConfig/addTest' },
  removeTest: { ...faq, path: '/faqConfig/removeTest' },
  runTests: { ...faq, path: '/faqConfig/runTests', reads: true },
  tryQuestion: { ...faq, path: '/faqConfig/tryQuestion', reads: true },

  scenes: { ...faq, path: '/faqConfig/scenes', reads: true },
  saveScene: { ...faq, path: '/faqConfig/saveScene' },
  removeScene: { ...faq, path: '/faqConfig/removeScene' },
  settings: { ...faq, path: '/faqConfig/settings', reads: true },
  saveSettings: { ...faq, path: '/faqConfig/saveSettings' },
  models: { ...faq, path: '/faqConfig/models', reads: true },
  saveModels: { ...faq, path: '/faqConfig/saveModels' },
  testModel: { ...faq, path: '/faqConfig/testModel' },
} as const satisfies Routes;
