import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

/** HL-3: the likely intended word when the keyword matches nothing. */
export const DidYouMean = ({ meant, change }: { meant: string | null; change: ChangeHall }) =>
  meant && (
    <p className="hall-meant">
      {t('meant')}{' '}
      <Button size="small" variant="quiet" onClick={() => change({ keyword: meant })}>
        {meant}
      </Button>
    </p>
  );
