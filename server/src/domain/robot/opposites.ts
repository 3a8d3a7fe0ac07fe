/** What turns a question into another one: 开通 and 取消 of the same thing have different answers. */
const pairs = `
开通|启用|激活 取消|关闭|注销|停用
打开|开启 关闭|关掉
提高|增加|提升|涨|变多 降低|减少|下降|变少
借 还
买|购买 卖|出售
充值|存 退款|提现|取现
提前|提早 推迟|延期|延迟
之前|以前 之后|以后
绑定 解绑|解除
结婚 离婚
入职 离职|辞职
入住 退房|离店
入学 毕业|退学
上传 下载
发货|寄出 收货|签收
转入 转出
男 女
早上|早晨|上午 晚上|下午
快 慢
大 小
多 少
好处|优点 坏处|缺点|危害
国内 国外|境外
线上|网上 线下|现场
电子 纸质
个人 单位|公司|团体
本科 研究生|硕士|博士
教师|老师|教工 学生
第一 第二|第三
开始 结束|截止
能|可以 不能|不可以
吃 不能吃|忌口
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((side) => side.split('|')) as [string[], string[]]);

const has = (text: string, side: readonly string[]) => side.some((word) => text.includes(word));

/** One says the one, the other says the opposite. */
export const areOpposite = (one: string, other: string): boolean =>
  pairs.some(
    ([left, right]) =>
      (has(one, left) && !has(one, right) && has(other, right) && !has(other, left)) ||
      (has(one, right) && !has(one, left) && has(other, left) && !has(other, right)),
  );
