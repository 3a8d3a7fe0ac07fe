import NoQrCode from './NoQrCode.tsx';

/** The drawing of QR codes is heavy and rarely needed; without it the secret can still be typed. */
export const loadQr = () => import('./QrCode.tsx').catch(() => ({ default: NoQrCode }));
