import type { footer as zh } from '../zh-CN/footer.ts';

export const footer: Record<keyof typeof zh, string> = {
  contact: 'Contact',
  address: 'Address',
  phone: 'Phone',
  mail: 'Mail',
  friendlyLinks: 'Related sites',
  qrCode: 'QR code of {name}',
};
