import NoQrCode from './NoQrCode.tsx';

/** The QR module is heavy and rarely needed. Without it the secret can still be typed. */
export const loadQr = () => import('./QrCode.tsx').catch(() => ({ default: NoQrCode }));
