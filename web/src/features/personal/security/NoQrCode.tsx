import { t } from '../words.ts';

export default function NoQrCode(_: { text: string }) {
  return <p className="factor-scan__none">{t('qrFailed')}</p>;
}
