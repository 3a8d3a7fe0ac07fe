import type { client as zh } from '../zh-CN/client.ts';

export const client: Record<keyof typeof zh, string> = {
  timeout: 'E-N00002Q: The network is unstable. Please try again later',
  offline: 'E-N00001Q: No network. Please check your connection',
  httpError:
    'E-FY{status}Q: The network is unstable or the system is busy. Please try again later or contact the administrator',
  empty: 'E-FW00012Q: Something went wrong. Please contact the administrator',
};
