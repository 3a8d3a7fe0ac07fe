import { useQuery } from '@tanstack/react-query';
import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { personalData } from '@yizhan/contract/texts/zh-CN/personal-data.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import './DataSection.css';
import { FigureRow } from './FigureRow.tsx';

const t = textsOf({ personalData });

/** 个人数据: one's figures in the school's systems, each with its source and the way to correct it. */
export default function DataSection() {
  const found = useQuery(query.personInfo.figures());
  const [wrong, setWrong] = useState<Figure>();
  return (
    <Card title={t('title')} count={found.data?.length}>
      <p className="figures__hint">{t('hint')}</p>
      <Loaded
        query={found}
        empty={<Empty text={t('none')} />}
        skeleton={<Skeleton lines={6} />}
      >
        {(figures) => (
          <ul className="figures">
            {figures.map((figure) => (
              <FigureRow key={figure.id} figure={figure} onCorrect={() => setWrong(figure)} />
            ))}
          </ul>
        )}
      </Loaded>
      {wrong && <CorrectionDialog figure={wrong} onClose={() => setWrong(undefined)} />}
    </Card>
  );
}
