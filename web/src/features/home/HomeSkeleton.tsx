import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Columns } from './Columns.tsx';
import { expectedShape } from './shape.ts';

const t = textsOf({ ui });

/** The outline of the last visit's page while this one loads. */
export function HomeSkeleton() {
  const [{ layout, cards }] = useState(expectedShape);
  return (
    <div aria-busy="true">
      <span role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </span>
      <Columns layout={layout} cards={cards}>
        {([first]) => (
          <div className="home__waiting" style={{ height: first?.height }}>
            <Skeleton shape="block" width="6em" height={20} />
            <Skeleton lines={4} />
          </div>
        )}
      </Columns>
    </div>
  );
}
