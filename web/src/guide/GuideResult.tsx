import type { GuideHit } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { hrefOf, openServicePath, servicePath } from '../lib/paths.ts';
import { textsOf } from '../lib/text.ts';
import { ServiceIcon } from '../service/ServiceIcon.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Highlight } from '../ui/Highlight.tsx';

const t = textsOf({ guides });

export function GuideResult({ guide, open }: { guide: GuideHit; open: boolean }) {
  const { serviceId, guideName, nameMarks, excerpt, excerptMarks, deptName, promise, processType, updatedOn } = guide;
  return (
    <a className="found-guide" href={hrefOf(open ? openServicePath(serviceId) : servicePath(serviceId))}>
      <ServiceIcon icon={guide.serviceIcon} tint={guide.tint} size={48} />
      <span className="found-guide__words">
        <span className="found-guide__name">
          <Highlight text={guideName} ranges={nameMarks} />
        </span>
        {excerpt && (
          <span className="found-guide__excerpt">
            <Highlight text={excerpt} ranges={excerptMarks} />
          </span>
        )}
        <span className="found-guide__about">
          <Chip tone={processType === 'ONLINE' ? 'brand' : 'neutral'}>
            {t(processType === 'ONLINE' ? 'online' : 'offline')}
          </Chip>
          {deptName && <span>{deptName}</span>}
          {promise && <span>{t('promised', { limit: promise })}</span>}
          <span>{t('updatedOn', { day: updatedOn })}</span>
        </span>
      </span>
    </a>
  );
}
