import type { CardData } from '@yizhan/contract/cards.ts';
import type { UsedService } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardCommonUse } from '@yizhan/contract/texts/zh-CN/card-common-use.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { UsedServices } from './UsedServices.tsx';

const t = textsOf({ cardCommonUse });

const ALL = '';
const heights: Readonly<Record<number, number | undefined>> = cardKindLimits.commonUseDialogHeights;

type CommonUseDialogProps = { data: CardData<'commonUse'>; rows: number; onClose: () => void };

/** All frequently used services, by scene. Loaded on demand. */
export default function CommonUseDialog({ data, rows, onClose }: CommonUseDialogProps) {
  const [scene, setScene] = useState(ALL);
  const { own, identity, typeList } = data;
  const tabs = [
    { key: ALL, label: t('all') },
    ...typeList.map(({ name, serviceSceneName }) => ({ key: serviceSceneName, label: name })),
  ];
  const ofScene = (service: UsedService) => scene === ALL || service.serviceSceneName === scene;
  return (
    <Dialog open title={t('title')} width={1080} height={heights[rows]} onClose={onClose}>
      <Tabs label={t('scenes')} tabs={tabs} value={scene} onChange={setScene}>
        <Group title={t('own')} services={own.filter(ofScene)} />
        <Group title={t('identity')} services={identity.filter(ofScene)} />
      </Tabs>
    </Dialog>
  );
}

function Group({ title, services }: { title: string; services: readonly UsedService[] }) {
  if (services.length === 0) return null;
  return (
    <section className="common-use__group" aria-label={title}>
      <h3 className="common-use__title">{title}</h3>
      <UsedServices services={services} />
    </section>
  );
}
