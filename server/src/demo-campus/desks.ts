import type { Desk } from './desk.ts';
import { application } from './desk-application.ts';
import { booking } from './desk-booking.ts';
import { payment } from './desk-payment.ts';
import type { CampusSystem } from './options.ts';

const byType: Readonly<Record<string, Desk>> = {
  预约: booking,
  缴费: payment,
  申请: application,
  报名: application,
  报修: application,
  证明: application,
  咨询: application,
};

/** What can be done at a system; one that only shows something has no desk. */
export const deskOf = ({ type }: CampusSystem): Desk | undefined => byType[type];
