import type { School } from './school.ts';

/** The school puts these words under its search boxes. */
export async function putForward(school: School, hotWords: string[]) {
  const keeper = await school.person({ menus: ['userFrameConfig/manage/searchWords'] });
  const { version } = (await keeper.serviceConfig.hotWords()).result;
  return keeper.serviceConfig.saveHotWords({ hotWords, version });
}
