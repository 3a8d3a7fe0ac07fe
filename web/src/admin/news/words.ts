import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { textsOf } from '../../lib/text.ts';

export const n = textsOf('newsManage', newsManage);
