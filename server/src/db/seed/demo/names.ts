import type { Random } from './random.ts';

// Common surnames are repeated.
const surnames = [
  ...'王李张刘陈杨黄赵周吴王李张刘陈杨王李张刘陈',
  ...'徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾',
  ...'韦夏邱方侯邹熊孟秦白江阎薛尹段雷龙陶贺顾毛郝龚邵万钱严武戚',
  // Common in the south-west, and two of two characters.
  ...'木和普刀',
  '欧阳',
  '上官',
];

const first =
  '子思雨欣梓浩明佳一文嘉俊宇泽晨若诗语沐宜景书承昕知清雅静慧博远志建国家华晓春秋丽海天云岭星月安宁启睿亦可心乐言意';
const second =
  '涵轩怡然琪萱航宇豪杰瑶彤琳妍菲阳辰逸凡洋铭源峰磊强敏婷娜颖洁莹雪梅兰君瑾瑜琛睿哲凯旋飞鹏翔龙伟斌超博文武平安康健林森';

export function makeName(random: Random): string {
  const surname = random.pick(surnames);
  const givenName = random.pick([...second]);
  return random.below(100) < 14 ? surname + givenName : surname + random.pick([...first]) + givenName;
}
