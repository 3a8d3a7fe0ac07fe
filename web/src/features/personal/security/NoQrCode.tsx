import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ personal });

export default function NoQrCode(_: { text: string }) {
  return <p className="factor-scan__none">{t('qrFailed')}</p>;
}
