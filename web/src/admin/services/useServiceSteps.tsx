import type { ServiceRow, ServiceStatus } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { type ReactNode, useState } from 'react';
import { SendBackDialog } from '../../admin-kit/publishing/SendBackDialog.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { sayPublished } from '../../admin-kit/view-as.ts';
import { api } from '../../lib/api.ts';
import { servicePath } from '../../lib/paths.ts';
import type { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import type { IconName } from '../../ui/icons/names.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ servicesManage });

export type StepService = Pick<ServiceRow, 'id' | 'name' | 'version' | 'status' | 'submitted' | 'mayShelve'>;
type IsHandled = (error: ApiError) => boolean;
type Step = { key: string; icon: IconName; label: string; take: () => void };
export type ServiceSteps = {
  /** The next review steps the person may take, the most likely first; a form handles refusals itself. */
  stepsFor: (service: StepService, isHandled?: IsHandled) => Step[];
  dialog: ReactNode;
};

type StepOptions = { reason?: string; isHandled?: IsHandled | undefined };

/** The steps that put a service on the shelf or take it off. */
export function useServiceSteps(refresh: () => Promise<void>): ServiceSteps {
  const [sendingBack, setSendingBack] = useState<StepService>();
  const changeStatus = async (
    { id, version }: StepService,
    status: ServiceStatus,
    success: string,
    { reason = '', isHandled }: StepOptions = {},
  ) => {
    const call = api.serviceConfig.changeStatus({ id, version, status, reason });
    const done = await runAction(call, undefined, isHandled);
    setSendingBack(undefined);
    // Success is told after the new version is loaded: the next step would be refused with the old one.
    await refresh();
    if (done && status === 'SHELF') sayPublished(success, servicePath(id));
    else if (done) toast.success(success);
  };
  const withdraw = async (service: StepService) => {
    const { name } = service;
    const question = { title: t('withdrawAsk', { name }), text: t('withdrawText'), yes: t('withdraw'), danger: true };
    if (await ask(question)) await changeStatus(service, 'OFF', t('withdrawn', { name }));
  };
  const send = async (service: StepService, isHandled?: IsHandled) => {
    const { name } = service;
    const question = { title: t('askReviewAsk', { name }), text: t('askReviewText'), yes: t('askReview') };
    if (await ask(question)) await changeStatus(service, 'SUBMITTED', t('asked', { name }), { isHandled });
  };

  const stepsFor = (service: StepService, isHandled?: IsHandled): Step[] => {
    const { name, status, submitted, mayShelve } = service;
    const shelve = (label: string): Step => ({
      key: 'shelf',
      icon: 'publish',
      label,
      take: () => void changeStatus(service, 'SHELF', t('shelved', { name }), { isHandled }),
    });
    const takeBack = () => void changeStatus(service, 'DRAFT', t('takenBack', { name }));
    switch (status) {
      case 'SHELF':
        return [{ key: 'off', icon: 'archive', label: t('withdraw'), take: () => void withdraw(service) }];
      case 'SUBMITTED':
        return [
          ...(mayShelve ? [shelve(t('approve'))] : []),
          submitted?.own
            ? { key: 'back', icon: 'undo', label: t('takeBack'), take: takeBack }
            : { key: 'back', icon: 'undo', label: t('sendBack'), take: () => setSendingBack(service) },
        ];
      case 'DRAFT':
      case 'OFF':
        return mayShelve
          ? [shelve(t('shelve'))]
          : [{ key: 'ask', icon: 'publish', label: t('askReview'), take: () => void send(service, isHandled) }];
    }
  };
  const dialog = sendingBack && (
    <SendBackDialog
      subject={sendingBack}
      hint={t('sendBackHint')}
      onSendBack={(reason) => changeStatus(sendingBack, 'DRAFT', t('sentBack', { name: sendingBack.name }), { reason })}
      onClose={() => setSendingBack(undefined)}
    />
  );
  return { stepsFor, dialog };
}
